import { describe, expect, it } from 'vitest';

import { targetRecords } from './targetRecords';

const records = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

function targetsOf(selected: readonly string[], currentId: string | undefined, open?: { id: string }) {
  return targetRecords({
    records,
    open,
    selection: { isSelected: (id) => selected.includes(id) },
    navigation: { currentId: () => currentId },
  }).map(({ id }) => id);
}

describe('the records that a command is about', () => {
  it('are the selected ones in their order, whatever is focused', () => {
    expect(targetsOf(['c', 'a'], 'b')).toEqual(['a', 'c']);
  });
  it('is the current one without a selection', () => {
    expect(targetsOf([], 'b')).toEqual(['b']);
  });
  it('is the open one where the list does not have it', () => {
    expect(targetsOf([], 'z', { id: 'z' })).toEqual(['z']);
  });
  it('are none where nothing is current', () => {
    expect(targetsOf([], undefined)).toEqual([]);
    expect(targetsOf([], 'gone')).toEqual([]);
  });
});
