import { slugify, stream } from '#mocks/directory/seed/random';

/** A point in WGS84 decimal degrees. */
export interface Point {
  lat: number;
  lon: number;
}

/** A region: the largest place below the country. */
export interface Region extends Point {
  id: string;
  name: string;
}

/** A district. Its area is all that lies nearest to its point. */
export interface District extends Point {
  id: string;
  name: string;
  cityId: string;
  postcodes: readonly [string, string];
}

/** A town with the figures the generator needs: number of facilities, and nodes per side of its street grid. */
export interface City extends Point {
  id: string;
  name: string;
  regionId: string;
  population: number;
  facilities: number;
  grid: number;
  /** Share of Turkish names for streets and facilities. */
  turkish: number;
  districts: readonly District[];
}

/** Metres in one degree of latitude, and of longitude at the middle of the country. */
export const metres = { lat: 111_195, lon: 79_310 };

/** A point shifted by metres east and north, rounded to 5 decimals. */
export function offsetPoint(from: Point, east: number, north: number): Point {
  return { lat: round5(from.lat + north / metres.lat), lon: round5(from.lon + east / metres.lon) };
}

/** Metres between two points of the country on a flat projection (accurate to 0.5 % here). */
export function flatDistance(a: Point, b: Point): number {
  return Math.hypot((a.lat - b.lat) * metres.lat, (a.lon - b.lon) * metres.lon);
}

/** Rounds to five decimals, about one metre. */
export function round5(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}

/** The country. */
export const country = {
  id: 'orvela',
  name: { en: 'Orvela', tr: 'Orvela' },
  lat: 44.52,
  lon: -31.0,
  bbox: [-31.72, 44.16, -30.32, 44.88] as [number, number, number, number],
};

/** The four regions. */
export const regions: readonly Region[] = [
  { id: 'calder', name: 'Calder', lat: 44.511, lon: -31.095 },
  { id: 'sundara', name: 'Sundara', lat: 44.319, lon: -31.329 },
  { id: 'westmark', name: 'Westmark', lat: 44.633, lon: -31.324 },
  { id: 'harrow-isle', name: 'Harrow Isle', lat: 44.777, lon: -30.438 },
];

type Row = readonly [
  slug: string,
  name: string,
  regionId: string,
  lat: number,
  lon: number,
  population: number,
  facilities: number,
  grid: number,
  turkish: number,
  postcode: number,
  districts: readonly string[],
];

// The first district lies in the middle; in Port Calder the fifth is the old harbour, at the head of the inlet.
const rows: readonly Row[] = [
  [
    'port-calder',
    'Port Calder',
    'calder',
    44.512,
    -31.204,
    412_000,
    720,
    26,
    0.18,
    1000,
    [
      'Saltmarket',
      'Northgate',
      'Castle Hill',
      'Eastfield',
      'Old Harbour',
      'Millbrook',
      'Kingsmoor',
      'Lowtown',
      'Fisher Row',
      'Bahçeli',
    ],
  ],
  [
    'yesilmar',
    'Yeşilmar',
    'sundara',
    44.356,
    -31.412,
    205_000,
    380,
    19,
    0.62,
    2000,
    ['Çarşıbaşı', 'Yeşiltepe', 'Limanarkası', 'Southbank', 'Ihlamurlu', 'Gülpınar', 'Riverside'],
  ],
  [
    'thornwick',
    'Thornwick',
    'westmark',
    44.641,
    -31.322,
    138_000,
    260,
    16,
    0.15,
    3000,
    ['Thornwick Cross', 'Abbey Green', 'Tannery', 'Highmoor', 'Wickside'],
  ],
  [
    'isikvar',
    'Işıkvar',
    'sundara',
    44.288,
    -31.118,
    109_000,
    210,
    15,
    0.66,
    4000,
    ['Fenerönü', 'Işıktepe', 'Kumluca', 'Ağaçlı', 'Beacon Point'],
  ],
  [
    'saltmere',
    'Saltmere',
    'calder',
    44.447,
    -30.962,
    88_000,
    170,
    13,
    0.12,
    5000,
    ['Saltmere Quay', 'Pan Yards', 'Gullwater', 'Marsh End'],
  ],
  [
    'eastholm',
    'Eastholm',
    'harrow-isle',
    44.742,
    -30.402,
    74_000,
    150,
    12,
    0.08,
    6000,
    ['Holm Centre', 'Skerry Bank', 'Kirkfield', 'Windyridge'],
  ],
  [
    'cinarhan',
    'Çınarhan',
    'westmark',
    44.563,
    -31.588,
    61_000,
    130,
    12,
    0.55,
    7000,
    ['Hanönü', 'Çınaraltı', 'West Orchard'],
  ],
  [
    'calder-heath',
    'Calder Heath',
    'calder',
    44.574,
    -31.118,
    47_000,
    110,
    11,
    0.14,
    1500,
    ['Heath Centre', 'Bracken Park', 'Furze Hill'],
  ],
  ['golbasar', 'Gölbaşar', 'sundara', 44.231, -31.561, 39_000, 90, 10, 0.68, 2500, ['Gölkıyı', 'Başpınar']],
  ['ravensfold', 'Ravensfold', 'westmark', 44.695, -31.061, 31_000, 80, 9, 0.1, 3500, ['Fold Gate', 'Ravens Edge']],
  [
    'newbridge-harrow',
    'Newbridge',
    'harrow-isle',
    44.811,
    -30.474,
    22_000,
    60,
    8,
    0.08,
    6500,
    ['Bridge End', 'Cooper’s Landing'],
  ],
  ['newbridge-sundara', 'Newbridge', 'sundara', 44.402, -31.226, 15_000, 40, 7, 0.4, 4500, ['Köprübaşı']],
];

