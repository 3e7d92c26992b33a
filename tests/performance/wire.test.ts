import { describe, expect, it } from 'vitest';

import { createHttp2Scale, sumRequests } from './wire.mjs';

describe('sumRequests', () => {
  const entries = [
    { url: '/before.js', at: 900, bytes: 1 },
    { url: '/', at: 1000, bytes: 10 },
    { url: '/app.js', at: 1400, bytes: 100 },
    { url: '/later.js', at: 1401, bytes: 1000 },
  ];

  it('counts by the time at which a request arrived, the ends included', () => {
    expect(sumRequests(entries, 1000, 1400)).toEqual({ requests: 2, bytes: 110 });
  });

  it('counts everything from a time on', () => {
    expect(sumRequests(entries, 1000)).toEqual({ requests: 3, bytes: 1110 });
  });

  it('counts nothing for a visit that never was ready', () => {
    expect(sumRequests(entries, 1000, Number.NaN)).toEqual({ requests: 0, bytes: 0 });
  });
});

describe('createHttp2Scale', () => {
  const headers = { ':status': 200, 'content-type': 'text/javascript; charset=utf-8' };

  it('counts the body with a frame head for each 16 kB', () => {
    const weigh = createHttp2Scale();
    const empty = weigh(headers, 0);
    weigh(headers, 0);
    expect(weigh(headers, 16_385) - weigh(headers, 0)).toBe(16_385 + 2 * 9);
    expect(empty).toBeGreaterThan(9);
  });

  it('counts a header that the connection has sent as one byte', () => {
    const weigh = createHttp2Scale();
    weigh(headers, 0);
    expect(weigh(headers, 0)).toBe(9 + 2);
  });

  it('forgets the oldest headers when the table is full', () => {
    const weigh = createHttp2Scale();
    const first = weigh(headers, 0);
    for (let at = 0; at < 100; at += 1) weigh({ etag: `"${at}-abcdefghijklmnopqrst"` }, 0);
    expect(weigh(headers, 0)).toBe(first);
  });
});
