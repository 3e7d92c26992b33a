import { expect, it } from 'vitest';

import { readMapFeatures } from './geojson';

const read = (...features: unknown[]) => readMapFeatures({ type: 'FeatureCollection', features });

it('reads every shape a basemap has', () => {
  const properties = { kind: 'street', name: 'Mill Lane', rank: 2 };
  const line = [
    [-31, 44],
    [-31.1, 44.1],
  ];
  expect(read({ properties, geometry: { type: 'LineString', coordinates: line } })).toEqual([
    {
      ...properties,
      lines: [
        [
          { lat: 44, lon: -31 },
          { lat: 44.1, lon: -31.1 },
        ],
      ],
    },
  ]);
  const counts = [
    ['Point', [-31, 44]],
    ['MultiLineString', [line, line]],
    ['Polygon', [line]],
    ['MultiPolygon', [[line], [line, line]]],
  ].map(([type, coordinates]) => read({ properties, geometry: { type, coordinates } })[0]?.lines.length);
  expect(counts).toEqual([1, 2, 1, 3]);
});

it('leaves out what it cannot draw and never throws', () => {
  expect(
    read(
      null,
      'text',
      {},
      { properties: { kind: 'rainbow' }, geometry: { type: 'Point', coordinates: [0, 0] } },
      { properties: { kind: 'coast' }, geometry: null },
      { properties: { kind: 'coast' }, geometry: { type: 'Polygon', coordinates: 'x' } },
      { properties: { kind: 'coast' }, geometry: { type: 'Polygon', coordinates: [[['a', 1], [NaN, 2], null]] } },
    ),
  ).toEqual([]);
});

it('gives a nameless feature no name and the last rank', () => {
  expect(read({ properties: { kind: 'coast' }, geometry: { type: 'Point', coordinates: [1, 2] } })[0]).toMatchObject({
    name: '',
    rank: 9,
  });
});

it('says which place a label names', () => {
  const label = (place: unknown) =>
    read({
      properties: { kind: 'city-label', name: 'Newbridge', place },
      geometry: { type: 'Point', coordinates: [1, 2] },
    });
  expect(label('newbridge-harrow')[0]).toHaveProperty('place', 'newbridge-harrow');
  expect(label(7)[0]).not.toHaveProperty('place');
});
