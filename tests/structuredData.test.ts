import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { request } from '#lib/http/request';
import { articlePath, paths } from '#domain/paths';
import { graph, pageNode, siteNodes, toJsonLd } from '#lib/seo/structuredData';
import type { Json } from '#lib/seo/structuredData';
import { getArticle, getArticles } from '#modules/article/api';
import { structuredData as articleData } from '#modules/article/structuredData';
import { facilities } from '#modules/facility-search/api';
import { listingData } from '#modules/facility-search/listingData';
import { resultsData } from '#modules/facility-search/resultsData';
import { facility } from '#modules/facility/api';
import { structuredData as facilityData } from '#modules/facility/structuredData';
import { editions } from '#modules/static-pages/staticTexts';

import {
  articleShape,
  hiddenPlaceShape,
  listShape,
  organizationShape,
  origin,
  pageShape,
  placeShape,
  scriptShape,
  trailShape,
  websiteShape,
} from '#mocks/testing/schemaOrg';
import { serveBackend, setLanguage } from '#mocks/testing/serveBackend';

serveBackend();

/** Schema errors, with their path, after parsing the data from their script as a search engine does. */
function wrongWith(data: Json, shape: z.core.$ZodType): string[] {
  const told: unknown = JSON.parse(toJsonLd(data));
  const { error } = z.safeParse(shape, told);
  return [...emptyIn(told), ...(error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [])];
}

/** Paths of empty values: null, empty strings, lists and objects. */
function emptyIn(value: unknown, at = ''): string[] {
  if (value === null || value === '') return [`${at} is empty`];
  if (typeof value !== 'object') return [];
  const entries = Object.entries(value);
  return entries.length === 0
    ? [`${at} is empty`]
    : entries.flatMap(([key, inner]) => emptyIn(inner, at === '' ? key : `${at}.${key}`));
}

const crumbs = [{ label: 'Home', href: paths.home }, { label: 'Here' }];
const placeScript = scriptShape(placeShape, trailShape);
const hiddenScript = scriptShape(hiddenPlaceShape, trailShape);

async function slugsOf(location: string, page: number): Promise<string[]> {
  const { items } = await request(facilities, { query: { location, page, size: 50 } });
  return (items ?? []).map(({ slug }) => slug);
}

