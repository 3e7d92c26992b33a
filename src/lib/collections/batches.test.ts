import { expect, it } from 'vitest';

import { batches } from './batches';

it('puts every item into one batch, in order', () => {
  expect(batches([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(batches([1, 2], 2)).toEqual([[1, 2]]);
  expect(batches([], 2)).toEqual([]);
});
