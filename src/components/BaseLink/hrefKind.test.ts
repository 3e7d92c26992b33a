import { describe, expect, it } from 'vitest';

import { hrefKind } from './hrefKind';

describe('hrefKind', () => {
  it.each([
    ['/search/facility', 'route'],
    ['?page=2', 'route'],
    ['page-2', 'route'],
    ['', 'route'],
    ['#contents', 'fragment'],
    ['mailto:help@example.org', 'contact'],
    ['tel:+15550100', 'contact'],
    ['geo:44.51234,-31.20411;u=15', 'contact'],
    ['https://example.org/a', 'site'],
    ['HTTP://EXAMPLE.ORG', 'site'],
    ['//example.org', 'site'],
    ['/\\example.org', 'site'],
    ['https://app.test/guide.pdf', 'file'],
    ['https://app.test.example.org', 'site'],
    ['https://', 'site'],
    ['javascript:alert(1)', 'unsafe'],
    [' \u0001java\nscript:alert(1)', 'unsafe'],
    ['data:text/html,hello', 'unsafe'],
    ['vbscript:x', 'unsafe'],
    ['blob:https://app.test/1', 'unsafe'],
  ])('takes "%s" for %s', (href, kind) => {
    expect(hrefKind(href, 'https://app.test')).toBe(kind);
  });
});
