import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { configureHttp } from '#lib/http/httpConfig';
import { request } from '#lib/http/request';
import { setDelayScale } from '#mocks/core/handle';
import { server } from '#mocks/start/node';
import { facilities, suggestions } from '#modules/facility-search/api';

const suggest = async (query: string, location?: string) =>
  (await request(suggestions, { query: { query, ...(location === undefined ? {} : { location }) } })).map(
    ({ type, name }) => `${type}: ${name}`,
  );

beforeAll(() => {
  server.listen();
  configureHttp({ baseUrl: 'http://local/' });
  setDelayScale(0);
});
afterEach(() => {
  configureHttp({ language: () => 'en' });
  server.resetHandlers();
});
afterAll(() => server.close());

describe('GET api/directory/suggestions', () => {
  it('groups categories, services and facilities, in that order', async () => {
    const found = await suggest('phar', 'port-calder');
    expect(found[0]).toBe('category: Pharmacy');
    expect(found).toContain('service: Pharmacy advice');
    expect(found.filter((each) => each.startsWith('facility: '))).toHaveLength(3);
    expect(found).toEqual(found.toSorted((one, other) => order(one) - order(other)));
  });

  it('finds by other words and by the other language, and answers in the language of the page', async () => {
    expect((await suggest('chemi'))[0]).toBe('category: Pharmacy');
    expect((await suggest('eczane'))[0]).toBe('category: Pharmacy');
    configureHttp({ language: () => 'tr' });
    expect((await suggest('eczan'))[0]).toBe('category: Eczane');
    expect(await suggest('grip')).toContain('service: Grip aşısı');
    expect((await suggest('pharmacy'))[0]).toBe('category: Eczane');
  });

  it('suggests facilities around the place only, and none that has closed', async () => {
    expect((await suggest('saltmarket clinic', 'port-calder'))[0]).toBe('facility: Saltmarket Clinic');
    expect(await suggest('saltmarket clinic', 'eastholm')).toEqual([]);
    expect((await suggest('saltmarket clinic', 'no-such-place'))[0]).toBe('facility: Saltmarket Clinic');
    expect(await suggest('old customs house')).toEqual([]);
  });

  it('marks what matches, and has nothing for unknown words', async () => {
    const [first] = await request(suggestions, { query: { query: 'dent' } });
    expect(first).toMatchObject({ type: 'category', id: 'dentist', matched: [[0, 4]] });
    expect(await suggest('xyzzy')).toEqual([]);
    expect(await suggest('??')).toEqual([]);
  });

  it('suggests services that the search finds, in either language', async () => {
    const english = await request(facilities, { query: { location: 'port-calder', term: 'Flu vaccination' } });
    configureHttp({ language: () => 'tr' });
    const turkish = await request(facilities, { query: { location: 'port-calder', term: 'Grip aşısı' } });
    expect(english.match.relaxed).toBe(false);
    expect(turkish.match.relaxed).toBe(false);
    expect(turkish.pagination.length).toBeGreaterThan(0);
  });
});

function order(suggestion: string): number {
  return ['category', 'service', 'facility'].findIndex((type) => suggestion.startsWith(type));
}