describe('structured data has the shapes of schema.org', () => {
  it('for the site and its publisher', () => {
    const facts = { url: `${origin}/`, name: 'Orvela Facilities', description: 'Find care.', language: 'en' };
    expect(wrongWith(graph(...siteNodes(facts)), scriptShape(websiteShape, organizationShape))).toEqual([]);
  });

  it('for a hundred facilities, and for one of each state', async () => {
    const slugs = [
      ...(await slugsOf('port-calder', 1)),
      ...(await slugsOf('anywhere', 7)),
      'saltmarket-clinic',
      'northgate-night-pharmacy',
      'calder-general-hospital',
      'old-customs-house-clinic',
      'marina-counselling',
      'kiln-yard-recovery-service',
      'lantern-house-refuge',
      'willow-court-family-support',
    ];
    expect(slugs.length).toBeGreaterThan(100);
    const wrong: string[] = [];
    for (const slug of slugs) {
      const answer = await request(facility, { query: { slug } });
      const shape = answer.locationVisibility === 'exact' ? placeScript : hiddenScript;
      wrong.push(...wrongWith(facilityData(answer, crumbs, origin), shape).map((text) => `${slug} ${text}`));
    }
    expect(wrong).toEqual([]);
  });

  it('for a facility with little information', async () => {
    const answer = await request(facility, { query: { slug: 'saltmarket-clinic' } });
    const { website: _website, ...rest } = answer;
    const bare = {
      ...rest,
      alternateNames: [],
      socials: [],
      languages: [],
      weekly: [],
      exceptions: [],
      holidays: [],
      photos: [],
      accessibility: [],
      amenities: [],
    };
    expect(wrongWith(facilityData(bare, crumbs, origin), placeScript)).toEqual([]);
  });

  it('with publicly accessible pictures only', async () => {
    const answer = await request(facility, { query: { slug: 'saltmarket-clinic' } });
    const photo = (url: string) => ({ id: 'one', url, alt: 'The front of it' });
    const photos = [photo('data:image/svg+xml,x'), photo('/pictures/front.webp')];
    expect(facilityData({ ...answer, photos }, crumbs, origin)).toMatchObject({
      '@graph': [{ image: [`${origin}/pictures/front.webp`] }, {}],
    });
  });

  it.each(['en', 'tr'] as const)('for every article in %s', async (spoken) => {
    setLanguage(spoken);
    const { items } = await request(getArticles, { query: { size: 50 } });
    expect(items).toHaveLength(18);
    for (const { slug } of items ?? []) {
      const article = await request(getArticle, { query: { slug } });
      const data = articleData(article, crumbs, spoken, origin + articlePath(slug));
      expect(wrongWith(data, scriptShape(articleShape, trailShape)), slug).toEqual([]);
    }
  });

  it('for results, whose positions continue from page to page', async () => {
    const names = { title: 'Pharmacies near Port Calder', home: 'Home', everything: 'Facilities near Port Calder' };
    const address = { location: { kind: 'place', key: 'port-calder' }, term: 'pharmacy', page: 2 } as const;
    const answer = await request(facilities, { query: { location: 'port-calder', term: 'pharmacy', page: 2 } });
    const url = `${origin}/search/port-calder/pharmacy/page-2`;
    const data = resultsData(address, answer, names, url);
    expect(wrongWith(data, scriptShape(listShape, trailShape))).toEqual([]);
    expect(data).toMatchObject({
      '@graph': [
        {
          numberOfItems: answer.pagination.length,
          itemListElement: [{ position: 21 }, ...Array.from({ length: 19 }, () => ({}))],
        },
        {
          itemListElement: [
            { item: `${origin}/` },
            { name: names.everything, item: `${origin}/search/port-calder/page-1` },
            { name: names.title, item: url },
          ],
        },
      ],
    });
  });

  it('for empty results', async () => {
    const names = { title: 'Nothing', home: 'Home', everything: 'Facilities' };
    const address = { location: { kind: 'anywhere' }, term: 'zzzzzz' } as const;
    const answer = await request(facilities, { query: { location: 'anywhere', term: 'zzzzzz' } });
    expect(answer.items).toEqual([]);
    expect(
      wrongWith(
        resultsData(address, answer, names, `${origin}/search/anywhere/zzzzzz/page-1`),
        scriptShape(trailShape),
      ),
    ).toEqual([]);
  });

  it('for the facilities of a category and of a tag, if there are any', async () => {
    const facts = { title: 'Pharmacies in Orvela', description: 'Medicines.', language: 'en', crumbs };
    const url = `${origin}/service-categories/pharmacy/page-1`;
    const shape = scriptShape(pageShape, trailShape);
    const full = await request(facilities, { query: { location: 'anywhere', category: ['pharmacy'] } });
    expect(wrongWith(listingData({ ...facts, url, response: full }), shape)).toEqual([]);
    const empty = { ...full, items: [], pagination: { ...full.pagination, length: 0 } };
    expect(wrongWith(listingData({ ...facts, url, response: empty }), shape)).toEqual([]);
  });

  it.each(['terms', 'privacy', 'disclaimers', 'about'] as const)('for the page of the %s', (page) => {
    const facts = { url: origin + paths[page], name: 'A page', description: 'What it is about.', language: 'en' };
    const thing = pageNode('WebPage', { ...facts, modified: editions[page].updated });
    expect(wrongWith(graph(thing), scriptShape(pageShape))).toEqual([]);
  });
});

describe('the schemas reject', () => {
  const facts = { url: `${origin}/about-us`, name: 'About', description: 'Why.', language: 'en' };
  const about = pageNode('AboutPage', facts) as object;

  it.each([
    ['a relative address', { ...about, url: '/about-us' }],
    ['a missing name', pageNode('WebPage', { ...facts, name: '' })],
    ['a missing description', pageNode('WebPage', { ...facts, description: '' })],
    ['what nobody knows', { ...about, colour: 'blue' }],
  ])('%s', (_what, thing) => {
    expect(wrongWith(graph(about as Json), scriptShape(pageShape))).toEqual([]);
    expect(wrongWith(graph(thing as Json), scriptShape(pageShape))).not.toEqual([]);
  });

  it('the position of a hidden location', async () => {
    const answer = await request(facility, { query: { slug: 'lantern-house-refuge' } });
    const hidden = facilityData(answer, crumbs, origin) as { '@graph': [object, object] };
    expect(wrongWith(hidden as unknown as Json, hiddenScript)).toEqual([]);
    const [place, trail] = hidden['@graph'];
    const geo = { '@type': 'GeoCoordinates', latitude: answer.geo.lat, longitude: answer.geo.lon };
    expect(wrongWith(graph({ ...place, geo } as Json, trail as Json), hiddenScript)).not.toEqual([]);
  });
});
