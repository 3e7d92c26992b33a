import { expect, it } from 'vitest';

import { linkAddress } from './linkAddress';

it.each([
  ['https://example.org/a?b#c', 'https://example.org/a?b#c'],
  ['example.org', 'https://example.org'],
  ['example.org:8080/path', 'https://example.org:8080/path'],
  [' www.örnek.com.tr ', 'https://www.örnek.com.tr'],
  ['ada@example.org', 'mailto:ada@example.org'],
  ['mailto:ada@example.org', 'mailto:ada@example.org'],
  ['+90 (532) 123 45 67', 'tel:+905321234567'],
  ['/help', '/help'],
])('%j leads to %s', (text, address) => {
  expect(linkAddress(text)).toBe(address);
});

it.each([
  '',
  'hello',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  '//example.org',
  'a b.org',
  'ftp://x.org',
])('%j leads nowhere', (text) => {
  expect(linkAddress(text)).toBeUndefined();
});
