import { expect, it } from 'vitest';

import { sessionVariants, parseVariant } from './sessionVariant';

it.each(sessionVariants)('shows the look “%s” that an address asks for', (look) => {
  expect(parseVariant(new URLSearchParams({ look }), 'classic')).toBe(look);
});

it('shows the configured one otherwise', () => {
  expect(parseVariant(new URLSearchParams(), 'modern')).toBe('modern');
  expect(parseVariant(new URLSearchParams({ look: 'Classic' }), 'modern')).toBe('modern');
  expect(parseVariant(new URLSearchParams({ look: '' }))).toBe('split');
});
