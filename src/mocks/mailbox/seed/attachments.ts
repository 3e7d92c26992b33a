import type { Attachment } from '#modules/mailbox/api';

const encodeText = (text: string) => new TextEncoder().encode(text);

function concatBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** A small PDF with one page that shows its file name. */
function pdf(name: string, size: number): Uint8Array<ArrayBuffer> {
  const plain = name.normalize('NFKD').replaceAll(/[^\w .-]/g, '');
  const stream = `BT /F1 24 Tf 60 760 Td (${plain}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R>>',
    `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ].map((object, n) => `${n + 1} 0 obj${object}endobj\n`);
  const head = '%PDF-1.4\n';
  const starts = objects.map((_, n) => head.length + objects.slice(0, n).join('').length);
  const body = head + objects.join('');
  const lines = starts.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const tail = (at: number) =>
    `xref\n0 6\n0000000000 65535 f \n${lines}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${String(at).padStart(9, '0')}\n%%EOF`;
  // A comment pads the file to its stated size.
  const padding = Math.max(0, size - body.length - tail(0).length - 2);
  const filled = `${body}%${' '.repeat(padding)}\n`;
  return encodeText(filled + tail(filled.length));
}

const table = Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function crc(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (table[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

const uint32 = (value: number) => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
};

function chunk(type: string, data: Uint8Array): Uint8Array {
  const named = concatBytes([encodeText(type), data]);
  return concatBytes([uint32(data.length), named, uint32(crc(named))]);
}

const width = 320;
const height = 240;
const paper = [0xf4, 0xf1, 0xea] as const;
const ink = [0x3c, 0x4a, 0x5c] as const;
const tints = [
  [0xcf, 0xe0, 0xd8],
  [0xf2, 0xd9, 0xc2],
  [0xd3, 0xdc, 0xee],
  [0xe9, 0xcf, 0xd8],
  [0xe8, 0xe4, 0xb8],
] as const;

/** A floor plan that differs by seed. */
function pixels(seed: number): Uint8Array<ArrayBuffer> {
  const across = [0.24 + (seed % 5) * 0.05, 0.58 + (seed % 7) * 0.03].map((share) => Math.round(share * width));
  const down = [0.3 + (seed % 3) * 0.08, 0.66 + (seed % 4) * 0.04].map((share) => Math.round(share * height));
  const rows = new Uint8Array(height * (width * 3 + 1));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const outside = x < 16 || y < 16 || x >= width - 16 || y >= height - 16;
      const wall =
        !outside &&
        ([16, ...across, width - 19].some((at) => x >= at && x < at + 3) ||
          [16, ...down, height - 19].some((at) => y >= at && y < at + 3));
      const room = across.filter((at) => x >= at).length + 3 * down.filter((at) => y >= at).length;
      const door = !outside && (x + seed) % 80 < 22 && y > 24 && y < height - 24 && x > 24 && x < width - 24;
      const color = outside ? paper : wall && !door ? ink : (tints[(room + seed) % tints.length] ?? paper);
      rows.set(color, y * (width * 3 + 1) + 1 + x * 3);
    }
  }
  return rows;
}

async function png(seed: number, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const header = concatBytes([uint32(width), uint32(height), Uint8Array.of(8, 2, 0, 0, 0)]);
  const packed = new Blob([pixels(seed)]).stream().pipeThrough(new CompressionStream('deflate'));
  const data = new Uint8Array(await new Response(packed).arrayBuffer());
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const start = concatBytes([signature, chunk('IHDR', header), chunk('IDAT', data)]);
  const end = chunk('IEND', new Uint8Array());
  // A private chunk, which readers skip, pads the file to its stated size.
  const padding = size - start.length - end.length - 12;
  return concatBytes([start, ...(padding >= 0 ? [chunk('orVl', new Uint8Array(padding))] : []), end]);
}

async function content(seed: number, { name, type, size }: Attachment): Promise<Uint8Array<ArrayBuffer>> {
  switch (type) {
    case 'application/pdf':
      return pdf(name, size);
    case 'image/jpeg':
      return (await import('./photo')).photo(seed, size);
    default:
      return png(seed, size);
  }
}

/**
 * The content of a sample attachment: a floor plan, a photograph, or a page with its name, of the stated size.
 */
export async function sampleFile(attachment: Attachment): Promise<Uint8Array<ArrayBuffer>> {
  const seed = [...attachment.name].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) % 9973, 7);
  return content(seed, attachment);
}
