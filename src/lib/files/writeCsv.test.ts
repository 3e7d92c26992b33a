import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { decodeText } from './decodeText';
import { parseCsv, readCsv } from './parseCsv';
import { harmlessCell, originalCell, writeCsv } from './writeCsv';

const cell = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.stringMatching(/^[=+\-@'",;\t\r\n a-cş0-9]{0,10}$/),
);
const separator = fc.constantFrom(',', ';', '\t');

describe('writeCsv', () => {
  it('is read as it was written, whatever is in the cells', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { maxLength: 5 }),
        separator,
        (rows, sign) => {
          const header = ['One', 'Two', 'Three'];
          const read = parseCsv(writeCsv([header, ...rows], sign));
          expect(read.map((cells) => cells.map(originalCell))).toEqual([header, ...rows]);
        },
      ),
    );
  });

  it('writes one line for each row, with numbers as they are', () => {
    const rows = [
      ['Month', 'Visits'],
      ['May', 1204.5],
      ['June', null],
      ['July', -3],
      ['=1+1', -1e21],
    ];
    expect(writeCsv(rows)).toBe("\uFEFFMonth,Visits\r\nMay,1204.5\r\nJune,\r\nJuly,-3\r\n'=1+1,-1e+21\r\n");
  });

  it.each(['=1+1', '+1-2', '-cmd', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("x")'])('makes %j harmless', (text) => {
    expect(harmlessCell(text)).toBe(`'${text}`);
    expect(originalCell(harmlessCell(text))).toBe(text);
  });

  it.each(['-12', '-12.5', '12', 'Harbour', "'s-Gravenhage", "O'Neill", ''])('leaves %j', (text) => {
    expect(harmlessCell(text)).toBe(text);
  });

  it('never writes a cell that a spreadsheet would run', () => {
    fc.assert(
      fc.property(cell, (text) => {
        const written = harmlessCell(text);
        expect(/^[=+@\t\r]/.test(written) || (written.startsWith('-') && !/^-\d/.test(written))).toBe(false);
        expect(originalCell(written)).toBe(text);
      }),
    );
  });
});

describe('readCsv', () => {
  it('numbers rows by the line in which they begin', () => {
    expect([...readCsv('a,b\n"1\n2",3\r\n\n4,5')]).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1\n2', '3'] },
      { line: 4, cells: [''] },
      { line: 5, cells: ['4', '5'] },
    ]);
  });
});

describe('decodeText', () => {
  const text = 'Adı;Şişe;1,5 €';
  it('reads UTF-8, with and without a mark', () => {
    expect(decodeText(new TextEncoder().encode(text))).toBe(text);
    expect(decodeText(new TextEncoder().encode(`\uFEFF${text}`))).toBe(text);
  });

  it('reads UTF-16 in both orders', () => {
    const little = new Uint8Array([
      0xff,
      0xfe,
      ...[...text].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]),
    ]);
    const big = new Uint8Array([
      0xfe,
      0xff,
      ...[...text].flatMap((sign) => [sign.charCodeAt(0) >> 8, sign.charCodeAt(0) & 255]),
    ]);
    expect(decodeText(little)).toBe(text);
    expect(decodeText(big)).toBe(text);
  });

  it('reads what Windows writes in Turkish', () => {
    expect(decodeText(new Uint8Array([0x41, 0x64, 0xfd, 0x3b, 0xde, 0x69, 0xfe, 0x65]))).toBe('Adı;Şişe');
  });
});
