import { describe, expect, it } from 'vitest';

import { isSameTitle } from './isSameTitle';

describe('isSameTitle', () => {
  it('knows titles that people could not tell apart', () => {
    expect(isSameTitle('Işık', ' isik ')).toBe(true);
    expect(isSameTitle('Work', 'Works')).toBe(false);
    expect(isSameTitle('!', '!')).toBe(true);
    expect(isSameTitle('!', '?')).toBe(false);
  });
});
