import fc from 'fast-check';
import { createInstance } from 'i18next';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { HttpError, request } from '#lib/http/request';
import { database, resetDatabase } from '#mocks/core/database';
import { directionsScenarios } from './scenarios';
import { setDelayScale } from '#mocks/core/handle';
import { server } from '#mocks/start/node';
import { snapLimitM } from '#mocks/directions/routing/snap';
import { dataset } from '#mocks/build/dataset';
import { cityById, offsetPoint } from '#mocks/build/places';
import { loadRoads } from '#mocks/directions/seed/roadSource';
import { directions } from '#modules/directions/api';
import en from '#modules/directions/i18n/en.json';
import tr from '#modules/directions/i18n/tr.json';
import { type TravelMode, travelModes } from '#modules/directions/modes';
import { isZeroLengthRoute } from '#modules/directions/zeroLengthRoute';
import { stepText } from '#modules/directions/stepText';
import { distanceInMetres } from '#lib/geo/distance';
import { configureHttp } from '#lib/http/httpConfig';

interface Point {
  lat: number;
  lon: number;
}

const text = ({ lat, lon }: Point) => `${lat},${lon}`;
const seedOf = (slug: string) => {
  const found = dataset().bySlug.get(slug)?.facility;
  if (found === undefined) throw new Error(`The seed has no ${slug}.`);
  return found;
};
const clinic = seedOf('saltmarket-clinic');
const ask = (from: Point, to = clinic.id, mode: TravelMode = 'walk') =>
  request(directions, { query: { from: text(from), to, mode } });

async function answerTo(query: Record<string, string>) {
  const response = await fetch(`http://localhost/${directions.path}?${new URLSearchParams(query)}`);
  return {
    status: response.status,
    body: (await response.json()) as { code: string; errors?: { pointer: string }[]; instance?: string },
  };
}

beforeAll(async () => {
  server.listen({ onUnhandledFrame: 'error' });
  configureHttp({ baseUrl: 'http://localhost/' });
  setDelayScale(0);
  await resetDatabase();
});
afterEach(() => server.resetHandlers());
afterAll(() => {
  setDelayScale(1);
  server.close();
});

