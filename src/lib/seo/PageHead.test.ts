import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { PageHead } from './PageHead';
import type { PageHeadProps } from './PageHead';
import { siteOrigin } from './siteOrigin';

const origin = 'https://orvela.example';

beforeEach(() => vi.stubEnv('VITE_SITE_ORIGIN', origin));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const page: PageHeadProps = {
  title: 'Harbour Pharmacy | Orvela Facilities',
  name: 'Harbour Pharmacy',
  description: 'Open until 18:00.',
  path: '/facility/harbour-pharmacy',
};
const draw = (props: Partial<PageHeadProps> = {}) =>
  renderToStaticMarkup(createElement(PageHead, { ...page, ...props }));

describe('the head of a page', () => {
  it('says what the page is, once each', () => {
    expect(
      draw()
        .match(/<[^>]+>([^<]+<\/title>)?/g)
        ?.toSorted(),
    ).toEqual(
      [
        `<link rel="canonical" href="${origin}/facility/harbour-pharmacy"/>`,
        '<meta name="description" content="Open until 18:00."/>',
        '<meta property="og:description" content="Open until 18:00."/>',
        `<meta property="og:image" content="${origin}/pictures/social.png"/>`,
        '<meta property="og:title" content="Harbour Pharmacy"/>',
        '<meta property="og:type" content="website"/>',
        `<meta property="og:url" content="${origin}/facility/harbour-pharmacy"/>`,
        '<title>Harbour Pharmacy | Orvela Facilities</title>',
      ].toSorted(),
    );
  });

  it('keeps search engines out only when it is told to', () => {
    expect(draw()).not.toContain('robots');
    expect(draw({ indexed: false })).toContain('<meta name="robots" content="noindex,follow"/>');
  });

  it('names the neighbours in a list', () => {
    const drawn = draw({ previous: '/tags/walk-in/page-1', next: '/tags/walk-in/page-3' });
    expect(drawn).toContain(`<link rel="prev" href="${origin}/tags/walk-in/page-1"/>`);
    expect(drawn).toContain(`<link rel="next" href="${origin}/tags/walk-in/page-3"/>`);
  });

  it.each([
    ['/pictures/front.webp', `${origin}/pictures/front.webp`],
    ['https://pictures.example/front.jpg', 'https://pictures.example/front.jpg'],
    ['/pictures/articles/one.svg', `${origin}/pictures/social.png`],
    ['data:image/svg+xml,x', `${origin}/pictures/social.png`],
  ])('is shared with a picture that can be shown: %s', (image, expected) => {
    expect(draw({ image })).toContain(`<meta property="og:image" content="${expected}"/>`);
  });

  it('writes no address that is not absolute', () => {
    vi.stubEnv('VITE_SITE_ORIGIN', '');
    const drawn = draw({ previous: '/one', next: '/three' });
    expect(drawn).not.toMatch(/canonical|og:url|og:image|prev|next/);
    expect(drawn).toContain('og:title');
  });
});

describe('the origin of the site', () => {
  it('is the one that was set, without what follows it', () => {
    vi.stubEnv('VITE_SITE_ORIGIN', 'https://orvela.example/en/');
    vi.stubGlobal('location', { origin: 'http://localhost:4173' });
    expect(siteOrigin()).toBe(origin);
  });

  it('is else where the page was opened', () => {
    vi.stubEnv('VITE_SITE_ORIGIN', '');
    vi.stubGlobal('location', { origin: 'http://localhost:4173' });
    expect(siteOrigin()).toBe('http://localhost:4173');
  });
});
