// A baseline JPEG encoder (ISO/IEC 10918-1, ITU-T T.81). Kept small instead of efficient: every Huffman code has eight
// bits, and all three components share one table of each kind.

const width = 320;
const height = 240;

/** Indexes of a block's coefficients in zigzag order. */
const zigzag = [
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21, 28,
  35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47,
  55, 62, 63,
];
/** Quantisation steps, coarser for less visible frequencies. */
const steps = Array.from({ length: 64 }, (_, n) => 4 + 2 * ((n >> 3) + (n & 7)));
const cosines = Array.from({ length: 64 }, (_, n) => Math.cos(((2 * (n & 7) + 1) * (n >> 3) * Math.PI) / 16) / 2);
const scale = (n: number) => (n === 0 ? Math.SQRT1_2 : 1);

/** Sizes of DC coefficients, and zero runs with sizes of AC coefficients: the symbol at index n has the code n. */
const firstSymbols = Array.from({ length: 12 }, (_, size) => size);
const otherSymbols = [0x00, 0xf0, ...Array.from({ length: 160 }, (_, n) => ((n / 10) << 4) | ((n % 10) + 1))];

type Rgb = readonly [red: number, green: number, blue: number];

const mixed = (one: Rgb, other: Rgb, share: number): Rgb => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
];

const walls: readonly Rgb[] = [
  [196, 172, 148],
  [150, 164, 176],
  [186, 150, 140],
  [170, 178, 150],
];

/** Colour of a pixel: a house with a door and a ramp under an evening sky, which differs by seed. */
function scene(x: number, y: number, seed: number): Rgb {
  const horizon = 150 + (seed % 30);
  const left = 40 + (seed % 60);
  const right = left + 150 + (seed % 50);
  const top = 50 + (seed % 40);
  const doorAt = left + 40 + (seed % 60);
  // Noise as from a small camera.
  const grain = (((x * 374_761 + y * 668_265 + seed * 97) >>> 3) % 13) - 6;
  const shade = (color: Rgb): Rgb => [color[0] + grain, color[1] + grain, color[2] + grain];
  if (y > horizon) {
    const ramp = x > doorAt - 10 && y - horizon < (x - doorAt + 10) * 0.22 && x < doorAt + 190;
    return shade(mixed(ramp ? [182, 180, 176] : [96, 106, 84], [60, 64, 62], (y - horizon) / height));
  }
  if (x > left && x < right && y > top) {
    if (x > doorAt && x < doorAt + 34 && y > horizon - 66) return shade([70, 58, 62]);
    const isWindow = (x - left) % 46 > 26 && (y - top) % 50 > 20 && y < horizon - 20;
    if (isWindow) return shade([226, 206, 150]);
    return shade(mixed(walls[seed % walls.length] ?? [180, 170, 150], [80, 84, 96], (x - left) / 420));
  }
  return shade(mixed([120, 150, 190], [238, 208, 170], y / horizon));
}

/** Luminance and chrominance of a pixel, each centred on zero. */
function components([red, green, blue]: Rgb): Rgb {
  return [
    0.299 * red + 0.587 * green + 0.114 * blue - 128,
    -0.1687 * red - 0.3313 * green + 0.5 * blue,
    0.5 * red - 0.4187 * green - 0.0813 * blue,
  ];
}

/** The 64 quantised coefficients of a block, in zigzag order. */
function transformed(block: Float64Array): number[] {
  const half = new Float64Array(64);
  for (let y = 0; y < 8; y += 1) {
    for (let u = 0; u < 8; u += 1) {
      let sum = 0;
      for (let x = 0; x < 8; x += 1) sum += (block[8 * y + x] ?? 0) * (cosines[8 * u + x] ?? 0);
      half[8 * y + u] = sum * scale(u);
    }
  }
  return zigzag.map((n) => {
    const [v, u] = [n >> 3, n & 7];
    let sum = 0;
    for (let y = 0; y < 8; y += 1) sum += (half[8 * y + u] ?? 0) * (cosines[8 * v + y] ?? 0);
    return Math.round((sum * scale(v)) / (steps[n] ?? 1));
  });
}

