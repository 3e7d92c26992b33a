import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { line, optionalProse } from './rules';

describe('a text', () => {
  it('of 100,000 characters that look like tags is read at once', () => {
    const begun = performance.now();
    z.safeParse(optionalProse(6000, 'descriptionLong'), '<a'.repeat(50_000));
    expect(performance.now() - begun).toBeLessThan(200);
  });

  it('loses its tags and keeps what only looks like one', () => {
    expect(z.parse(optionalProse(6000, 'descriptionLong'), 'a <b>bold</b> 3 < 4 > 2')).toBe('a bold 3 < 4 > 2');
  });

  it('of one line has no control characters', () => {
    expect(
      z.parse(
        line(() => undefined),
        'Salt\u0000market\u0007\tClinic',
      ),
    ).toBe('Salt market Clinic');
  });
});
