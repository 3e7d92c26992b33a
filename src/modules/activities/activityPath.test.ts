import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { activityKinds } from './activityKinds';
import { activitiesHref, parseActivityFilter } from './activityPath';

describe('an address of the activities', () => {
  it('leaves out unknown kinds and empty filters', () => {
    expect(parseActivityFilter('?kinds=mail,nothing,task&people=per_0001,,per_0002')).toEqual({
      kinds: ['mail', 'task'],
      people: ['per_0001', 'per_0002'],
    });
    expect(parseActivityFilter('')).toEqual({ kinds: [], people: [] });
    expect(activitiesHref({ kinds: [], people: [] })).toBe('/pages/activities');
  });

  it('is read as it was written', () => {
    const people = fc.array(fc.stringMatching(/^[\w-]{1,12}$/), { maxLength: 5 });
    fc.assert(
      fc.property(fc.subarray([...activityKinds]), people, (kinds, ids) => {
        const { search } = new URL(activitiesHref({ kinds, people: ids }), 'http://localhost');
        expect(parseActivityFilter(search)).toEqual({ kinds, people: ids });
      }),
    );
  });
});
