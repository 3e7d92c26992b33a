import { expect, it } from 'vitest';

import { isFacilitySlug } from './facilitySlug';

it.each([
  ['place-1', true],
  ['Place', false],
  ['a--b', false],
  ['ab', false],
  ['../x', false],
  [undefined, false],
  ['a'.repeat(81), false],
])('reads %j as an address: %s', (value, is) => {
  expect(isFacilitySlug(value)).toBe(is);
});
