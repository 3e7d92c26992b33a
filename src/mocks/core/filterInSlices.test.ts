import { expect, test } from 'vitest';

import { filterInSlices } from './filterInSlices';

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
  expect(lookedAtTimer).toEqual([500]);
});
