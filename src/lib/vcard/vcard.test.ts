import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { vcardLines } from './vcardLines';
import { escapeText, foldLine, splitValue, unescapeText } from './vcardText';

const lines = (text: string) => [...vcardLines(text)];

describe('text values', () => {
  it('come back from their escapes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        // All line breaks are one escape.
        expect(unescapeText(escapeText(text))).toBe(text.replaceAll(/\r\n|\r/g, '\n'));
      }),
    );
  });

  it('are split at their separator only where it is not escaped', () => {
    expect(splitValue(String.raw`12\;B;Quay Road;Port\, Calder`, ';')).toEqual(['12;B', 'Quay Road', 'Port, Calder']);
  });
});

describe('lines', () => {
  it('come back from folding, none longer than 75 octets', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const folded = foldLine(`NOTE:${escapeText(text)}`);
        for (const row of folded.split('\r\n')) expect(new TextEncoder().encode(row).length).toBeLessThanOrEqual(75);
        const [line] = lines(folded);
        expect(line && 'value' in line && unescapeText(line.value)).toBe(text.replaceAll(/\r\n|\r/g, '\n'));
      }),
    );
  });

  it('carry their number, group, name and parameters', () => {
    expect(lines('\uFEFFBEGIN:VCARD\r\n\r\nitem1.tel;type="cell,voice";PREF=1:+44 20\r\n 7946')).toMatchObject([
      { line: 1, group: '', name: 'BEGIN', value: 'VCARD' },
      { line: 3, group: 'item1', name: 'TEL', value: '+44 207946' },
    ]);
    const [, phone] = lines('A:1\nTEL;WORK;TYPE=pref:1');
    expect(phone && 'params' in phone && phone.params.get('TYPE')).toEqual(['WORK', 'pref']);
  });

  it('are decoded from quoted-printable over several rows', () => {
    const [line] = lines('NOTE;ENCODING=QUOTED-PRINTABLE:=C3=87ay =\n=C4=B1hlamur');
    expect(line).toMatchObject({ name: 'NOTE', value: 'Çay ıhlamur' });
  });

  it('that are none are told with their number', () => {
    expect(lines('FN:Ada\nnonsense')).toEqual([expect.objectContaining({ line: 1 }), { line: 2, source: 'nonsense' }]);
  });
});
