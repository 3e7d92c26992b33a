import { describe, expect, it } from 'vitest';

import { insertPage } from './prerenderPlugin.ts';

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

  it('is refused where there is no place for it', () => {
    expect(() => insertPage('<body></body>', '<h1>Find care</h1>')).toThrow('does not hold <div id="root">');
  });
});
