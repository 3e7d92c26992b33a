import { describe, expect, test } from 'vitest';

import { greetingAt } from './greeting';

describe('the greeting', () => {
  test.each([
    [5, 'morning'],
    [11, 'morning'],
    [12, 'afternoon'],
    [17, 'afternoon'],
    [18, 'evening'],
    [23, 'evening'],
    [0, 'evening'],
    [4, 'evening'],
  ] as const)('at %i is for the %s', (hour, greeting) => {
    expect(greetingAt(hour)).toBe(greeting);
  });
});
