import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parseCsv } from './parseCsv';

describe('parseCsv', () => {
  it('reads quotes, line breaks in cells and both kinds of line ends', () => {
    expect(parseCsv('a,b\r\n"1,5","say ""hi"""\n"two\nlines",\n')).toEqual([
      ['a', 'b'],
      ['1,5', 'say "hi"'],
      ['two\nlines', ''],
    ]);
  });

  it('takes semicolons and tabs, and leaves a byte order mark out', () => {
    expect(parseCsv('\uFEFFad;tutar\nçay;1,5')).toEqual([
      ['ad', 'tutar'],
      ['çay', '1,5'],
    ]);
    expect(parseCsv('a\tb')).toEqual([['a', 'b']]);
  });

  it('stops after the rows that are asked for', () => {
    expect(parseCsv('a\nb\nc', 2)).toEqual([['a'], ['b']]);
    expect(parseCsv('')).toEqual([]);
  });

  it('reads back what was written, whatever it is', () => {
    const cell = fc.string().map((text) => text.replaceAll('\r', ''));
    const write = (rows: string[][]) =>
      rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(',')).join('\n');
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
        // The separator is that of the first line.
        fc.pre(!/[\t;\n]/.test(rows[0]?.join('') ?? ''));
        expect(parseCsv(write([['a', 'b'], ...rows]))).toEqual([['a', 'b'], ...rows]);
      }),
    );
  });
});