describe('GET api/directory/directions', () => {
  it('leads on streets from the start to the door', async () => {
    const start = offsetPoint(cityById('port-calder'), -900, 700);
    const { code, routes, waypoints, straightLine } = await ask(start);
    const [route] = routes;
    expect(code).toBe('Ok');
    expect(straightLine).toBe(distanceInMetres(start, clinic.geo));
    expect(route?.distance).toBeGreaterThan(straightLine - 250);
    // The end is where the pin meets its street, 9 m away, and the street is the one in the address.
    expect(waypoints[1]).toMatchObject({ town: 'Port Calder', distance: 9 });
    expect(clinic.address.line1).toContain(waypoints[1]?.name);
    expect(route?.geometry.coordinates.at(0)).toEqual(waypoints[0]?.location);
    expect(route?.geometry.coordinates.at(-1)).toEqual(waypoints[1]?.location);
    const steps = route?.legs[0]?.steps ?? [];
    expect(steps.reduce((sum, { distance }) => sum + distance, 0)).toBe(route?.distance);
    expect(steps.at(-1)?.name).toBe(waypoints[1]?.name);
  });

  it('reads as sentences in both languages', async () => {
    const texts = createInstance();
    await texts.init({
      lng: 'en',
      interpolation: { escapeValue: false },
      resources: { en: { directions: en }, tr: { directions: tr } },
    });
    const { routes } = await ask(offsetPoint(cityById('port-calder'), -900, 700));
    const said = (language: 'en' | 'tr') =>
      routes[0]?.legs[0]?.steps.map((step) =>
        stepText(step, { t: texts.getFixedT(language, 'directions'), language, place: clinic.name }),
      );
    expect(said('en')).toMatchInlineSnapshot(`
      [
        "Head south-east on Castle Hill",
        "Turn right onto Priory Road",
        "Turn left onto Quay Road",
        "Turn right onto Juniper Row",
        "Turn left onto Tanner Hill",
        "Arrive: Saltmarket Clinic, on the right",
      ]
    `);
    expect(said('tr')).toMatchInlineSnapshot(`
      [
        "Castle Hill üzerinde güneydoğuya doğru ilerleyin",
        "Sağa dönüp Priory Road’a girin",
        "Sola dönüp Quay Road’a girin",
        "Sağa dönüp Juniper Row’a girin",
        "Sola dönüp Tanner Hill’e girin",
        "Vardınız: Saltmarket Clinic, sağda",
      ]
    `);
  });

  it('names no road whose end in Turkish would have to be guessed', async () => {
    const { roads } = await loadRoads();
    const ends = new Set(roads.map(({ name }) => name.split(' ').at(-1) ?? ''));
    const known = '1 2 3 4 5 6 7 8 Caddesi Sokağı Yolu Hill Lane Road Row Street Walk Way Yard'.split(' ');
    expect([...ends].filter((end) => !known.includes(end))).toEqual([]);
  });

  it('takes longer on foot than by bicycle, and by bicycle than by car', async () => {
    const times = [];
    for (const mode of travelModes) {
      const { routes } = await ask(cityById('thornwick'), clinic.id, mode);
      times.push(routes[0]?.duration ?? 0);
    }
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(new Set(times).size).toBe(3);
  });

  it('leads back as well, from the door to where one came from', async () => {
    const start = offsetPoint(cityById('port-calder'), -900, 700);
    const query = { from: text(start), to: clinic.id, mode: 'walk' } as const;
    const [there, back] = [
      await request(directions, { query }),
      await request(directions, { query: { ...query, back: true } }),
    ];
    expect(back.waypoints).toEqual(there.waypoints.toReversed());
    expect(back.routes[0]?.geometry.coordinates.at(0)).toEqual(there.waypoints[1]?.location);
    expect(back.straightLine).toBe(there.straightLine);
    expect(back.routes[0]?.legs[0]?.steps.map(({ maneuver }) => maneuver.type).at(-1)).toBe('arrive');
    const [out, home] = [there.routes[0]?.distance ?? 0, back.routes[0]?.distance ?? 0];
    expect(Math.abs(out - home)).toBeLessThan(out / 4);
    const island = { from: text(cityById('eastholm')), to: clinic.id, mode: 'drive', back: true } as const;
    expect(await request(directions, { query: island })).toMatchObject({ code: 'NoRoute', routes: [] });
  });

  it('is the same each time', async () => {
    const start = offsetPoint(cityById('yesilmar'), 300, 300);
    expect(await ask(start)).toEqual(await ask(start));
  });

  it('knows who is there already', async () => {
    const { routes } = await ask(clinic.geo);
    expect(routes[0] && isZeroLengthRoute(routes[0])).toBe(true);
    expect(routes[0]?.legs[0]?.steps.map(({ maneuver }) => maneuver.type)).toEqual(['depart', 'arrive']);
  });

  it('says that no road leads over from Harrow Isle, and how far it is', async () => {
    const response = await ask(cityById('eastholm'));
    expect(response).toMatchObject({ code: 'NoRoute', routes: [] });
    expect(response.waypoints.map(({ town }) => town)).toEqual(['Eastholm', 'Port Calder']);
    expect(response.straightLine).toBe(distanceInMetres(cityById('eastholm'), clinic.geo));
  });

  it('places nobody who is at sea or in another country', async () => {
    for (const from of [
      { lat: 44.6, lon: -30.7 },
      { lat: 51.5, lon: -0.12 },
      { lat: -90, lon: 180 },
    ]) {
      const response = await ask(from);
      expect(response).toMatchObject({ code: 'NoSegment', routes: [], waypoints: [] });
      expect(response.straightLine).toBeGreaterThan(snapLimitM);
    }
  });

  it('ends where the pin is, for every facility whose place is public', async () => {
    const published = dataset().facilities.filter(
      ({ facility: { locationVisibility, publicationStatus } }) =>
        locationVisibility === 'exact' && publicationStatus === 'published',
    );
    for (const { facility, spot } of published.filter((_, index) => index % 40 === 0)) {
      const { waypoints } = await ask(cityById(facility.address.cityId), facility.id);
      expect([facility.slug, waypoints[1]?.name]).toEqual([facility.slug, spot.street]);
      expect(waypoints[1]?.distance).toBeLessThanOrEqual(10);
    }
  });

  it('can misbehave', async () => {
    server.use(directionsScenarios.failsOnce(503));
    await expect(ask(clinic.geo)).rejects.toThrow(HttpError);
    expect((await ask(clinic.geo)).code).toBe('Ok');
  });
});

