import { describe, expect, it } from 'vitest';

import { insertPage } from './insertPage.ts';

const html = '<head><title>General</title></head><body><div id="root"></div></body>';

describe('a page that is drawn at build', () => {
  it('stands where the app will, with its own title in the head', () => {
    expect(insertPage(html, '<title>Home</title><h1>Find care</h1>')).toBe(
      '<head><title>Home</title></head><body><div id="root"><h1>Find care</h1></div></body>',
    );
  });

  it('keeps dollar signs as they are', () => {
    expect(insertPage(html, '<p>$& costs $1</p>')).toContain('<div id="root"><p>$& costs $1</p></div>');
  });

  it('leaves the general title where it has none', () => {
    expect(insertPage(html, '<h1>Find care</h1>')).toContain('<title>General</title>');
  });

  it('hands what it tells machines to the head, and asks for nothing that the head asks for already', () => {
    const drawn =
      '<title>About</title><meta name="description" content="Why"/><link rel="preload" href="/x"/><p>Us</p>';
    expect(insertPage(html, drawn)).toBe(
      '<head><title>About</title>\n    <meta data-prerendered-head name="description" content="Why"/></head><body><div id="root"><p>Us</p></div></body>',
    );
    expect(insertPage(html, drawn, { anonymous: true })).toBe(
      '<head><title>About</title></head><body><div id="root"><p>Us</p></div></body>',
    );
  });

  it('says which page it is', () => {
    const filled = insertPage(`<html lang="en">${html}</html>`, '<p>Us</p>', { pathname: '/about-us' });
    expect(filled).toContain('<html data-page="/about-us" lang="en">');
  });

  it('tells more than it shows, data for machines included, all of it marked', () => {
    const head = '<link rel="canonical" href="/"/><script type="application/ld+json">{"a":1}</script>';
    expect(insertPage(html, '<title>Home</title>', { head })).toContain(
      '<title>Home</title>\n    <link data-prerendered-head rel="canonical" href="/"/>\n    <script data-prerendered-head type="application/ld+json">{"a":1}</script></head>',
    );
  });

  it('carries the texts that it is rendered with, as data that no text can end', () => {
    const texts = { language: 'en', namespaces: { app: { note: 'A </script> & $&' } } } as const;
    const filled = insertPage(html, '<h1>Find care</h1>', { texts });
    const [, json = ''] = /<\/h1><\/div><script type="application\/json" id="texts">(.*?)<\/script>/.exec(filled) ?? [];
    expect(JSON.parse(json)).toEqual(texts);
    expect(json).not.toContain('<');
  });

  it('is refused where there is no place for it', () => {
    expect(() => insertPage('<body></body>', '<h1>Find care</h1>')).toThrow('does not hold <div id="root">');
  });
});
