import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { linkParts } from './linkParts';

const links = (text: string) =>
  linkParts(text).flatMap(({ text: shown, href }) => (href === undefined ? [] : [[shown, href]]));

describe('links in a message', () => {
  it.each([
    ['See https://www.w3.org/TR/WCAG22/.', 'https://www.w3.org/TR/WCAG22/', 'https://www.w3.org/TR/WCAG22/'],
    ['(www.orvela.example/a?b=1)', 'www.orvela.example/a?b=1', 'https://www.orvela.example/a?b=1'],
    [
      'https://a.example/wiki/Orvela_(country), yes',
      'https://a.example/wiki/Orvela_(country)',
      'https://a.example/wiki/Orvela_(country)',
    ],
    ['Write to ada@orvela.example!', 'ada@orvela.example', 'mailto:ada@orvela.example'],
    ['“https://a.example”', 'https://a.example', 'https://a.example'],
  ])('%s', (text, shown, href) => expect(links(text)).toEqual([[shown, href]]));

  it.each([
    'javascript:alert(1)',
    'data:text/html,<b>',
    'file:///etc/passwd',
    'a.b',
    'https://',
    'no link: 12.30',
    '<a href="x">',
  ])('are not made of %s', (text) => expect(links(text)).toEqual([]));

  it('are found without losing or changing any text, and have no other scheme', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(fc.string(), fc.webUrl(), fc.emailAddress(), fc.constantFrom(' ', '(', ').', 'javascript:', 'www.')),
          {
            maxLength: 8,
          },
        ),
        (pieces) => {
          const text = pieces.join('');
          const parts = linkParts(text);
          expect(parts.map((part) => part.text).join('')).toBe(text);
          let at = 0;
          for (const { start, text: part, href } of parts) {
            expect(start).toBe(at);
            at += part.length;
            if (href !== undefined) expect(href).toMatch(/^(https?:\/\/|mailto:)/i);
          }
        },
      ),
    ));
});
