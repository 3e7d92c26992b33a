import { describe, expect, it } from 'vitest';

import { budgetLevel } from './projectFigures';
import { projectParams } from './projectView';

describe('budgetLevel', () => {
  it.each([
    [-20, 'low'],
    [29.99, 'low'],
    [30, 'medium'],
    [79.99, 'medium'],
    [80, 'high'],
    [100, 'high'],
  ])('calls %d%% %s', (percentage, level) => {
    expect(budgetLevel(percentage)).toBe(level);
  });
});

describe('projectParams', () => {
  it('reads tab, weeks and day, and takes the defaults for what is not one', () => {
    expect(projectParams.parse('?tab=team&issues=last-week&tasks=last-week&schedule=tomorrow')).toEqual({
      tab: 'team',
      issues: 'last-week',
      tasks: 'last-week',
      schedule: 'tomorrow',
      sort: 'none',
      order: 'asc',
    });
    expect(projectParams.parse('?tab=x&issues=&schedule=yesterday')).toEqual({
      tab: 'home',
      issues: 'this-week',
      tasks: 'this-week',
      schedule: 'today',
      sort: 'none',
      order: 'asc',
    });
  });
});
