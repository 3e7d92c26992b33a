import { expect, it } from 'vitest';

import { parseDraftCopy } from './parseDraftCopy';

const parse = (found: unknown) =>
  parseDraftCopy(found, (content) => (typeof content === 'string' ? content : undefined));

it('takes a copy of an earlier visit', () => {
  expect(parse({ content: 'Written', base: '2026-03-16', unsaved: false })).toEqual({
    content: 'Written',
    base: '2026-03-16',
    unsaved: false,
  });
});

it('takes what is missing for unsaved and based on nothing', () => {
  expect(parse({ content: 'Written' })).toEqual({ content: 'Written', base: null, unsaved: true });
  expect(parse({ content: 'Written', base: 3, unsaved: 'no' })).toMatchObject({ base: null, unsaved: true });
});

it('takes a version of another tab that contradicts it, and no other', () => {
  const other = { content: 'Theirs', savedAt: '2026-03-16' };
  expect(parse({ content: 'Mine', other })).toMatchObject({ content: 'Mine', other });
  for (const broken of [null, 'Theirs', { content: 3, savedAt: '2026-03-16' }, { content: 'Theirs' }])
    expect(parse({ content: 'Mine', other: broken })).not.toHaveProperty('other');
});

it('takes what was sent and not answered', () => {
  expect(parse({ content: 'Mine', sent: 'Sent' })).toMatchObject({ content: 'Mine', sent: 'Sent' });
  expect(parse({ content: 'Mine', sent: 3 })).not.toHaveProperty('sent');
});

it.each([undefined, null, 'Written', 3, {}, { content: 3 }, []])('refuses %j', (found) => {
  expect(parse(found)).toBeUndefined();
});
