import { strToU8, zipSync } from 'fflate';

// Small files of real formats, for the samples.

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

/** An archive of texts in a fixed order and of a fixed date, so that it is the same every time. */
function archive(texts: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const files = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, strToU8(declaration + text)]));
  return zipSync(files, { mtime: '2026-01-05T09:00:00', level: 6 });
}

const contentTypes = (part: string, type: string) =>
  `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part
    .split(' ')
    .map((name, at) => `<Override PartName="${name}" ContentType="${type.split(' ')[at]}"/>`)
    .join('')}</Types>`;

const rootRelationship = (target: string) =>
  `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${relationships}/officeDocument" Target="${target}"/></Relationships>`;

/** A Word document of paragraphs. */
export function docx(paragraphs: readonly string[]): Uint8Array<ArrayBuffer> {
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const body = paragraphs.map((text) => `<w:p><w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`);
  return archive({
    '[Content_Types].xml': contentTypes('/word/document.xml', type),
    '_rels/.rels': rootRelationship('word/document.xml'),
    'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body.join('')}</w:body></w:document>`,
  });
}

type Cell = string | number;

/** An Excel workbook of one sheet. */
export function xlsx(rows: ReadonlyArray<readonly Cell[]>): Uint8Array<ArrayBuffer> {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const cell = (value: Cell) =>
    typeof value === 'number' ? `<c><v>${value}</v></c>` : `<c t="inlineStr"><is><t>${escapeXml(value)}</t></is></c>`;
  const data = rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('');
  return archive({
    '[Content_Types].xml': contentTypes(
      '/xl/workbook.xml /xl/worksheets/sheet1.xml',
      `${types}.sheet.main+xml ${types}.worksheet+xml`,
    ),
    '_rels/.rels': rootRelationship('xl/workbook.xml'),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="Sheet1" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${data}</sheetData></worksheet>`,
  });
}

/** A PDF in Helvetica with a title on each page; texts of ASCII. */
export function pdf(pages: ReadonlyArray<{ title: string; lines: readonly string[] }>): Uint8Array<ArrayBuffer> {
  const quoted = (text: string) => text.replaceAll(/[\\()]/g, (sign) => `\\${sign}`);
  const first = 4;
  const streams = pages.map(({ title, lines }) =>
    [
      '0.16 0.36 0.34 rg 0 790 595 52 re f 1 1 1 rg',
      `BT /F2 20 Tf 56 808 Td (${quoted(title)}) Tj ET`,
      `0.13 0.16 0.2 rg BT /F1 12 Tf 18 TL 56 748 Td ${lines.map((line) => `(${quoted(line)}) Tj T*`).join(' ')} ET`,
    ].join('\n'),
  );
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${pages.map((_, n) => `${first + 1 + 2 * n} 0 R`).join(' ')}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold>>',
    ...streams.flatMap((stream, n) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R/F2 4 0 R>>>>/Contents ${first + 2 + 2 * n} 0 R>>`,
      `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
    ]),
  ];
  let text = '%PDF-1.4\n';
  const starts = objects.map((object, n) => {
    const at = text.length;
    text += `${n + 1} 0 obj${object}endobj\n`;
    return at;
  });
  const table = starts.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
  return strToU8(text + end, true);
}

const sampleRate = 8000;

/** A melody of sine waves that fade, as a WAV file; each note has a frequency in Hz and a duration in seconds. */
export function wav(notes: ReadonlyArray<readonly [frequency: number, seconds: number]>): Uint8Array<ArrayBuffer> {
  const samples = notes.flatMap(([frequency, seconds]) =>
    Array.from({ length: Math.round(seconds * sampleRate) }, (_, n) => {
      const at = n / sampleRate;
      return 128 + Math.round(90 * Math.sin(2 * Math.PI * frequency * at) * Math.exp(-3 * at));
    }),
  );
  const bytes = new Uint8Array(44 + samples.length);
  const view = new DataView(bytes.buffer);
  const write = (at: number, text: string) => bytes.set(strToU8(text, true), at);
  write(0, 'RIFF');
  view.setUint32(4, 36 + samples.length, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, samples.length, true);
  bytes.set(samples, 44);
  return bytes;
}