describe('a facility without a public place', () => {
  const unknown = 'fac_aaaaaaaaaaaa';
  const secret = dataset()
    .facilities.map(({ facility }) => facility)
    .filter(
      ({ locationVisibility, publicationStatus }) =>
        locationVisibility !== 'exact' ||
        ['pending', 'rejected', 'merged', 'draft', 'suspended'].includes(publicationStatus),
    );

  it('is as unknown as one that never was, wherever one starts', async () => {
    expect(secret.length).toBeGreaterThan(40);
    for (const from of [cityById('port-calder'), { lat: 0, lon: 0 }]) {
      const { instance: _, ...nobody } = (await answerTo({ from: text(from), to: unknown, mode: 'walk' })).body;
      for (const { id } of secret) {
        const { status, body } = await answerTo({ from: text(from), to: id, mode: 'walk' });
        const { instance: __, ...response } = body;
        expect(status).toBe(404);
        expect(response).toEqual(nobody);
      }
    }
  });
});

describe('a question that makes no sense', () => {
  const good = { from: '44.512,-31.204', to: clinic.id, mode: 'walk' };
  const isGood = {
    from: (value: string) => {
      const parts = /^(-?\d{1,2}(?:\.\d{1,12})?),(-?\d{1,3}(?:\.\d{1,12})?)$/.exec(value);
      return parts !== null && Math.abs(Number(parts[1])) <= 90 && Math.abs(Number(parts[2])) <= 180;
    },
    to: (value: string) => /^fac_[a-z2-7]{12}$/.test(value),
    mode: (value: string) => travelModes.some((mode) => mode === value),
  };
  type Field = keyof typeof good;
  const fields: readonly Field[] = ['from', 'to', 'mode'];

  async function everything(): Promise<string> {
    const db = await database();
    return JSON.stringify(await Promise.all(db.tables.map((table) => table.toArray())));
  }

  it.each<[Field, string | undefined]>([
    ['from', undefined],
    ['from', ''],
    ['from', '44.512'],
    ['from', '44.512,'],
    ['from', '44.512, -31.204'],
    ['from', '91,0'],
    ['from', '0,181'],
    ['from', '-90.1,0'],
    ['from', 'NaN,NaN'],
    ['from', '1e1,1e1'],
    ['from', 'Infinity,0'],
    ['from', '44.512,-31.204,7'],
    ['from', '٤٤,٣١'],
    ['from', 'port-calder'],
    ['from', `${'4'.repeat(400)},0`],
    ['to', undefined],
    ['to', 'saltmarket-clinic'],
    ['to', 'fac_'],
    ['to', '__proto__'],
    ['to', `${clinic.id} `],
    ['mode', undefined],
    ['mode', 'fly'],
    ['mode', 'WALK'],
    ['mode', 'constructor'],
  ])('names %s for %o', async (field, value) => {
    const { [field]: _, ...rest } = good;
    const { status, body } = await answerTo(value === undefined ? rest : { ...rest, [field]: value });
    expect([status, body.code]).toEqual([422, 'validation-failed']);
    expect(new Set(body.errors?.map(({ pointer }) => pointer))).toEqual(new Set([`/query/${field}`]));
  });

  it('is refused with its fields named and changes nothing, whatever is asked', async () => {
    const [before, response] = [await everything(), await answerTo(good)];
    const piece = fc.constantFrom(
      ...'0123456789-.,eE+ _/\\%&#?'.split(''),
      'fac_',
      'walk',
      '44.5',
      '-31.2',
      'ı',
      '\0',
      '😀',
    );
    const junk = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.array(piece, { maxLength: 8 }).map((all) => all.join('')),
    );
    const queries = fc.record({
      from: fc.oneof(fc.constant(good.from), junk),
      to: fc.oneof(fc.constant(good.to), junk),
      mode: fc.oneof(fc.constant(good.mode), junk),
    });
    await fc.assert(
      fc.asyncProperty(queries, async (query) => {
        // A URL cannot carry lone surrogates, so the expectation uses the query as it arrives.
        const sent = Object.fromEntries(new URLSearchParams(new URLSearchParams(query).toString()));
        const wrong = fields.filter((field) => !isGood[field](sent[field] ?? ''));
        const { status, body } = await answerTo(query);
        if (wrong.length === 0) {
          expect([200, 404]).toContain(status);
          return;
        }
        expect(status).toBe(422);
        expect(new Set(body.errors?.map(({ pointer }) => pointer))).toEqual(
          new Set(wrong.map((field) => `/query/${field}`)),
        );
      }),
      { numRuns: 600 },
    );
    expect(await everything()).toBe(before);
    expect(await answerTo(good)).toEqual(response);
  });
});
