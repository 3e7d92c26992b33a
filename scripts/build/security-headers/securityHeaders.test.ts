import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { secretAddressPattern as inTheApp, referrerPolicyFor } from '../../../src/lib/browser/referrerPolicy.ts';
import { policyName } from '../../../src/lib/browser/trustedTypes.ts';

import {
  contentSecurityPolicy,
  secretAddress,
  securityHeaders,
  trustedTypesPolicy,
  withStyles,
} from './securityHeaders.mjs';

const root = path.join(import.meta.dirname, '../../..');
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page =
  '<head><meta charset="utf-8" /><script>one()</script><style>b{}</style><script src="/a.js"></script></head>';

function directive(policy: string, name: string): string | undefined {
  return policy
    .split('; ')
    .find((one) => one.startsWith(`${name} `))
    ?.slice(name.length + 1);
}

describe('the policy of a built page', () => {
  const policy = contentSecurityPolicy(page);

  it('lets exactly the scripts and styles run that the page was built with', () => {
    expect(directive(policy, 'script-src')).toBe(`'self' ${hash('one()')}`);
    expect(directive(policy, 'style-src')).toBe(`'self' ${hash('b{}')}`);
  });

  it('never allows what would make it worthless', () => {
    expect(policy).not.toMatch(/unsafe|\*|https?:|strict-dynamic|'allow-duplicates'/);
  });

  it.each([
    ['default-src', "'self'"],
    ['img-src', "'self' data: blob:"],
    ['frame-src', 'blob:'],
    ['media-src', "'self' blob:"],
    ['connect-src', "'self'"],
    ['worker-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', policyName],
  ])('says %s %s', (name, value) => {
    expect(directive(policy, name)).toBe(value);
  });

  it('lets calls go to the configured server, to its origin alone', () => {
    expect(directive(contentSecurityPolicy(page, { apiUrl: 'https://api.example.org/v1/' }), 'connect-src')).toBe(
      "'self' https://api.example.org",
    );
    expect(directive(contentSecurityPolicy(page, { apiUrl: '/served-beside' }), 'connect-src')).toBe("'self'");
  });

  it('lets pictures come from the configured server of tiles, and from no other', () => {
    const tiles = 'https://tiles.example:8443';
    expect(directive(contentSecurityPolicy(page, { tiles }), 'img-src')).toBe(`'self' data: blob: ${tiles}`);
    const others = (text: string) => text.replace(/img-src [^;]*/, '');
    expect(others(contentSecurityPolicy(page, { tiles }))).toBe(others(policy));
  });

  it('lets the configured ad client run, and load from its own origin', () => {
    const ads = 'https://ads.example';
    const wider = contentSecurityPolicy(page, { ads });
    for (const name of ['script-src', 'img-src', 'frame-src', 'connect-src']) {
      expect(directive(wider, name)).toBe(`${directive(policy, name)} ${ads}`);
    }
    const others = (text: string) => text.replaceAll(/(script|img|frame|connect)-src [^;]*/g, '');
    expect(others(wider)).toBe(others(policy));
  });
});

describe('headers', () => {
  it.each([
    '/',
    '/search/port-calder/page-1',
    '/home',
    '/backend-worker.js',
    '/assets/backend-searchWorker-a1b2c3d4.js',
  ])('come with %s', (address) => {
    const headers = securityHeaders("default-src 'self'", address);
    expect(headers['content-security-policy']).toBe("default-src 'self'; frame-ancestors 'none'");
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  it('spare a worker the styles of pages', () => {
    const policy = "script-src 'self'; style-src 'self' 'sha256-a='; img-src 'self'";
    expect(securityHeaders(policy, '/backend-worker.js')['content-security-policy']).toBe(
      "script-src 'self'; style-src 'self'; img-src 'self'; frame-ancestors 'none'",
    );
    expect(securityHeaders(policy, '/')['content-security-policy']).toContain("'sha256-a='");
  });

  it('allow more styles by their hashes, each once, and nothing else', () => {
    const policy = contentSecurityPolicy(page);
    const wider = withStyles(policy, `${page}<style>i{}</style><style>i{}</style><script>evil()</script>`);
    expect(directive(wider, 'style-src')).toBe(`'self' ${hash('b{}')} ${hash('i{}')}`);
    expect(directive(wider, 'script-src')).toBe(directive(policy, 'script-src'));
  });

  it.each(['/assets/core-a1b2c3d4.js', '/icon.svg', '/pictures/places/x.webp'])('do not weigh down %s', (address) => {
    expect(securityHeaders("default-src 'self'", address)).toEqual({});
  });
});

const secret = [
  '/reset-password',
  '/reset-password?token=abc',
  '/email/verify/7/0f3c',
  '/admin/facilities/calder/approve-verify',
  '/admin/facilities/claims/x/reject',
  '/anything?token=abc',
  '/?redirectURL=%2Freset-password%3Ftoken%3Dabc',
];
const open = ['/', '/admin-guide', '/search/reset-password-clinic/page-1', '/facility/admin', '/article?slug=token'];

describe('addresses with a secret', () => {
  it('are the same for the servers, the app and the first script', () => {
    expect(inTheApp.source).toBe(secretAddress.source);
    expect(inTheApp.flags).toBe(secretAddress.flags);
    expect(readFileSync(path.join(root, 'index.html'), 'utf8')).toContain(`!${secretAddress}.test(`);
  });

  it('start without a referrer, so that nothing leaves before the script has looked', () => {
    const html = readFileSync(path.join(root, 'index.html'), 'utf8');
    expect(html).toMatch(/<meta name="referrer" content="no-referrer" \/>/);
    expect(html.indexOf('name="referrer"')).toBeLessThan(html.indexOf('<link'));
  });

  it.each(secret)('tell nothing: %s', (address) => {
    expect(referrerPolicyFor(address)).toBe('no-referrer');
    expect(securityHeaders('x', address)['referrer-policy']).toBe('no-referrer');
  });

  it.each(open)('do not include %s', (address) => {
    expect(referrerPolicyFor(address)).toBe('strict-origin-when-cross-origin');
  });
});

describe('the one Trusted Types policy', () => {
  it('has one name everywhere', () => {
    expect(trustedTypesPolicy).toBe(policyName);
    expect(readFileSync(path.join(root, 'public/backend-worker.js'), 'utf8')).toContain(`createPolicy('${policyName}'`);
  });
});
