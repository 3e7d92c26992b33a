import { expect, it } from 'vitest';

import { formatPhone } from './formatPhone';

it('groups the digits of a phone number, and leaves foreign ones alone', () => {
  expect(formatPhone('+99920555014')).toBe('+999 20 555 014');
  expect(formatPhone('+442079460000')).toBe('+442079460000');
});
