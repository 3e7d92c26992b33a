import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatCsv } from './formatCsv';
import { parseCsv } from './parseCsv';

describe('formatCsv', () => {
  it('writes one line for each row, with numbers as they are', () => {
    expect(
      formatCsv([
        ['Month', 'Visits'],
        ['May', 1204.5],
        ['June', null],
        ['July', -3],
      ]),
    ).toBe('\uFEFFMonth,Visits\r\nMay,1204.5\r\nJune,\r\nJuly,-3\r\n');
  });

  it('does not let a spreadsheet run a text', () => {
    for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1']) {
      expect(parseCsv(formatCsv([['x', text]]))[0]?.[1]).toBe(`'${text}`);
    }
  });

  it('is read back as it was written', () => {
    const cell = fc.string({ unit: 'grapheme' }).filter((text) => !/^[=+\-@\t\r]/.test(text));
    // The separator is guessed from the first line, which is a header.
    const rows = fc.array(fc.tuple(cell, cell), { maxLength: 5 });
    fc.assert(
      fc.property(rows, (body) => {
        const table = [['Name', 'Value'], ...body];
        expect(parseCsv(formatCsv(table))).toEqual(table);
      }),
    );
  });
});
