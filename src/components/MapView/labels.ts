import type { MapFeatureKind } from '#lib/geo/geojson';

import { atZoom, toSheet, touches } from './shapes';
import type { Box, Shape, Sheet } from './shapes';

/** Text style of a map label. */
type LabelStyle = 'land' | 'city' | 'town' | 'district' | 'road' | 'street';

/** A label positioned on the sheet, rotated by `angle` degrees. */
export interface Label {
  key: string;
  text: string;
  look: LabelStyle;
  x: number;
  y: number;
  angle: number;
  /** In px. */
  fontSize: number;
}

const longest = 28;

/** Truncates a name to a length that leaves space for others. */
export function shortened(name: string): string {
  return name.length > longest ? `${name.slice(0, longest - 1).trimEnd()}…` : name;
}

// Average letter width as a fraction of the font size, measured for Inter in both languages, plus some spacing.
const letter: Record<LabelStyle, number> = {
  land: 0.86,
  city: 0.6,
  town: 0.58,
  district: 0.74,
  road: 0.58,
  street: 0.56,
};

const roadSizes = [
  [13, 10],
  [15, 11],
  [17, 13],
] as const;

/** Font size in px by zoom. */
const sizes = {
  land: [[0, 13]],
  city: [
    [8, 13],
    [11, 15],
    [13, 18],
  ],
  town: [
    [8, 11.5],
    [11, 13],
    [13, 16],
  ],
  district: [
    [12, 10.5],
    [14, 12],
    [16, 13],
  ],
  road: roadSizes,
  street: roadSizes,
} as const satisfies Record<LabelStyle, unknown>;

/** Lowest and highest zoom at which each kind of feature is labelled. */
const named: Partial<Record<MapFeatureKind, readonly [from: number, to: number]>> = {
  coast: [0, 11.5],
  highway: [10.25, 99],
  'main-road': [13.25, 99],
  street: [14.75, 99],
  'city-label': [0, 13.6],
  'district-label': [12.4, 16.4],
};

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Width in px of a horizontal label. */
const widthOf = ({ text, look, fontSize }: Pick<Label, 'text' | 'look' | 'fontSize'>) =>
  text.length * letter[look] * fontSize;

/** Boxes that a label covers: one if it is horizontal, a row of small ones along it if it is rotated. */
function boxesOf({ text, look, x, y, angle, fontSize }: Label): Box[] {
  const width = widthOf({ text, look, fontSize });
  const half = fontSize * 0.75;
  if (angle === 0)
    return [{ left: x - width / 2 - 6, right: x + width / 2 + 6, top: y - half - 2, bottom: y + half + 2 }];
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const pieces = Math.max(1, Math.ceil(width / (half * 2)));
  return Array.from({ length: pieces }, (_, piece) => {
    const along = ((piece + 0.5) / pieces - 0.5) * width;
    const [midX, midY] = [x + along * cos, y + along * sin];
    return { left: midX - half, right: midX + half, top: midY - half, bottom: midY + half };
  });
}

/** Angle of a label along a line in degrees, never upside down. */
export function readableAngle(dx: number, dy: number): number {
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  const upright = angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle;
  // Zero means a horizontal label, which a road label never quite is.
  return upright === 0 ? 0.01 : upright;
}

/** Minimum distance between two labels of the same street, in px. */
const repeatAfter = 420;

function alongRoad(shape: Shape, sheet: Sheet, look: LabelStyle, fontSize: number): Label[] {
  const text = shortened(shape.name);
  const width = text.length * letter[look] * fontSize + 8;
  const labels: Label[] = [];
  for (const line of shape.lines) {
    if (!touches(line.box, sheet, 0)) continue;
    const points = toSheet(line, sheet);
    for (let at = 2; at < points.length; at += 2) {
      const [fromX = 0, fromY = 0, toX = 0, toY = 0] = points.slice(at - 2, at + 2);
      const [x, y] = [(fromX + toX) / 2, (fromY + toY) / 2];
      if (x < 0 || y < 0 || x > sheet.width || y > sheet.height) continue;
      if (Math.hypot(toX - fromX, toY - fromY) < width) continue;
      if (labels.some((other) => Math.hypot(other.x - x, other.y - y) < repeatAfter)) continue;
      const angle = readableAngle(toX - fromX, toY - fromY);
      labels.push({
        key: `${look} ${text} ${at} ${Math.round(x)} ${Math.round(y)}`,
        text,
        look,
        x,
        y,
        angle,
        fontSize,
      });
    }
  }
  return labels;
}

