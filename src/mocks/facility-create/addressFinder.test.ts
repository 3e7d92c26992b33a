import { describe, expect, it } from 'vitest';

import { distanceInMetres } from '#lib/geo/distance';
import { request } from '#lib/http/request';
import { addresses } from '#modules/facility-create/api';
import { facility } from '#modules/facility/api';

import { expectHttpError, serveBackend } from '#mocks/testing/serveBackend';

import { parseAddressLine } from './addressFinder';

serveBackend({ account: 'mira' });

const find = (line1: string, rest: { district?: string; postcode?: string; city?: string } = {}) =>
  request(addresses, { query: { line1, city: 'port-calder', ...rest } });

describe('parseAddressLine', () => {
  it.each([
    ['119 Mill Street', 'Mill Street', 119],
    ['Mill Street 119', 'Mill Street', 119],
    ['119b Mill Street, Floor 2', 'Mill Street', 119],
    ['Gül Sokağı No: 12', 'Gül Sokağı', 12],
    ['Gül Sokağı no.12', 'Gül Sokağı', 12],
    ['Mill Street', 'Mill Street', undefined],
    ['', '', undefined],
  ])('reads %j', (line, street, number) => {
    expect(parseAddressLine(line)).toEqual({ street, number });
  });
});

describe('GET api/directory/addresses', () => {
  it.each(['harbour-pharmacy', 'quayside-pharmacy', 'saltmarket-clinic', 'mill-lane-dental-practice'])(
    'finds the house of %s where the facility is',
    async (slug) => {
      const { address, geo } = await request(facility, { query: { slug } });
      const [found, ...others] = await find(address.line1 ?? '');
      expect(others).toEqual([]);
      expect(found).toMatchObject({ precision: 'house', source: 'street-interpolated', district: address.district });
      expect(distanceInMetres(geo, found ?? { lat: 0, lon: 0 })).toBeLessThanOrEqual(found?.accuracyM ?? 0);
    },
  );

  it('finds the house of an address in Turkish, whatever its spelling', async () => {
    const { address, geo } = await request(facility, { query: { slug: 'isikli-eczane' } });
    const line1 = (address.line1 ?? '').toLocaleUpperCase('tr').replace('SOKAĞI', 'sok.').replace('CADDESİ', 'cad.');
    const [found] = await find(line1, { city: address.cityId });
    expect(found?.precision).toBe('house');
    expect(distanceInMetres(geo, found ?? { lat: 0, lon: 0 })).toBeLessThanOrEqual(20);
  });

  it('corrects a slip of the pen', async () => {
    expect(await find('103 Mil Stret')).toMatchObject([{ label: '103 Mill Street, Old Harbour', number: 103 }]);
  });

  it('offers every street that begins as typed', async () => {
    const found = await find('30 Mill');
    expect(found.length).toBeGreaterThan(1);
    expect(found.map(({ street }) => street)).toEqual(expect.arrayContaining(['Mill Lane', 'Mill Street']));
  });

  it('offers a street once for each district it crosses, and only the chosen one if there is one', async () => {
    const all = await find('Mill Lane');
    expect(all.length).toBeGreaterThan(1);
    expect(all.every(({ precision, number }) => precision === 'street' && number === undefined)).toBe(true);
    const [one] = all;
    const districts = new Set(all.map(({ district }) => district));
    expect(districts.size).toBe(all.length);
    expect(one?.accuracyM).toBeGreaterThan(100);
    expect(await find('Mill Lane', { district: 'saltmarket' })).toMatchObject([{ district: 'Saltmarket' }]);
  });

  it('uses the district of the postcode', async () => {
    expect(await find('Mill Lane', { postcode: '10 00' })).toMatchObject([{ district: 'Saltmarket' }]);
  });

  it('finds the street of a number it does not have', async () => {
    expect(await find('9999 Mill Lane', { district: 'saltmarket' })).toMatchObject([{ precision: 'street' }]);
  });

  it('finds only the district of an unknown street', async () => {
    expect(await find('7 Nowhere Boulevard', { district: 'old-harbour' })).toMatchObject([
      { precision: 'district', source: 'district-centroid', label: 'Old Harbour', accuracyM: 1000 },
    ]);
    expect(await find('', { postcode: '1040' })).toMatchObject([{ precision: 'district', district: 'Old Harbour' }]);
  });

  it('finds nothing where neither street nor district is known', async () => {
    expect(await find('7 Nowhere Boulevard')).toEqual([]);
    expect(await find('7 Nowhere Boulevard', { postcode: '2000' })).toEqual([]);
  });

  it('rejects an unknown town', async () => {
    const error = await expectHttpError(find('Mill Lane', { city: 'atlantis' }));
    expect(error.problem.code).toBe('not-found');
  });
});
