import { cities, type City, cityById, gridSpacing, offsetPoint, type Point, round5 } from './places';
import { stream } from '#mocks/directory/seed/random';
import { cityGraph, highwayBend, highways } from './streets';

type Position = [lon: number, lat: number];

/** Properties of a feature; `rank` 0 is rendered first and labelled largest. */
export interface BasemapProperties {
  kind: 'coast' | 'district' | 'highway' | 'main-road' | 'street' | 'city-label' | 'district-label';
  name: string;
  rank: number;
  /** Slug of the town, on a `city-label` of the country map. */
  place?: string;
}

/** A GeoJSON feature of the basemap. */
export interface BasemapFeature {
  type: 'Feature';
  properties: BasemapProperties;
  geometry:
    | { type: 'Point'; coordinates: Position }
    | { type: 'LineString'; coordinates: Position[] }
    | { type: 'MultiLineString'; coordinates: Position[][] }
    | { type: 'Polygon'; coordinates: Position[][] };
}

/** A GeoJSON collection of the basemap. */
export interface Basemap {
  type: 'FeatureCollection';
  features: BasemapFeature[];
}

// The main island clockwise from its north, with the inlet that reaches Port Calder from the west; then Harrow Isle.
const mainIsland: Position[] = [
  [-31.36, 44.735],
  [-31.22, 44.71],
  [-31.12, 44.755],
  [-31.0, 44.76],
  [-30.94, 44.69],
  [-30.97, 44.61],
  [-30.9, 44.54],
  [-30.86, 44.46],
  [-30.9, 44.39],
  [-30.99, 44.34],
  [-31.02, 44.25],
  [-31.1, 44.215],
  [-31.22, 44.24],
  [-31.33, 44.21],
  [-31.44, 44.17],
  [-31.58, 44.165],
  [-31.67, 44.22],
  [-31.64, 44.3],
  [-31.52, 44.34],
  [-31.51, 44.41],
  [-31.45, 44.45],
  [-31.36, 44.462],
  [-31.29, 44.482],
  [-31.246, 44.496],
  [-31.25, 44.504],
  [-31.3, 44.499],
  [-31.4, 44.487],
  [-31.5, 44.478],
  [-31.6, 44.5],
  [-31.69, 44.55],
  [-31.66, 44.62],
  [-31.54, 44.65],
  [-31.46, 44.71],
];
const harrowIsle: Position[] = [
  [-30.5, 44.87],
  [-30.41, 44.85],
  [-30.36, 44.79],
  [-30.34, 44.72],
  [-30.39, 44.69],
  [-30.47, 44.71],
  [-30.52, 44.77],
  [-30.55, 44.83],
];

/** A shoreline with added detail: every pass inserts a jittered point between each two. */
function roughened(ring: Position[], name: string, passes: number): Position[] {
  let points = ring;
  for (let pass = 0; pass < passes; pass++) {
    const chance = stream('coast', name, pass);
    points = points.flatMap((from, index) => {
      const to = points[(index + 1) % points.length] ?? from;
      const [dLon, dLat] = [to[0] - from[0], to[1] - from[1]];
      const bend = (chance.next() - 0.5) * 0.3;
      const middle: Position = [
        round5((from[0] + to[0]) / 2 - dLat * bend),
        round5((from[1] + to[1]) / 2 + dLon * bend),
      ];
      return [from, middle];
    });
  }
  return [...points, points[0] ?? [0, 0]];
}

const position = ({ lat, lon }: Point): Position => [lon, lat];

function feature(
  kind: BasemapProperties['kind'],
  name: string,
  rank: number,
  geometry: BasemapFeature['geometry'],
): BasemapFeature {
  return { type: 'Feature', properties: { kind, name, rank }, geometry };
}