function atPoint(shape: Shape, sheet: Sheet, look: LabelStyle, fontSize: number): Label[] {
  const text = shortened(shape.name);
  return shape.lines.flatMap((line) => {
    const { left, right, top, bottom } = line.box;
    const x = ((left + right) / 2) * sheet.scale - sheet.left;
    const y = ((top + bottom) / 2) * sheet.scale - sheet.top;
    const isFar = x < -200 || y < -40 || x > sheet.width + 200 || y > sheet.height + 40;
    return isFar
      ? []
      : [{ key: `${look} ${text} ${Math.round(x)} ${Math.round(y)}`, text, look, x, y, angle: 0, fontSize }];
  });
}

const order: Record<LabelStyle, number> = { city: 0, town: 1, district: 2, road: 3, street: 4, land: 5 };

function lookOf({ kind, rank }: Shape): LabelStyle {
  if (kind === 'city-label') return rank < 3 ? 'city' : 'town';
  if (kind === 'district-label') return 'district';
  if (kind === 'coast') return 'land';
  return kind === 'street' ? 'street' : 'road';
}

const cellSide = 96;

/** Occupied boxes of a sheet, indexed by grid cell, so that a label is compared only with its neighbours. */
function takenPlaces() {
  const cells = new Map<number, Box[]>();
  const keysOf = (box: Box) => {
    const keys: number[] = [];
    for (let row = Math.floor(box.top / cellSide); row <= Math.floor(box.bottom / cellSide); row++) {
      for (let column = Math.floor(box.left / cellSide); column <= Math.floor(box.right / cellSide); column++) {
        keys.push(row * 10_000 + column);
      }
    }
    return keys;
  };
  return {
    isFree: (boxes: readonly Box[]) =>
      boxes.every((box) => keysOf(box).every((key) => !cells.get(key)?.some((other) => overlap(box, other)))),
    take: (boxes: readonly Box[]) => {
      for (const box of boxes) {
        for (const key of keysOf(box)) {
          const cell = cells.get(key);
          if (cell) cell.push(box);
          else cells.set(key, [box]);
        }
      }
    },
  };
}

/**
 * Positions of a horizontal label, best first: on its point, below it, beside it and above it. A marker covers the point
 * and the 40 px above it.
 */
function positionsOf(label: Label): Label[] {
  const beside = widthOf(label) / 2 + 28;
  const near = [
    { x: 0, y: 0 },
    { x: 0, y: 30 },
    { x: 0, y: -24 },
  ];
  // The label of an area is centred; that of a town may also be beside its dot.
  const isTown = label.look === 'city' || label.look === 'town';
  const around = [
    ...[-20, 6, -34, 20].flatMap((y) => [
      { x: beside, y },
      { x: -beside, y },
    ]),
    { x: 24, y: 30 },
    { x: -24, y: 30 },
    { x: 0, y: -56 },
  ];
  return (isTown ? [...near, ...around] : near).map(({ x, y }) => ({ ...label, x: label.x + x, y: label.y + y }));
}

/** Labels of a sheet, most important first; one that would overlap another or an `avoid` box is left out. */
export function placedLabels(
  shapes: readonly Shape[],
  sheet: Sheet,
  zoom: number,
  avoid: readonly Box[] = [],
): Label[] {
  const wanted = shapes
    .filter(({ kind, name }) => {
      const range = named[kind];
      return name !== '' && range !== undefined && zoom >= range[0] && zoom < range[1];
    })
    .map((shape) => ({ shape, look: lookOf(shape) }))
    .toSorted((a, b) => order[a.look] - order[b.look] || a.shape.rank - b.shape.rank);
  const taken = takenPlaces();
  taken.take(avoid);
  const labels: Label[] = [];
  for (const { shape, look } of wanted) {
    const fontSize = atZoom(sizes[look], zoom);
    const isRoad = look === 'road' || look === 'street';
    for (const label of isRoad ? alongRoad(shape, sheet, look, fontSize) : atPoint(shape, sheet, look, fontSize)) {
      const places = isRoad ? [label] : positionsOf(label);
      for (const place of places) {
        const boxes = boxesOf(place);
        if (!taken.isFree(boxes)) continue;
        taken.take(boxes);
        labels.push(place);
        break;
      }
    }
  }
  return labels;
}
