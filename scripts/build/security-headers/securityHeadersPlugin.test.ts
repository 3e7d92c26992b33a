import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { build, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { contentSecurityPolicy, policyOf } from './securityHeaders.mjs';
import { insertPolicy, securityHeadersPlugin } from './securityHeadersPlugin.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = '<!doctype html><html><head><meta charset="utf-8" /><script>one()</script></head><body></body></html>';

describe('the policy', () => {
  const policy = contentSecurityPolicy(page);

  it('follows the character set, precedes every script and can be read back', () => {
    const html = insertPolicy(page, policy);
    expect(html.indexOf('charset')).toBeLessThan(html.indexOf('Content-Security-Policy'));
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'));
    expect(policyOf(html)).toBe(policy);
    expect(policyOf(page)).toBeUndefined();
  });

  it('is not left out of a page without a character set', () => {
    expect(() => insertPolicy('<head></head>', policy)).toThrow('does not hold');
  });
});

describe('a build', () => {
  let root = '';
  const options = () => ({
    root,
    configFile: false as const,
    logLevel: 'silent' as const,
    plugins: [securityHeadersPlugin({ apiUrl: 'https://api.example.org/v1/' })],
  });
  beforeAll(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), 'security-'));
    await writeFile(path.join(root, 'index.html'), page);
    await writeFile(path.join(root, 'iframe.html'), page);
    const input = ['index.html', 'iframe.html'].map((name) => path.join(root, name));
    await build({ ...options(), build: { rollupOptions: { input } } });
  });
  afterAll(() => rm(root, { recursive: true }));

  it('writes the policy into the page of the application, and into no other', async () => {
    const policy = policyOf(await readFile(path.join(root, 'dist/index.html'), 'utf8'));
    expect(policy).toContain(`script-src 'self' ${hash('one()')}`);
    expect(policy).toContain("connect-src 'self' https://api.example.org");
    expect(policyOf(await readFile(path.join(root, 'dist/iframe.html'), 'utf8'))).toBeUndefined();
  });

  it('is previewed with the same policy as a header', async () => {
    const server = await preview({ ...options(), preview: { port: 0, host: '127.0.0.1' } });
    try {
      const { headers } = await fetch(server.resolvedUrls?.local[0] ?? '');
      expect(headers.get('content-security-policy')).toContain(hash('one()'));
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    } finally {
      await server.close();
    }
  });
});
