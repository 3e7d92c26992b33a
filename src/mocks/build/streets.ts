import type { AddressPreference } from '#mocks/directory/seed/fixtures';
import { cities, type City, flatDistance, gridSpacing, offsetPoint, type Point } from './places';
import { slugify, stream } from '#mocks/directory/seed/random';

/** A piece of street between two nodes; `at` is its index along the street, from the west or the south. */
export interface Edge {
  a: number;
  b: number;
  street: string;
  at: number;
  lengthM: number;
}

/** A named street with its nodes in order. */
interface Street {
  id: string;
  slug: string;
  name: string;
  cityId: string;
  nodes: readonly number[];
}

/** The streets of one town as a graph; node numbers index `nodes`. */
export interface CityGraph {
  cityId: string;
  nodes: readonly Point[];
  edges: readonly Edge[];
  streets: readonly Street[];
}

const englishStems = [
  'Mill',
  'Quay',
  'Harbour',
  'Castle',
  'Salt',
  'Rope',
  'Anchor',
  'Chandler',
  'Cooper',
  'Fisher',
  'Market',
  'Abbey',
  'Orchard',
  'Beacon',
  'Heron',
  'Willow',
  'Chapel',
  'Bridge',
  'Granary',
  'Tanner',
  'Weaver',
  'Lantern',
  'Meadow',
  'Kiln',
  'Foundry',
  'Elm',
  'Rowan',
  'Station',
  'Lighthouse',
  'Garrison',
  'Priory',
  'Sextant',
  'Compass',
  'Gull',
  'Plover',
  'Linden',
  'Spring',
  'Well',
  'Hill',
  'Hawthorn',
  'Bell',
  'Cloister',
  'Dyer',
  'Ferry',
  'Cannon',
  'Observatory',
  'Pilot',
  'Sailmaker',
  'Barley',
  'Cedar',
  'Copper',
  'Juniper',
  'Marsh',
  'Oyster',
] as const;
const englishKinds = ['Lane', 'Road', 'Street', 'Street', 'Road', 'Walk', 'Row', 'Hill', 'Way', 'Yard'] as const;
const turkishStems = [
  'Çınar',
  'Liman',
  'Zeytin',
  'Gül',
  'Deniz',
  'Fener',
  'Ihlamur',
  'Değirmen',
  'Çeşme',
  'Bağlar',
  'Yıldız',
  'Kıyı',
  'Güneş',
  'Portakal',
  'Menekşe',
  'Şafak',
  'Irmak',
  'Köprü',
  'Çarşı',
  'Papatya',
  'Martı',
  'Ümit',
  'Sümbül',
  'Yonca',
  'Kavak',
  'İskele',
  'Hisar',
  'Barış',
  'Ayva',
  'Tepe',
  'Pınar',
  'Balıkçı',
  'Nar',
  'Selvi',
  'Kuğu',
  'Rüzgâr',
  'Öğretmen',
  'Kaptan',
  'İncir',
  'Söğüt',
] as const;
const turkishKinds = ['Caddesi', 'Sokağı', 'Sokağı', 'Yolu', 'Sokağı'] as const;

function streetNames(city: City): string[] {
  const chance = stream('street-names', city.id);
  const names: string[] = [];
  const stems = { en: chance.some(englishStems, englishStems.length), tr: [...turkishStems] };
  const order = (list: readonly string[]) =>
    list.map((stem) => ({ stem, key: chance.next() })).sort((x, y) => x.key - y.key);
  const english = order(stems.en);
  const turkish = order(stems.tr);
  // The capital's two main roads have well-known names.
  if (city.id === 'port-calder') names.push('Quay Road', 'Mill Lane');
  let round = 0;
  while (names.length < city.grid * 2) {
    const useTurkish = chance.chance(city.turkish);
    const pool = useTurkish ? turkish : english;
    const stem = pool[round % pool.length]?.stem ?? 'Mill';
    const name = `${stem} ${chance.pick(useTurkish ? turkishKinds : englishKinds)}`;
    if (!names.includes(name)) names.push(name);
    round += 1;
  }
  return names;
}

function buildGraph(city: City): CityGraph {
  const { grid } = city;
  const middle = (grid - 1) / 2;
  const nodes: Point[] = [];
  for (let row = 0; row < grid; row++) {
    for (let column = 0; column < grid; column++) {
      const chance = stream('node', city.id, row, column);
      const east = (column - middle) * gridSpacing + (chance.next() - 0.5) * 90;
      const north = (row - middle) * gridSpacing + (chance.next() - 0.5) * 90;
      // The grid is rotated a little, so that streets do not follow the compass.
      const lean = (city.population % 7) * 0.06 - 0.18;
      nodes.push(
        offsetPoint(
          city,
          east * Math.cos(lean) - north * Math.sin(lean),
          east * Math.sin(lean) + north * Math.cos(lean),
        ),
      );
    }
  }
  const axis = Math.floor(grid / 2);
  const names = streetNames(city);
  // The main roads take the first two names, the other rows and columns the rest.
  const rowName = (row: number) => names[row === axis ? 0 : 2 + (row < axis ? row : row - 1)] ?? `Row ${row}`;
  const columnName = (column: number) =>
    names[column === axis ? 1 : grid + 1 + (column < axis ? column : column - 1)] ?? `Column ${column}`;
  const edges: Edge[] = [];
  const streets: Street[] = [];
  const add = (name: string, run: readonly number[], isAxis: boolean) => {
    const slug = `${slugify(name)}-${city.id}`;
    streets.push({ id: `street-${slug}`, slug, name, cityId: city.id, nodes: run });
    for (let at = 0; at + 1 < run.length; at++) {
      const a = run[at] ?? 0;
      const b = run[at + 1] ?? 0;
      if (!isAxis && stream('edge', city.id, a, b).chance(0.08)) continue;
      const [from, to] = [nodes[a], nodes[b]];
      if (from && to) edges.push({ a, b, street: name, at, lengthM: Math.round(flatDistance(from, to)) });
    }
  };
  const span = Array.from({ length: grid }, (_, index) => index);
  for (const row of span)
    add(
      rowName(row),
      span.map((column) => row * grid + column),
      row === axis,
    );
  for (const column of span)
    add(
      columnName(column),
      span.map((row) => row * grid + column),
      column === axis,
    );
  return { cityId: city.id, nodes, edges, streets };
}

