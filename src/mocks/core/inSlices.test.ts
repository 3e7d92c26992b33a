import fc from 'fast-check';
import { expect, test } from 'vitest';

import { filterInSlices, mapInSlices, sortInSlices } from './inSlices';

test('finds what filter finds, in its order', async () => {
  const numbers = Array.from({ length: 1203 }, (_, n) => n);
  const isOdd = (n: number) => n % 2 === 1;
  expect(await filterInSlices(numbers, isOdd)).toEqual(numbers.filter(isOdd));
  expect(await filterInSlices([], isOdd)).toEqual([]);
});

test('lets other work run in between', async () => {
  let looked = 0;
  const lookedAtTimer: number[] = [];
  setTimeout(() => lookedAtTimer.push(looked));
  await filterInSlices(Array.from({ length: 2000 }), () => {
    looked += 1;
    return true;
  });
  expect(looked).toBe(2000);
  expect(lookedAtTimer).toEqual([1000]);
});

test('maps as map does', async () => {
  const numbers = Array.from({ length: 1203 }, (_, n) => n);
  expect(await mapInSlices(numbers, (n) => n * 2)).toEqual(numbers.map((n) => n * 2));
});

test('sorts as toSorted does, items that are alike in their order', async () => {
  const item = fc.record({ key: fc.nat({ max: 50 }), id: fc.nat() });
  await fc.assert(
    fc.asyncProperty(fc.array(item, { minLength: 0, maxLength: 2600, size: 'max' }), async (items) => {
      const compare = (one: { key: number }, other: { key: number }) => one.key - other.key;
      expect(await sortInSlices(items, compare)).toEqual(items.toSorted(compare));
    }),
    { numRuns: 20 },
  );
});
