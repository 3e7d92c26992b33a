import { describe, expect, it } from 'vitest';

import { labelSlug } from './labelSlug';

describe('labelSlug', () => {
  it.each([
    ['Personal', 'personal'],
    ['To  be   answered', 'to-be-answered'],
    ['R&D: 2nd floor!', 'rd-2nd-floor'],
    ['a - b', 'a-b'],
    ['Ödemeler', 'ödemeler'],
    ['snake_case', 'snake_case'],
    ['?!', 'label'],
  ])('makes of “%s” %s', (title, slug) => expect(labelSlug(title)).toBe(slug));

  it('counts on from 1 where a slug is taken', () => {
    expect(labelSlug('Work', ['work'])).toBe('work-1');
    expect(labelSlug('Work', ['work', 'work-1', 'work-3'])).toBe('work-2');
    expect(labelSlug('Work', ['work-1'])).toBe('work');
  });

  it('gives any row of titles slugs of their own, fit for an address', () => {
    const parts = ['İş', ' ', '-', 'work', 'Work', '!', '/', '?', '#', '%', '..', 'ß', '１', '\t', '😀', 'é', '_'];
    const slugs: string[] = [];
    for (let n = 0; n < 600; n += 1) {
      const title = Array.from({ length: (n % 4) + 1 }, (_, k) => parts[(n * 7 + k * 11 + k) % parts.length]).join('');
      slugs.push(labelSlug(title, slugs));
    }
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) {
      expect(slug).toMatch(/^[\p{L}\p{M}\p{N}_-]+$/u);
      expect(slug).not.toMatch(/\p{Lu}/u);
    }
  });
});
