import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { splitBlocks } from '#components/internal/markdownOutline';

import { isPlain } from './isPlain';
import { toHtml } from './toHtml';

const escaped = (text: string) => text.replaceAll('"', '&quot;');

describe('isPlain', () => {
  it.each([
    'A walk-in clinic near the harbour (no appointment).',
    'First part.\n\nSecond part, of\ntwo lines: 3 - 4 people.',
    'İlk bölüm.\n\nİkinci bölüm.',
    '',
  ])('is so for words in paragraphs: %j', (source) => {
    expect(isPlain(source)).toBe(true);
  });

  it.each([
    'some **bold**',
    'an _aside_',
    '# Title',
    'Title\n===',
    'Title\n---',
    '- one',
    '1. one',
    '2) two',
    'a [link](/x)',
    '<b>x</b>',
    'R&amp;D',
    'see https://example.org',
    'see www.example.org',
    'to info@example.org',
    '    code',
    'two  \nlines',
    '| a | b |',
    String.raw`a \* b`,
  ])('is not for %j', (source) => {
    expect(isPlain(source)).toBe(false);
  });

  it('is only so where the parser makes the same paragraphs', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('\n\n', '\n', ' ', '#', '-', '1.', '=', 'a', '*b*', '"', "it's", '...', ':', '+', '~', '(c)'),
    );
    let plain = 0;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const source = pieces.join('');
        if (!isPlain(source)) return;
        plain += 1;
        const blocks = splitBlocks(source);
        expect(blocks.every(({ kind }) => kind === 'text')).toBe(true);
        const rough = blocks.map((block) => `<p>${block.kind === 'text' ? escaped(block.text) : ''}</p>\n`).join('');
        expect(toHtml(source).replaceAll('&#39;', "'")).toBe(rough);
      }),
      { numRuns: 5000 },
    );
    expect(plain).toBeGreaterThan(500);
  });
});
