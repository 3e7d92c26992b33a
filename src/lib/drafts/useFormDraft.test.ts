import { describe, expect, it } from 'vitest';

import { withDraft } from './useFormDraft';

const form = { name: '', count: 1, open: true, tags: ['a'], icon: null as string | null };

describe('what a form gets back', () => {
  it('is what was typed, in the place of what it began with', () =>
    expect(withDraft(form, { name: 'Harbour', count: 2, open: false, tags: [], icon: null })).toEqual({
      name: 'Harbour',
      count: 2,
      open: false,
      tags: [],
      icon: null,
    }));

  it.each([undefined, null, 'text', 7, [], { other: 'x' }, { name: 7, count: '2', open: null, tags: {}, icon: [] }])(
    'is nothing that does not fit its fields: %j',
    (draft) => expect(withDraft(form, draft)).toEqual(form),
  );

  it('adds no field to it, and changes nothing it is given', () => {
    const before = structuredClone(form);
    expect(withDraft(form, { name: 'A', password: 'secret', __proto__: { count: 9 } })).toEqual({ ...form, name: 'A' });
    expect(form).toEqual(before);
  });
});
