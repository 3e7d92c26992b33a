import { describe, expect, it } from 'vitest';

import { shortenLimits } from './inactivityLimits';

const configured = { limit: 1_800_000, countdown: 5000 };

describe('limits for tests', () => {
  it('are 30 minutes and 5 seconds when nobody asks', () => expect(shortenLimits(null)).toEqual(configured));

  it('may be shorter', () =>
    expect(shortenLimits('{"limit":6,"countdown":4}')).toEqual({ limit: 6000, countdown: 4000 }));

  it.each([
    '{"limit":86400,"countdown":3600}',
    '{"limit":1e999,"countdown":1e999}',
    '{"limit":-1,"countdown":0}',
    '{"limit":"6","countdown":null}',
    '{"limit":0.2}',
    '[]',
    '{',
    '',
    '7',
  ])('are never longer, none, or anything else: %s', (text) => expect(shortenLimits(text)).toEqual(configured));
});
