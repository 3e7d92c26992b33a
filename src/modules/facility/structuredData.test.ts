import { afterAll, beforeAll, expect, it } from 'vitest';

import { configureHttp } from '#lib/http/httpConfig';
import { setClock } from '#lib/time/clock';
import { request } from '#lib/http/request';
import { toJsonLd } from '#lib/seo/structuredData';
import { server } from '#mocks/start/node';

import { facility } from './api';
import type { FacilityDetails } from './api';
import { structuredData } from './structuredData';

const origin = 'https://orvela.example';
const crumbs = [
  { label: 'Home', href: '/' },
  { label: 'Pharmacies in Port Calder', href: '/search/port-calder/page-1' },
  { label: 'Here' },
];

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
  configureHttp({ baseUrl: 'http://localhost/', language: () => 'en' });
  setClock(new Date('2026-03-16T10:00:00Z'));
});
afterAll(() => {
  setClock(undefined);
  server.close();
});

const load = (slug: string) => request(facility, { query: { slug } });

interface ListedData {
  [key: string]: unknown;
}

/** Parsed from the script's text, as a search engine does. */
function told(answer: FacilityDetails): [place: ListedData, trail: ListedData] {
  const parsed = JSON.parse(toJsonLd(structuredData(answer, crumbs, origin))) as { '@graph': [ListedData, ListedData] };
  return parsed['@graph'];
}

it('has what the page shows', async () => {
  const answer = await load('saltmarket-clinic');
  const [place] = told(answer);
  expect(place).toMatchObject({
    '@type': answer.primaryCategory.schemaType,
    '@id': `${origin}/facility/saltmarket-clinic`,
    name: 'Saltmarket Clinic',
    alternateName: ['Salt Mkt Clinic'],
    description: 'Walk-in family clinic by the old harbour',
    telephone: answer.phones[0]?.number,
    address: {
      streetAddress: expect.stringContaining(answer.address.line1 ?? '?'),
      addressLocality: 'Port Calder',
      addressCountry: 'XV',
    },
    geo: { latitude: answer.geo.lat, longitude: answer.geo.lon },
    aggregateRating: { ratingValue: 4.9, ratingCount: 30, bestRating: 5 },
  });
  expect(place['openingHoursSpecification']).toHaveLength(6);
  expect(place['openingHoursSpecification']).toContainEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: 'https://schema.org/Saturday',
    opens: '09:00',
    closes: '13:00',
  });
  expect(place['specialOpeningHoursSpecification']).toContainEqual({
    '@type': 'OpeningHoursSpecification',
    opens: '00:00',
    closes: '00:00',
    validFrom: '2026-03-23',
    validThrough: '2026-03-23',
  });
});

it('has the breadcrumbs', async () => {
  const [, trail] = told(await load('saltmarket-clinic'));
  expect(trail['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
    {
      '@type': 'ListItem',
      position: 2,
      name: 'Pharmacies in Port Calder',
      item: `${origin}/search/port-calder/page-1`,
    },
    { '@type': 'ListItem', position: 3, name: 'Here', item: `${origin}/facility/saltmarket-clinic` },
  ]);
});

it('keeps overnight ranges and never has 24:00', async () => {
  const [night] = told(await load('northgate-night-pharmacy'));
  expect(night['openingHoursSpecification']).toContainEqual(
    expect.objectContaining({ opens: '20:00', closes: '08:00' }),
  );
  const [always] = told(await load('calder-general-hospital'));
  expect(always['openingHoursSpecification']).toHaveLength(7);
  expect(always['openingHoursSpecification']).toContainEqual(
    expect.objectContaining({ opens: '00:00', closes: '23:59' }),
  );
  const clinic = await load('saltmarket-clinic');
  const [late] = told({
    ...clinic,
    weekly: [
      { day: 1, opens: '09:00', closes: '24:00' },
      { day: 2, opens: '00:00', closes: '24:00' },
    ],
  });
  expect(late['openingHoursSpecification']).toMatchObject([
    { opens: '09:00', closes: '00:00' },
    { opens: '00:00', closes: '23:59' },
  ]);
});

it.each(['lantern-house-refuge', 'willow-court-family-support'])('reveals no location of %s', async (slug) => {
  const answer = await load(slug);
  // The page must not leak an address even if the back end sends one.
  const [place] = told({ ...answer, address: { ...answer.address, line1: '1 Secret Street', postalCode: '1234' } });
  expect(place['geo']).toBeUndefined();
  expect(place['hasMap']).toBeUndefined();
  expect(JSON.stringify(place)).not.toMatch(/Secret|1234|latitude/);
});

it('has a rating only if the page shows one', async () => {
  const answer = await load('saltmarket-clinic');
  const rating = { average: 4.9, count: 4, source: 'Survey', asOf: '2026-01-01' };
  expect(told({ ...answer, rating })[0]['aggregateRating']).toBeUndefined();
  expect(told({ ...answer, rating: { ...rating, count: 5 } })[0]['aggregateRating']).toMatchObject({ ratingCount: 5 });
});

it('has no hours if permanently closed, by appointment or unknown', async () => {
  for (const slug of ['old-customs-house-clinic', 'marina-counselling', 'kiln-yard-recovery-service']) {
    const [place] = told(await load(slug));
    expect(place['openingHoursSpecification']).toBeUndefined();
    expect(place['specialOpeningHoursSpecification']).toBeUndefined();
  }
});

it('escapes text that would end the script', async () => {
  const answer = await load('saltmarket-clinic');
  const script = toJsonLd(structuredData({ ...answer, name: '</script><script>alert(1)' }, crumbs, origin));
  expect(script).not.toContain('<');
  expect(told({ ...answer, name: '</script>' })[0]['name']).toBe('</script>');
});

it('has isAcceptingNewPatients only when it is known', async () => {
  const answer = await load('saltmarket-clinic');
  const said = (acceptingNew: FacilityDetails['acceptingNew']) =>
    told({ ...answer, acceptingNew })[0]['isAcceptingNewPatients'];
  expect([said('yes'), said('no'), said('waiting-list'), said('unknown')]).toEqual([true, false, undefined, undefined]);
});
