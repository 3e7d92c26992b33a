import { describe, expect, it } from 'vitest';

import { safeRedirect } from './safeRedirect';

describe('an address of this product is followed', () => {
  it.each([
    '/account/details',
    '/facility/create?draft=d1#contact',
    '/search/port-calder/pharmacy/page-2?sort=distance',
    '/service-categories/pharmacy/page-2?near=saltmere',
    '/tags/walk-in/page-1',
    // An address in the query is data, not a target.
    '/account/facility?x=https://evil.example',
    '/',
    '/?look=classic',
    '/home',
    '/apps/contacts/per_0001',
    '/apps/ecommerce/inventory/prd_0001?stock=low',
    '/account/details/',
    '/facility/saltmarket-clinic',
    '/search/Eski%20Liman/di%C5%9F%C3%A7i/page-1',
    '/admin/facilities/saltmarket-clinic/reject?token=abc',
  ])('%s', (address) => {
    expect(safeRedirect(address)).toBe(address);
  });

  it.each([
    ['/account/../account/./details', '/account/details'],
    ['/search/port calder/page-1', '/search/port%20calder/page-1'],
    ['/article?slug=şeker', '/article?slug=%C5%9Feker'],
  ])('%s, as a browser reads it', (address, normalised) => {
    expect(safeRedirect(address)).toBe(normalised);
  });
});

describe('everything else leads home', () => {
  it.each([
    // Other hosts, in any spelling.
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%2F%2Fevil.example',
    '/%5Cevil.example',
    '/%2F/evil.example',
    '/..//evil.example',
    '/a/../..//evil.example',
    'https://evil.example/',
    'https:/evil.example/',
    'HTTPS:evil.example',
    'https://origin.invalid/account/details',
    '//origin.invalid/account/details',
    'javascript:alert(1)',
    'data:text/html,x',
    '/account@evil.example',
    '@evil.example',
    'account/details',
    '?x=1',
    '#x',
    // Characters that no path of the product contains.
    '/acc\tount/details',
    '/%09/evil.example',
    ' /account/details',
    '/account/details\n',
    '/account/details\u0085',
    '/search/a%00b/page-1',
    '/account/%E0%A4%A',
    '/search/%',
    '',
    '/unknown',
    '/account',
    '/search',
    '/search/',
    '/facility/a/b',
    `/search/${'a'.repeat(2048)}`,
    // Pages that are no target after signing in.
    '/sign-out',
    '/sign-out/',
    '/Sign-Out',
    '/account/../sign-out',
    '/%73ign-out',
    '/reload-helper?redirectURL=/',
    '/?redirectURL=%2Faccount%2Fdetails',
    '/reset-password?token=x',
    '/sign-in?redirectURL=/account/details',
  ])('%j', (address) => {
    expect(safeRedirect(address)).toBe('/');
  });

  it.each([null, undefined])('%s', (address) => {
    expect(safeRedirect(address)).toBe('/');
  });
});