/** Metres between neighbouring nodes of a street grid. */
export const gridSpacing = 240;

function districtsOf(row: Row): District[] {
  const [cityId, , , lat, lon, , , grid, , postcode, names] = row;
  const reach = (grid * gridSpacing) / 2;
  return names.map((name, index) => {
    const id = slugify(name);
    const chance = stream('district', cityId, id);
    // The harbour's angle is fixed (west-south-west); the others follow the golden angle.
    const angle = id === 'old-harbour' ? Math.PI * 1.08 : index * 2.39996 + chance.next() * 0.4;
    const radius = index === 0 ? 0 : reach * (0.5 + 0.22 * chance.next());
    const at = offsetPoint({ lat, lon }, Math.cos(angle) * radius, Math.sin(angle) * radius);
    const code = postcode + index * 10;
    return { id, name, cityId, ...at, postcodes: [String(code), String(code + 1)] };
  });
}

/** The twelve towns, largest first. */
export const cities: readonly City[] = rows.map((row) => {
  const [id, name, regionId, lat, lon, population, facilities, grid, turkish] = row;
  return { id, name, regionId, lat, lon, population, facilities, grid, turkish, districts: districtsOf(row) };
});

/** The town with this id. */
export function cityById(id: string): City {
  const city = cities.find((candidate) => candidate.id === id);
  if (city === undefined)
    throw new Error(`There is no town "${id}": use one of ${cities.map((c) => c.id).join(', ')}.`);
  return city;
}

/** The region with this id. */
export function regionById(id: string): Region {
  const region = regions.find((candidate) => candidate.id === id);
  if (region === undefined) throw new Error(`There is no region "${id}".`);
  return region;
}

/** The district of a town whose point is nearest. */
export function districtAt(city: City, point: Point): District {
  const [first, ...rest] = city.districts;
  if (first === undefined) throw new Error(`${city.id} has no districts.`);
  return rest.reduce((best, next) => (flatDistance(next, point) < flatDistance(best, point) ? next : best), first);
}

/** The postcode of a point: a district has one postcode west and one east of its middle. */
export function postcodeAt(district: District, point: Point): string {
  return district.postcodes[point.lon < district.lon ? 0 : 1];
}

/** Well-known buildings by town: name, and metres east and north of the middle. */
export const landmarks: Readonly<Record<string, readonly (readonly [string, number, number])[]>> = {
  'port-calder': [
    ['Calder Cathedral', 220, 180],
    ['Central Station', 760, -420],
    ['Harbour Lighthouse', -2700, -520],
    ['Ferry Terminal', -2350, -150],
    ['Castle Gardens', -560, 1240],
    ['Northgate Market Hall', 320, 2050],
    ['University of Orvela', 1680, 990],
    ['Millbrook Reservoir', 1420, -2100],
    ['National Library', -180, -260],
    ['Kingsmoor Stadium', -1300, -1850],
  ],
  yesilmar: [
    ['Saat Kulesi', 120, 60],
    ['Yeşilmar Otogarı', 900, -600],
    ['Ihlamur Parkı', -740, 880],
    ['Botanic Garden', -1200, -500],
  ],
  thornwick: [
    ['Thornwick Abbey', 340, 410],
    ['Old Tannery', -700, 220],
    ['Thornwick Station', 180, -560],
  ],
  isikvar: [
    ['Işık Feneri', 900, -700],
    ['Kumluca Plajı', 1150, 300],
    ['Işıkvar Çarşısı', -90, 120],
  ],
  saltmere: [
    ['Salt Museum', 200, 150],
    ['Saltmere Pier', 1050, -260],
  ],
  eastholm: [
    ['Eastholm Harbour', 880, 210],
    ['St Brannoc’s Kirk', -320, 360],
  ],
  cinarhan: [
    ['Tarihi Han', 70, -110],
    ['Çınarhan Bus Station', -560, 300],
  ],
  'calder-heath': [
    ['Heath Windmill', -420, 610],
    ['Calder Heath Halt', 330, -240],
  ],
  golbasar: [['Göl Kıyısı Parkı', -500, -260]],
  ravensfold: [['Raven Tower', 150, 330]],
  'newbridge-harrow': [['Cooper’s Bridge', 60, -140]],
  'newbridge-sundara': [['Yeni Köprü', -80, 90]],
};
