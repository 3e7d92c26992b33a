import type { Place } from '#domain/place';
import { distanceInMetres } from '#lib/geo/distance';
import type { LatLon } from '#lib/geo/latLon';
import { foldForSearch } from '#lib/text/foldForSearch';
import type { TownRoads } from '#mocks/directions/seed/roadShard';
import type { AddressMatch } from '#modules/facility-create/api';
import type { Town } from '#modules/facility-create/facts';
import { isNearSpelling } from '#modules/facility-search/spelling';

/** An address as a contributor types it; empty parts are unknown. */
export interface TypedAddress {
  line1: string;
  districtId: string;
  postalCode: string;
}

/** What the finder knows about one town. */
export interface TownData {
  town: Town;
  roads: TownRoads;
  /** Postcodes of the whole country, as places. */
  postcodes: readonly Place[];
}

/** Houses on one side of one piece of street, as the street data number them. */
const housesPerPiece = 12;
/** Distance of an entrance from the middle of its road, in metres. */
const besideRoadM = 9;
/** The entrance of a numbered house lies within about one house of its interpolated position. */
const houseAccuracyM = 20;
const districtAccuracyM = 1000;
const maxMatches = 6;
const metresPerDegree = 111_195;

// Abbreviations in both languages, folded.
const abbreviations: Readonly<Record<string, string>> = {
  st: 'street',
  str: 'street',
  rd: 'road',
  ln: 'lane',
  wy: 'way',
  yd: 'yard',
  sk: 'sokagi',
  sok: 'sokagi',
  sokak: 'sokagi',
  cd: 'caddesi',
  cad: 'caddesi',
  cadde: 'caddesi',
  yol: 'yolu',
};

const round5 = (value: number) => Math.round(value * 1e5) / 1e5;

/** Splits an address line into street and house number: "119 Mill Street", "Mill Street 119b", "Gül Sokağı No: 12". */
export function parseAddressLine(line: string): { street: string; number: number | undefined } {
  const [first = ''] = line.split(',');
  const text = first.trim();
  const before = /^(\d{1,5})\s*\p{L}?\s+(.+)$/u.exec(text);
  const after = /^(.+?)\s+(?:no[.:]?\s*)?(\d{1,5})\s*\p{L}?$/iu.exec(text);
  if (before?.[1] !== undefined && before[2] !== undefined) return { street: before[2], number: Number(before[1]) };
  if (after?.[1] !== undefined && after[2] !== undefined) return { street: after[1], number: Number(after[2]) };
  return { street: text, number: undefined };
}

function foldStreet(name: string): string {
  return foldForSearch(name)
    .split(' ')
    .map((word) => abbreviations[word] ?? word)
    .join(' ');
}

/** Indexes of the streets that a text means: the one of that name, else those beginning so, else similar spellings. */
function findStreets(streets: readonly string[], text: string): number[] {
  const wanted = foldStreet(text);
  if (wanted.length < 2) return [];
  const names = streets.map(foldStreet);
  const indexesOf = (fits: (name: string) => boolean) => names.flatMap((name, index) => (fits(name) ? [index] : []));
  const words = wanted.split(' ');
  const startsAlike = (name: string) => {
    const own = name.split(' ');
    return words.every((word, at) => own[at]?.startsWith(word) === true);
  };
  const exact = indexesOf((name) => name === wanted);
  if (exact.length > 0) return exact;
  const beginning = indexesOf(startsAlike);
  return beginning.length > 0 ? beginning : indexesOf((name) => isNearSpelling(wanted, name));
}

/** The ends of a piece of street, from the west or south, unless the street has a gap there. */
function pieceOf(roads: TownRoads, street: number, along: number): readonly [LatLon, LatLon] | undefined {
  const { grid } = roads;
  if (along < 0 || along >= grid - 1 || roads.gaps.includes(street * (grid - 1) + along)) return undefined;
  const [start, step] = street < grid ? [street * grid, 1] : [street - grid, grid];
  const nodeAt = (index: number): LatLon => ({
    lat: roads.lat + (roads.north[index] ?? 0) / 1e5,
    lon: roads.lon + (roads.east[index] ?? 0) / 1e5,
  });
  return [nodeAt(start + along * step), nodeAt(start + (along + 1) * step)];
}

function between([a, b]: readonly [LatLon, LatLon], t: number): LatLon {
  return { lat: a.lat + (b.lat - a.lat) * t, lon: a.lon + (b.lon - a.lon) * t };
}

