import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { encodeQuery } from './encodeQuery';
import { queryFlag, queryList, queryNumber } from './endpoint';

const schema = z.object({
  text: z.optional(z.string()),
  number: z.optional(queryNumber()),
  whole: z.optional(queryNumber(z.int())),
  flag: z.optional(queryFlag()),
  list: z.optional(queryList(z.string().check(z.regex(/^[a-z0-9-]+$/)))),
});

const read = (address: string) => z.parse(schema, Object.fromEntries(new URLSearchParams(address)));
const fails = (address: string) => !z.safeParse(schema, Object.fromEntries(new URLSearchParams(address))).success;

describe('a query in an address', () => {
  it('is read as it was written', () => {
    const optional = { nil: undefined };
    const query = fc.record({
      text: fc.option(fc.string({ unit: 'grapheme', maxLength: 60 }), optional),
      number: fc.option(
        fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => n || 0),
        optional,
      ),
      whole: fc.option(fc.maxSafeInteger(), optional),
      flag: fc.option(fc.boolean(), optional),
      list: fc.option(fc.array(fc.stringMatching(/^[a-z0-9-]{1,12}$/), { minLength: 1, maxLength: 6 }), optional),
    });
    fc.assert(
      fc.property(query, (given) => {
        const present = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
        expect(read(encodeQuery(given))).toEqual(present);
      }),
      { numRuns: 10_000 },
    );
  });

  it.each([
    ['ä&b=c#d?e', '?text=%C3%A4%26b%3Dc%23d%3Fe'],
    ['a+b c', '?text=a%2Bb+c'],
    ['100 %', '?text=100+%25'],
    ['../../etc', '?text=..%2F..%2Fetc'],
    ['İstanbul', '?text=%C4%B0stanbul'],
  ])('keeps %s in its place', (text, address) => {
    expect(encodeQuery({ text })).toBe(address);
    expect(read(address)).toEqual({ text });
  });

  it('leaves out what is absent or empty', () => {
    expect(encodeQuery({ text: undefined, number: null, list: [] })).toBe('');
    expect(encodeQuery(undefined)).toBe('');
    expect(encodeQuery({ text: '', flag: false })).toBe('?text=&flag=0');
  });

  it.each([
    'number=',
    'number=%20',
    'number=one',
    'number=1,5',
    'number=NaN',
    'number=Infinity',
    'whole=1.5',
    'flag=',
    'flag=true',
    'flag=2',
    'list=A',
    'list=a%20b',
  ])('is refused when it is %s', (address) => expect(fails(address)).toBe(true));

  it('takes commas that separate nothing for nothing', () => {
    expect(read('list=a,,b,')).toEqual({ list: ['a', 'b'] });
  });
});
