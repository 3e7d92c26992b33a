import fc from 'fast-check';
import { expect, it } from 'vitest';

import { printableLine, toPrintableLine } from './printableLine';

it('makes a line of any text, and leaves one as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
      const line = toPrintableLine(text);
      expect(line).toMatch(printableLine);
      if (printableLine.test(text)) expect(line).toBe(text);
    }),
  );
  expect(toPrintableLine('Ada\t\nLindqvist')).toBe('Ada Lindqvist');
});