/** The position of a house: even numbers on the right side of the street, odd ones on the left. */
function houseAt(roads: TownRoads, street: number, number: number): LatLon | undefined {
  const position = Math.floor((number - 1) / 2);
  const piece = pieceOf(roads, street, Math.floor(position / housesPerPiece));
  if (number < 1 || piece === undefined) return undefined;
  const [a, b] = piece;
  const on = between(piece, ((position % housesPerPiece) + 0.5) / housesPerPiece);
  const perLon = metresPerDegree * Math.cos((on.lat * Math.PI) / 180);
  const [east, north] = [(b.lon - a.lon) * perLon, (b.lat - a.lat) * metresPerDegree];
  const side = (number % 2 === 0 ? besideRoadM : -besideRoadM) / (Math.hypot(east, north) || 1);
  return {
    lat: round5(on.lat + (-east * side) / metresPerDegree),
    lon: round5(on.lon + (north * side) / perLon),
  };
}

/** The middles of a street's pieces. */
function middlesOf(roads: TownRoads, street: number): LatLon[] {
  return Array.from({ length: roads.grid - 1 }, (_, along) => pieceOf(roads, street, along)).flatMap((piece) =>
    piece ? [between(piece, 0.5)] : [],
  );
}

/** The district of a point: the nearest. */
function districtAt({ districts }: Town, at: LatLon): Town['districts'][number] | undefined {
  return districts.toSorted((one, other) => distanceInMetres(at, one) - distanceInMetres(at, other))[0];
}

/** A house number stands after a Turkish street name, and before others. */
function addressLine(street: string, number: number): string {
  return /(Caddesi|Sokağı|Yolu)$/.test(street) ? `${street} ${number}` : `${number} ${street}`;
}

function matchHouse({ town, roads }: TownData, street: number, number: number): AddressMatch[] {
  const at = houseAt(roads, street, number);
  const name = roads.streets[street];
  const district = at && districtAt(town, at);
  if (!at || name === undefined || !district) return [];
  return [
    {
      ...at,
      label: `${addressLine(name, number)}, ${district.name}`,
      precision: 'house',
      source: 'street-interpolated',
      accuracyM: houseAccuracyM,
      street: name,
      number,
      district: district.name,
    },
  ];
}

/** A street once for each district that it crosses. */
function matchStreet({ town, roads }: TownData, street: number): AddressMatch[] {
  const name = roads.streets[street];
  if (name === undefined) return [];
  const middles = middlesOf(roads, street);
  return town.districts.flatMap((district) => {
    const points = middles.filter((at) => districtAt(town, at) === district);
    const middle = points[Math.floor(points.length / 2)];
    if (!middle) return [];
    const reach = Math.max(...points.map((at) => distanceInMetres(middle, at)));
    return [
      {
        lat: round5(middle.lat),
        lon: round5(middle.lon),
        label: `${name}, ${district.name}`,
        precision: 'street' as const,
        source: 'street-interpolated' as const,
        // Half a piece further than the middle of the last one.
        accuracyM: Math.min(5000, Math.max(150, Math.round(reach + 150))),
        street: name,
        district: district.name,
      },
    ];
  });
}

function matchDistrict(district: Town['districts'][number]): AddressMatch {
  return {
    lat: round5(district.lat),
    lon: round5(district.lon),
    label: district.name,
    precision: 'district',
    source: 'district-centroid',
    accuracyM: districtAccuracyM,
    district: district.name,
  };
}

/**
 * Positions of an address in a town, best first: its house, else its street, else the middle of its district. A chosen
 * district, or that of the postcode, tells apart streets that fit equally; it does not hide one that lies elsewhere.
 */
export function findAddress(data: TownData, { line1, districtId, postalCode }: TypedAddress): AddressMatch[] {
  const { town, roads, postcodes } = data;
  const code = postalCode.replace(/[\s-]/g, '');
  const postcode = postcodes.find(({ name, parentIds }) => name === code && parentIds.cityId === town.id);
  const wantedId = districtId || postcode?.parentIds.districtId;
  const wanted = town.districts.find(({ id }) => id === wantedId);
  const { street, number } = parseAddressLine(line1);
  const streets = findStreets(roads.streets, street);
  const houses = number === undefined ? [] : streets.flatMap((index) => matchHouse(data, index, number));
  const found = houses.length > 0 ? houses : streets.flatMap((index) => matchStreet(data, index));
  if (found.length === 0) return wanted ? [matchDistrict(wanted)] : [];
  const inDistrict = found.filter(({ district }) => district === wanted?.name);
  return (inDistrict.length > 0 ? inDistrict : found).slice(0, maxMatches);
}