const graphs = new Map<string, CityGraph>();

/** The street graph of a town, built once. */
export function cityGraph(city: City): CityGraph {
  let graph = graphs.get(city.id);
  if (graph === undefined) {
    graph = buildGraph(city);
    graphs.set(city.id, graph);
  }
  return graph;
}

/** Roads between towns; Harrow Isle has none. */
export const highways: readonly (readonly [from: string, to: string, name: string])[] = [
  ['port-calder', 'calder-heath', 'Highway 1'],
  ['calder-heath', 'ravensfold', 'Highway 1'],
  ['port-calder', 'newbridge-sundara', 'Highway 2'],
  ['newbridge-sundara', 'yesilmar', 'Highway 2'],
  ['yesilmar', 'golbasar', 'Highway 2'],
  ['port-calder', 'thornwick', 'Highway 3'],
  ['thornwick', 'cinarhan', 'Highway 3'],
  ['port-calder', 'saltmere', 'Highway 4'],
  ['newbridge-sundara', 'isikvar', 'Highway 5'],
  ['isikvar', 'saltmere', 'Highway 5'],
  ['thornwick', 'ravensfold', 'Highway 6'],
  ['port-calder', 'cinarhan', 'Highway 7'],
  ['golbasar', 'isikvar', 'Highway 8'],
  ['eastholm', 'newbridge-harrow', 'Isle Road'],
];

/** The point where a highway bends between the middles of two towns. */
export function highwayBend(from: City, to: City): Point {
  const chance = stream('highway', from.id, to.id);
  const [east, north] = [(chance.next() - 0.5) * 2400, (chance.next() - 0.5) * 1600];
  return offsetPoint({ lat: (from.lat + to.lat) / 2, lon: (from.lon + to.lon) / 2 }, east, north);
}

/** An address on a street: the pin beside the road, its house number and the edge. */
export interface AddressPoint extends Point {
  line1: string;
  street: string;
  edge: Edge;
  /** Fraction along the edge, from its west or south end. */
  t: number;
}

/** Houses on one side of one edge. */
export const housesPerEdge = 12;

/** The address at fraction `t` of an edge, 9 m beside the road: even numbers on the right, odd on the left. */
export function addressOnEdge(city: City, edge: Edge, t: number, even: boolean): AddressPoint {
  const graph = cityGraph(city);
  const a = graph.nodes[edge.a] ?? city;
  const b = graph.nodes[edge.b] ?? city;
  const on = { lat: a.lat + (b.lat - a.lat) * t, lon: a.lon + (b.lon - a.lon) * t };
  const east = (b.lon - a.lon) * 79_310;
  const north = (b.lat - a.lat) * 111_195;
  const length = Math.hypot(east, north) || 1;
  const side = even ? 9 : -9;
  const pin = offsetPoint(on, (north / length) * side, (-east / length) * side);
  const house = 2 * (edge.at * housesPerEdge + Math.floor(t * housesPerEdge)) + (even ? 2 : 1);
  const turkish = /(Caddesi|Sokağı|Yolu)$/.test(edge.street);
  return {
    ...pin,
    street: edge.street,
    edge,
    t,
    line1: turkish ? `${edge.street} ${house}` : `${house} ${edge.street}`,
  };
}

/** Draws an address, denser towards the middle of the town unless a position is preferred. */
export function drawAddress(city: City, key: readonly (string | number)[], near?: AddressPreference): AddressPoint {
  const chance = stream(...key, 'spot');
  const graph = cityGraph(city);
  const reach = ((city.grid - 1) * gridSpacing) / 2;
  const drawn = [chance.normal() * reach * 0.55, chance.normal() * reach * 0.55] as const;
  const wish = offsetPoint(city, ...(near?.at ?? drawn));
  let best = graph.edges[0];
  let bestDistance = Infinity;
  for (const edge of graph.edges) {
    if (near?.street !== undefined && edge.street !== near.street) continue;
    const a = graph.nodes[edge.a] ?? city;
    const b = graph.nodes[edge.b] ?? city;
    const distance = flatDistance({ lat: (a.lat + b.lat) / 2, lon: (a.lon + b.lon) / 2 }, wish);
    if (distance < bestDistance) {
      best = edge;
      bestDistance = distance;
    }
  }
  if (best === undefined) throw new Error(`${city.id} has no streets.`);
  return addressOnEdge(city, best, 0.06 + chance.next() * 0.88, chance.chance(0.5));
}

/** All street graphs, largest town first. */
export function allGraphs(): CityGraph[] {
  return cities.map(cityGraph);
}
