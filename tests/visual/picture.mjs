/* Images as raw pixels: cropping, comparing and encoding. */
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { exact } from './tolerance.mjs';

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
  const [columns, rows] = [Math.min(width, to.width), Math.min(height, to.height)];
  for (let y = 0; y < rows; y += 1) data.copy(out, y * to.width * 4, y * width * 4, (y * width + columns) * 4);
  return { data: out, ...to };
}

/** An image of the averages of `cell` × `cell` pixels. */
function averages({ data, width, height }, cell) {
  if (cell === 1) return { data, width, height };
  const size = { width: Math.ceil(width / cell), height: Math.ceil(height / cell) };
  const out = Buffer.alloc(size.width * size.height * 4);
  for (let row = 0; row < size.height; row += 1) {
    for (let column = 0; column < size.width; column += 1) {
      const sums = [0, 0, 0, 0];
      const [right, bottom] = [Math.min(width, (column + 1) * cell), Math.min(height, (row + 1) * cell)];
      for (let y = row * cell; y < bottom; y += 1) {
        for (let x = column * cell; x < right; x += 1) {
          for (let channel = 0; channel < 4; channel += 1) sums[channel] += data[(y * width + x) * 4 + channel];
        }
      }
      const count = (right - column * cell) * (bottom - row * cell);
      for (let channel = 0; channel < 4; channel += 1) {
        out[(row * size.width + column) * 4 + channel] = Math.round(sums[channel] / count);
      }
    }
  }
  return { data: out, ...size };
}

/**
 * Compares two images. `undefined` if they are equal within the tolerance; otherwise a description of the difference
 * and an image of it.
 */
export function difference(expected, actual, { cell, threshold, share, slack } = exact) {
  const sameSize = expected.width === actual.width && expected.height === actual.height;
  if (sameSize && expected.data.equals(actual.data)) return undefined;
  const isNear = Math.abs(expected.width - actual.width) <= slack && Math.abs(expected.height - actual.height) <= slack;
  // Different sizes are compared as far as both reach, unless the size itself is the difference.
  const reach = isNear ? Math.min : Math.max;
  const size = {
    width: reach(expected.width, actual.width),
    height: reach(expected.height, actual.height),
  };
  const [before, after] = [expected, actual].map((picture) => averages(onCanvas(picture, size), cell));
  const marked = Buffer.alloc(before.data.length);
  const count = pixelmatch(before.data, after.data, marked, before.width, before.height, {
    threshold,
    // Averages have no antialiasing to be ignored.
    includeAA: cell > 1,
  });
  if (isNear && count <= share * before.width * before.height) return undefined;
  const unit = cell === 1 ? 'pixels' : `squares of ${cell} pixels`;
  const what = isNear
    ? `${count} ${unit} differ`
    : `the size is ${actual.width}×${actual.height} instead of ${expected.width}×${expected.height}`;
  return { what, picture: { data: marked, width: before.width, height: before.height } };
}

/** Encodes a lossless WebP, a third smaller than the smallest PNG. */
export function encode({ data, width, height }) {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
}
