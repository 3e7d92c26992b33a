import { describe, expect, it } from 'vitest';

import { isShortcutLink, shortcutHref } from './link';

describe('the address of a shortcut', () => {
  it.each([
    '/',
    '/home',
    '/article?slug=what-verification-means#top',
    '/search/istanbul-kadıköy',
    'home',
    'apps/mailbox',
    'apps/mailbox?page=2#top',
    'kadıköy',
    'https://www.w3.org/TR/WCAG22/',
    'HTTP://EXAMPLE.ORG',
    'mailto:help@orvela.example?subject=Hello',
  ])('may be "%s"', (link) => {
    expect(isShortcutLink(link)).toBe(true);
  });

  it.each([
    '',
    '?page=2',
    '#top',
    './home',
    '../home',
    'www.example.org',
    'example.org/home',
    'tel:+99920555014',
    '//example.org',
    '/\\example.org',
    '\\\\example.org',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,hello',
    'vbscript:x',
    'blob:https://example.org/1',
    'file:///etc/passwd',
    'https:',
    'https://',
    'https:///path',
    'https:example.org',
    'https://exa mple.org',
    'mailto:',
    'mailto://@:',
    'mailto:nobody',
  ])('may not be "%s"', (link) => {
    expect(isShortcutLink(link)).toBe(false);
  });

  it.each([
    ['apps/mailbox', '/apps/mailbox'],
    ['home', '/home'],
    ['/home', '/home'],
    ['https://www.w3.org/TR/WCAG22/', 'https://www.w3.org/TR/WCAG22/'],
    ['mailto:help@orvela.example', 'mailto:help@orvela.example'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
  ])('"%s" leads to "%s"', (link, href) => {
    expect(shortcutHref(link)).toBe(href);
  });
});