/** The part of a town that is nearer to this district than to any other. */
function districtRing(city: City, index: number): Position[] {
  const reach = (city.grid * gridSpacing) / 2 + 200;
  const me = city.districts[index] ?? city;
  let ring: Point[] = Array.from({ length: 16 }, (_, k) =>
    offsetPoint(city, Math.cos((k * Math.PI) / 8) * reach * 1.25, Math.sin((k * Math.PI) / 8) * reach * 1.25),
  );
  for (const [other, district] of city.districts.entries()) {
    if (other === index) continue;
    const side = (p: Point) =>
      ((p.lon - me.lon) ** 2 - (p.lon - district.lon) ** 2) * 0.509 +
      (p.lat - me.lat) ** 2 -
      (p.lat - district.lat) ** 2;
    ring = ring.flatMap((from, k) => {
      const to = ring[(k + 1) % ring.length] ?? from;
      const [a, b] = [side(from), side(to)];
      const corners = a <= 0 ? [from] : [];
      if (a <= 0 === b <= 0) return corners;
      const t = a / (a - b);
      return [
        ...corners,
        { lat: round5(from.lat + (to.lat - from.lat) * t), lon: round5(from.lon + (to.lon - from.lon) * t) },
      ];
    });
  }
  const closed = ring.map(position);
  return closed[0] ? [...closed, closed[0]] : closed;
}

function streetFeatures(city: City, onlyAxes: boolean): BasemapFeature[] {
  const graph = cityGraph(city);
  const drawn = new Set(graph.edges.map(({ a, b }) => `${a}-${b}`));
  const axis = Math.floor(city.grid / 2);
  return graph.streets.flatMap((street, index) => {
    const isMain = index === axis || index === city.grid + axis;
    if (onlyAxes && !isMain) return [];
    const lines: Position[][] = [];
    let line: Position[] = [];
    for (const [at, node] of street.nodes.entries()) {
      const here = graph.nodes[node];
      if (here === undefined) continue;
      if (at > 0 && !drawn.has(`${street.nodes[at - 1]}-${node}`)) {
        if (line.length > 1) lines.push(line);
        line = [];
      }
      line.push(position(here));
    }
    if (line.length > 1) lines.push(line);
    return lines.length === 0
      ? []
      : [
          feature(isMain ? 'main-road' : 'street', street.name, isMain ? 1 : 2, {
            type: 'MultiLineString',
            coordinates: lines,
          }),
        ];
  });
}

/** The whole country: coasts, highways and towns; finer coasts at higher detail. */
function countryMap(detail: 0 | 1 | 2): BasemapFeature[] {
  return [
    feature('coast', 'Orvela', 0, { type: 'Polygon', coordinates: [roughened(mainIsland, 'main', detail + 1)] }),
    feature('coast', 'Harrow Isle', 0, { type: 'Polygon', coordinates: [roughened(harrowIsle, 'harrow', detail + 1)] }),
    ...highways.map(([from, to, name]) => {
      const [a, b] = [cityById(from), cityById(to)];
      return feature('highway', name, 0, {
        type: 'LineString',
        coordinates: [position(a), position(highwayBend(a, b)), position(b)],
      });
    }),
    ...cities.map((city, rank) => {
      const label = feature('city-label', city.name, rank, { type: 'Point', coordinates: position(city) });
      return { ...label, properties: { ...label.properties, place: city.id } };
    }),
  ];
}

/**
 * The basemap as GeoJSON. `country`: detail 0–2 refines the coast. A town: 0 is districts, 1 adds the two main roads, 2
 * adds all streets (render the country beneath it).
 */
export function basemap(area: string, detail: 0 | 1 | 2): Basemap {
  if (area === 'country') return { type: 'FeatureCollection', features: countryMap(detail) };
  const city = cityById(area);
  const features = city.districts.flatMap((district, index) => [
    feature('district', district.name, index, { type: 'Polygon', coordinates: [districtRing(city, index)] }),
    feature('district-label', district.name, index, { type: 'Point', coordinates: position(district) }),
  ]);
  if (detail > 0) features.push(...streetFeatures(city, detail === 1));
  return { type: 'FeatureCollection', features };
}
