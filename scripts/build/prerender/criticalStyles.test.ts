import { describe, expect, it } from 'vitest';

import { traitsOf } from './criticalRules.ts';
import { criticalStyles, inlineStyles, linkStyles, splitFonts } from './criticalStyles.ts';

const link = '<link rel="stylesheet" crossorigin href="/assets/index.css">';
const page = `<head>
    <title>About</title>
    <meta name="application" content="/assets/index.js">
    ${link}
  </head><p class="a">Us</p>`;
const traits = traitsOf([page]);
const disabled = (file: string) => `<link rel="stylesheet" crossorigin disabled href="/assets/${file}.css">`;
const styles = { 'assets/index.css': '.a{x:$&}.b{x:y}', 'assets/About.css': '.a{z:0}', 'assets/Map.css': '.map{z:0}' };

it('finds the critical styles of a page in the style sheets that it links and in those of its modules', () => {
  const files = ['assets/index.css', 'assets/About.css', 'assets/Map.css'];
  expect(criticalStyles(page, { styles, traits, files })).toEqual({
    entry: ['assets/index.css'],
    own: ['assets/About.css', 'assets/Map.css'],
    common: '.a{x:$&}',
    rest: '.a{z:0}',
  });
});

describe('the styles of a page', () => {
  it('stand before the loader, each followed by the links of complete style sheets', () => {
    const filled = inlineStyles(page, [
      ['.a{x:$&}', ['assets/index.css']],
      ['', []],
      ['.a{z:0}', ['assets/About.css', 'assets/Map.css']],
    ]);
    expect(filled.replaceAll(/>\s+</g, '><')).toBe(
      '<head><title>About</title>' +
        `<style>.a{x:$&}</style>${disabled('index')}<style>.a{z:0}</style>${disabled('About')}${disabled('Map')}` +
        '<meta name="application" content="/assets/index.js"></head><p class="a">Us</p>',
    );
  });

  it('may be in one sheet that many pages link, before the complete ones', () => {
    const viewport = '<meta name="viewport" content="width=device-width">';
    const filled = linkStyles(page.replace('<title>', `${viewport}<title>`), 'assets/facility.css', [
      'assets/index.css',
    ]);
    expect(filled.replaceAll(/>\s+</g, '><')).toBe(
      `<head><link rel="preload" as="style" crossorigin href="/assets/facility.css">${viewport}<title>About</title>` +
        `<link rel="stylesheet" crossorigin href="/assets/facility.css">${disabled('index')}` +
        '<meta name="application" content="/assets/index.js"></head><p class="a">Us</p>',
    );
  });

  it('are refused where they would end before their end', () => {
    expect(() => inlineStyles(page, [['.a:after{content:"</style>"}', []]])).toThrow('before its end');
  });

  it('are refused where no loader enables the links', () => {
    expect(() => inlineStyles(link, [])).toThrow('does not hold <meta name="application"');
  });
});

it('divides styles into web fonts and everything else', () => {
  const face = '@font-face{font-family:A;src:url(/a.woff2)}';
  const fallback = '@font-face{font-family:B;src:local(Arial)}';
  expect(splitFonts({ 'a.css': `a{}${face}${fallback}`, 'b.css': 'b{}' })).toEqual({
    fonts: face,
    styles: { 'a.css': `a{}${fallback}`, 'b.css': 'b{}' },
  });
});
