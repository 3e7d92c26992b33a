import { describe, expect, it } from 'vitest';

import { sortTags, splitTags } from './splitTags';

describe('tags', () => {
  it.each([
    ['a, b;c\td\ne', ['a', 'b', 'c', 'd', 'e']],
    ['  two   words , ', ['two words']],
    [',,;', []],
  ])('are cut from %j', (text, tags) => {
    expect(splitTags(text)).toEqual(tags);
  });

  it('are judged with those before them', () => {
    const judge = (tag: string, present: readonly string[]) => (present.includes(tag) ? `again ${tag}` : undefined);
    expect(sortTags(['a', 'b', 'a', 'c', 'b'], ['c'], judge)).toEqual({
      added: ['a', 'b'],
      refused: ['a', 'c', 'b'],
      reason: 'again a',
    });
  });
});
