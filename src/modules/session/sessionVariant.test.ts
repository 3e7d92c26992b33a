import { expect, it } from 'vitest';

import { looks, readLook } from './sessionVariant';

it.each(looks)('shows the look “%s” that an address asks for', (look) => {
  expect(readLook(new URLSearchParams({ look }), 'classic')).toBe(look);
});

it('shows the configured one otherwise', () => {
  expect(readLook(new URLSearchParams(), 'modern')).toBe('modern');
  expect(readLook(new URLSearchParams({ look: 'Classic' }), 'modern')).toBe('modern');
  expect(readLook(new URLSearchParams({ look: '' }))).toBe('split');
});
