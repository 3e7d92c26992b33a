import { describe, expect, it } from 'vitest';

import { chosenFilters, removeFilter, toggleFilter } from './filters';
import type { Filter } from './filters';

const status: Filter = {
  id: 'status',
  label: 'Status',
  options: [
    { value: 'open', label: 'Open' },
    { value: 'closed', label: 'Closed' },
  ],
};
const due: Filter = { id: 'due', label: 'Due', options: [{ value: 'today', label: 'Today' }], multiple: false };

describe('toggleFilter', () => {
  it('adds and removes values, and leaves no empty filter behind', () => {
    const both = toggleFilter(toggleFilter({}, status, 'open'), status, 'closed');
    expect(both).toEqual({ status: ['open', 'closed'] });
    expect(toggleFilter(both, status, 'open')).toEqual({ status: ['closed'] });
    expect(toggleFilter({ status: ['closed'], due: ['today'] }, status, 'closed')).toEqual({ due: ['today'] });
  });

  it('replaces the value of a filter that has one at a time', () => {
    expect(toggleFilter({ due: ['today'] }, due, 'week')).toEqual({ due: ['week'] });
    expect(toggleFilter({ due: ['week'] }, due, 'week')).toEqual({});
  });

  it('changes nothing that it was given', () => {
    const before = { status: ['open'] };
    toggleFilter(before, status, 'closed');
    removeFilter(before, 'status', 'open');
    expect(before).toEqual({ status: ['open'] });
  });
});

describe('chosenFilters', () => {
  it('names values in the order of the filters, also those that are no option', () => {
    expect(chosenFilters([status, due], { due: ['today'], status: ['gone', 'open'], other: ['x'] })).toEqual([
      { id: 'status', value: 'gone', label: 'Status', valueLabel: 'gone' },
      { id: 'status', value: 'open', label: 'Status', valueLabel: 'Open' },
      { id: 'due', value: 'today', label: 'Due', valueLabel: 'Today' },
    ]);
  });
});
