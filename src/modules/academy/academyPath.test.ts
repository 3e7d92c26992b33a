import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { certificateHref, courseHref, coursesHref, parseCourseFilter, parseStep } from './academyPath';

describe('the address of the list', () => {
  it('restores a filter, and leaves out what is not set', () => {
    expect(coursesHref()).toBe('/apps/academy');
    const filter = { category: 'data', q: 'opening hours', hideCompleted: true };
    const href = coursesHref(filter);
    expect(href).toBe('/apps/academy?category=data&q=opening+hours&hideCompleted=1');
    expect(parseCourseFilter(href.slice(href.indexOf('?')))).toEqual(filter);
  });

  it('is read whatever is in it', () => {
    fc.assert(
      fc.property(fc.string(), (search) => {
        const { category, q, hideCompleted } = parseCourseFilter(search);
        expect([typeof category, typeof q, typeof hideCompleted]).toEqual(['string', 'string', 'boolean']);
      }),
    );
  });
});

describe('the address of a course', () => {
  it('names the step as people count', () => {
    expect(courseHref('crs_a')).toBe('/apps/academy/crs_a');
    expect(courseHref('crs_a', 2)).toBe('/apps/academy/crs_a?step=3');
    expect(courseHref('a/b')).toBe('/apps/academy/a%2Fb');
    expect(certificateHref('crs_a')).toBe('/apps/academy/crs_a/certificate');
  });

  it('has a step that the course has, or none', () => {
    expect(parseStep('?step=1', 3)).toBe(0);
    expect(parseStep('?step=3', 3)).toBe(2);
    for (const search of ['', '?step=0', '?step=4', '?step=-1', '?step=1.5', '?step=x', '?step=', '?step=1e1']) {
      expect(parseStep(search, 3), search).toBeUndefined();
    }
  });
});
