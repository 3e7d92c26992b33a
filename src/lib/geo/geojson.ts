import type { LatLon } from './latLon';

/** A GeoJSON collection as received; its features are unvalidated. */
export interface FeatureCollection {
  type: 'FeatureCollection';
  features: readonly unknown[];
}

const mapFeatureKinds = [
  'coast',
  'district',
  'highway',
  'main-road',
  'street',
  'city-label',
  'district-label',
] as const;

/** How a feature of a basemap is rendered. */
export type MapFeatureKind = (typeof mapFeatureKinds)[number];

/** A feature ready to render: a label is one line of one point, an area one line per ring. */
export interface MapFeature {
  kind: MapFeatureKind;
  name: string;
  /** 0 is the most important of its kind. */
  rank: number;
  lines: LatLon[][];
  /** Slug of the place that a label names, if known. */
  place?: string;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function toPoint(position: unknown): LatLon[] {
  if (!Array.isArray(position)) return [];
  const [lon, lat]: unknown[] = position;
  return typeof lon === 'number' && typeof lat === 'number' && Number.isFinite(lat) && Number.isFinite(lon)
    ? [{ lat, lon }]
    : [];
}

function toLine(positions: unknown): LatLon[] {
  return Array.isArray(positions) ? positions.flatMap(toPoint) : [];
}

function toLines(geometry: unknown): LatLon[][] {
  if (!isRecord(geometry)) return [];
  const { type, coordinates } = geometry;
  const nested: unknown[] = Array.isArray(coordinates) ? coordinates : [];
  if (type === 'Point') return [toPoint(coordinates)];
  if (type === 'LineString') return [toLine(coordinates)];
  if (type === 'MultiLineString' || type === 'Polygon') return nested.map(toLine);
  if (type === 'MultiPolygon') return nested.flatMap((rings) => (Array.isArray(rings) ? rings.map(toLine) : []));
  return [];
}

/** The features that a map can render; other kinds, other shapes and invalid coordinates are skipped. */
export function readMapFeatures(collection: FeatureCollection): MapFeature[] {
  return collection.features.flatMap((feature): MapFeature[] => {
    if (!isRecord(feature) || !isRecord(feature['properties'])) return [];
    const { kind, name, rank, place } = feature['properties'];
    const known = mapFeatureKinds.find((candidate) => candidate === kind);
    const lines = toLines(feature['geometry']).filter((line) => line.length > 0);
    if (!known || lines.length === 0) return [];
    return [
      {
        kind: known,
        name: typeof name === 'string' ? name : '',
        rank: typeof rank === 'number' ? rank : 9,
        lines,
        ...(typeof place === 'string' ? { place } : {}),
      },
    ];
  });
}