/** Collects bits. A byte of ones is followed by a zero byte, or it would be read as a marker. */
function bitWriter() {
  const bytes: number[] = [];
  let [held, count] = [0, 0];
  return {
    write(value: number, length: number) {
      for (let bit = length - 1; bit >= 0; bit -= 1) {
        held = (held << 1) | ((value >> bit) & 1);
        count += 1;
        if (count < 8) continue;
        bytes.push(held);
        if (held === 0xff) bytes.push(0);
        [held, count] = [0, 0];
      }
    },
    end(): number[] {
      while (count !== 0) this.write(1, 1);
      return bytes;
    },
  };
}

type BitWriter = ReturnType<typeof bitWriter>;

const sizeOf = (value: number) => (value === 0 ? 0 : 32 - Math.clz32(Math.abs(value)));

function writeValue(bits: BitWriter, value: number, size: number): void {
  bits.write(value < 0 ? value + (1 << size) - 1 : value, size);
}

function writeBlock(bits: BitWriter, coefficients: readonly number[], before: number): void {
  const change = (coefficients[0] ?? 0) - before;
  bits.write(firstSymbols.indexOf(sizeOf(change)), 8);
  writeValue(bits, change, sizeOf(change));
  const last = coefficients.findLastIndex((value) => value !== 0);
  let zeros = 0;
  for (let at = 1; at <= last; at += 1) {
    const value = coefficients[at] ?? 0;
    if (value === 0) {
      zeros += 1;
      continue;
    }
    for (; zeros > 15; zeros -= 16) bits.write(otherSymbols.indexOf(0xf0), 8);
    bits.write(otherSymbols.indexOf((zeros << 4) | sizeOf(value)), 8);
    writeValue(bits, value, sizeOf(value));
    zeros = 0;
  }
  if (last < 63) bits.write(otherSymbols.indexOf(0), 8);
}

function scan(seed: number): number[] {
  const bits = bitWriter();
  const before = [0, 0, 0];
  const blocks = [new Float64Array(64), new Float64Array(64), new Float64Array(64)];
  for (let top = 0; top < height; top += 8) {
    for (let left = 0; left < width; left += 8) {
      for (let n = 0; n < 64; n += 1) {
        const values = components(scene(left + (n & 7), top + (n >> 3), seed));
        for (const [component, block] of blocks.entries()) block[n] = values[component] ?? 0;
      }
      for (const [component, block] of blocks.entries()) {
        const coefficients = transformed(block);
        writeBlock(bits, coefficients, before[component] ?? 0);
        before[component] = coefficients[0] ?? 0;
      }
    }
  }
  return bits.end();
}

const segment = (marker: number, ...content: readonly number[]) => [
  0xff,
  marker,
  (content.length + 2) >> 8,
  (content.length + 2) & 0xff,
  ...content,
];
const both = (value: number) => [value >> 8, value & 0xff];
// All codes have eight bits, so the counts of other lengths are 0.
const lengths = (count: number) => Array.from({ length: 16 }, (_, n) => (n === 7 ? count : 0));

/** A photograph of 320 × 240 pixels as a JPEG file of exactly `size` bytes, padded with comments. */
export function photo(seed: number, size: number): Uint8Array<ArrayBuffer> {
  const head = [
    0xff,
    0xd8,
    ...segment(0xe0, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0),
    ...segment(0xdb, 0, ...zigzag.map((n) => steps[n] ?? 1)),
    ...segment(0xc0, 8, ...both(height), ...both(width), 3, ...[1, 2, 3].flatMap((id) => [id, 0x11, 0])),
    ...segment(0xc4, 0x00, ...lengths(firstSymbols.length), ...firstSymbols),
    ...segment(0xc4, 0x10, ...lengths(otherSymbols.length), ...otherSymbols),
  ];
  const body = [...segment(0xda, 3, ...[1, 2, 3].flatMap((id) => [id, 0]), 0, 63, 0), ...scan(seed), 0xff, 0xd9];
  const bytes = new Uint8Array(Math.max(size, head.length + body.length));
  bytes.set(head);
  let at = head.length;
  // A comment segment holds at most 65,533 bytes and needs at least 4 in the file, so the last two share the remainder.
  for (let left = bytes.length - head.length - body.length; left >= 4;) {
    const length = left > 65_000 ? Math.min(65_000, left - 4) : left;
    bytes.set([0xff, 0xfe, ...both(length - 2)], at);
    at += length;
    left -= length;
  }
  bytes.set(body, at);
  return bytes.subarray(0, at + body.length);
}
