import { describe, expect, it } from 'vitest';

import { listingLoader } from './listingLoader';

const load = (root: 'service-categories' | 'tags', address: string): unknown => {
  try {
    return listingLoader(root)({ request: new Request(`https://example.test${address}`) } as never);
  } catch (thrown) {
    return thrown;
  }
};

describe('the address of a listing', () => {
  it('is parsed', () => {
    expect(load('tags', '/tags/walk-in/page-3?near=saltmere')).toEqual({ id: 'walk-in', page: 3 });
  });

  it.each([
    ['/service-categories/pharmacy', '/service-categories/pharmacy/page-1'],
    [
      '/service-categories/pharmacy?near=saltmere&view=map',
      '/service-categories/pharmacy/page-1?near=saltmere&view=map',
    ],
    ['/service-categories/pharmacy/page-0?sort=name', '/service-categories/pharmacy/page-1?sort=name'],
    ['/service-categories/pharmacy/page-turner', '/service-categories/pharmacy/page-1'],
    ['/service-categories/pharmacy/page-007', '/service-categories/pharmacy/page-7'],
  ])('%s redirects to %s', (asked, mended) => {
    const answer = load('service-categories', asked) as Response;
    expect(answer.status).toBe(302);
    expect(answer.headers.get('Location')).toBe(mended);
    expect(answer.headers.get('X-Remix-Replace')).toBe('true');
  });

  it.each([
    '/tags',
    '/tags/',
    '/tags/walk-in/Page-2',
    '/tags/walk-in/all/page-1',
    '/tags/Walk-in/page-1',
    '/tags/%E0%A4%A/page-1',
    '/tags/..%2Fadmin/page-1',
    `/tags/${'a'.repeat(81)}/page-1`,
  ])('%s is not found, without a request', (address) => {
    expect(load('tags', address)).toMatchObject({ init: { status: 404 } });
  });
});
