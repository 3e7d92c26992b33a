/* Images as raw pixels: cropping, comparing and encoding. */
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

// As a fraction of the largest colour difference. A grey that is off by six of 255 is detected; rounding on another
// processor is not.
const threshold = 0.02;
const margin = 8;

/** Decodes an image file into `{ data, width, height }`, four bytes per pixel. */
export async function decode(file) {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Crops the empty background around a story, leaving a margin of eight pixels. */
export function cropToContent({ data, width, height }) {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  // The lower right corner is background unless the image is full, and then nothing is cropped.
  const ground = pixels[pixels.length - 1];
  let [top, bottom, left, right] = [height, -1, width, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (pixels[y * width + x] === ground) continue;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
      if (x < left) left = x;
      if (x > right) right = x;
    }
  }
  // A story without visible content, such as screen-reader text, leaves a patch of background.
  if (bottom < 0) [top, bottom, left, right] = [0, 0, 0, 0];
  top = Math.max(0, top - margin);
  left = Math.max(0, left - margin);
  bottom = Math.min(height - 1, bottom + margin);
  right = Math.min(width - 1, right + margin);
  const cropped = { width: right - left + 1, height: bottom - top + 1 };
  const out = Buffer.alloc(cropped.width * cropped.height * 4);
  for (let y = 0; y < cropped.height; y += 1) {
    const from = ((top + y) * width + left) * 4;
    data.copy(out, y * cropped.width * 4, from, from + cropped.width * 4);
  }
  return { data: out, ...cropped };
}

function onCanvas({ data, width, height }, to) {
  const out = Buffer.alloc(to.width * to.height * 4);
  for (let y = 0; y < height; y += 1) data.copy(out, y * to.width * 4, y * width * 4, (y + 1) * width * 4);
  return out;
}

/**
 * Compares two images. `undefined` if they are equal apart from antialiasing; otherwise a description of the difference
 * and an image of it.
 */
export function difference(expected, actual) {
  const sameSize = expected.width === actual.width && expected.height === actual.height;
  if (sameSize && expected.data.equals(actual.data)) return undefined;
  const size = {
    width: Math.max(expected.width, actual.width),
    height: Math.max(expected.height, actual.height),
  };
  const marked = Buffer.alloc(size.width * size.height * 4);
  const count = pixelmatch(onCanvas(expected, size), onCanvas(actual, size), marked, size.width, size.height, {
    threshold,
  });
  if (sameSize && count === 0) return undefined;
  const what = sameSize
    ? `${count} pixels differ`
    : `the size is ${actual.width}×${actual.height} instead of ${expected.width}×${expected.height}`;
  return { what, picture: { data: marked, ...size } };
}

/** Encodes a lossless WebP, a third smaller than the smallest PNG. */
export function encode({ data, width, height }) {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
}
