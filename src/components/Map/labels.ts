import type { MapFeatureKind } from '#lib/geo/geojson';

import { atZoom, toSheet, touches } from './shapes';
import type { Box, Shape, Sheet } from './shapes';

/** How a name on the map is lettered. */
export type LabelStyle = 'land' | 'city' | 'town' | 'district' | 'road' | 'street';

/** A name in its place on the sheet, turned by `angle` degrees. */
export interface Label {
  key: string;
  text: string;
  look: LabelStyle;
  x: number;
  y: number;
  angle: number;
  /** Size of the letters in px. */
  fontSize: number;
}

const longest = 28;

/** A name cut to a length that leaves room for others. */
export function shortened(name: string): string {
  return name.length > longest ? `${name.slice(0, longest - 1).trimEnd()}…` : name;
}

// Width of one letter in parts of the font size: Inter's average over both languages, and a little air.
const letter: Record<LabelStyle, number> = {
  land: 0.86,
  city: 0.6,
  town: 0.58,
  district: 0.74,
  road: 0.58,
  street: 0.56,
};

function sizeOf(look: LabelStyle, zoom: number): number {
  if (look === 'land') return 13;
  if (look === 'city')
    return atZoom(
      [
        [8, 13],
        [11, 15],
        [13, 18],
      ],
      zoom,
    );
  if (look === 'town')
    return atZoom(
      [
        [8, 11.5],
        [11, 13],
        [13, 16],
      ],
      zoom,
    );
  if (look === 'district')
    return atZoom(
      [
        [12, 10.5],
        [14, 12],
        [16, 13],
      ],
      zoom,
    );
  return atZoom(
    [
      [13, 10],
      [15, 11],
      [17, 13],
    ],
    zoom,
  );
}

/** Zoom from which, and up to which, a kind of feature is named. */
const named: Partial<Record<MapFeatureKind, readonly [from: number, to: number]>> = {
  coast: [0, 11.5],
  highway: [10.25, 99],
  'main-road': [13.25, 99],
  street: [14.75, 99],
  'city-label': [0, 13.6],
  'district-label': [12.4, 16.4],
};

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Boxes under a piece of lettering: one if it is level, a row of small ones along it if it is turned. */
function boxesOf({ text, look, x, y, angle, fontSize }: Label): Box[] {
  const width = text.length * letter[look] * fontSize;
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

/** Angle of lettering along a line in degrees, never upside down. */
export function readableAngle(dx: number, dy: number): number {
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  const upright = angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle;
  // Zero stands for level lettering, which a road never is quite.
  return upright === 0 ? 0.01 : upright;
}

/** Room left between two repetitions of one street's name, in px. */
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

/** What is taken on a sheet, by cells, so that a name is compared with its neighbours only. */
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

/** Where else a level name may stand, in px below its point: markers lie over the point and above it. */
const shifts = [0, 30, -24];

/** The names to write on a sheet, the most important first; one that would touch another, or lie under `avoid`, is left out. */
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
    const fontSize = sizeOf(look, zoom);
    const isRoad = look === 'road' || look === 'street';
    for (const label of isRoad ? alongRoad(shape, sheet, look, fontSize) : atPoint(shape, sheet, look, fontSize)) {
      const places = isRoad ? [label] : shifts.map((shift) => ({ ...label, y: label.y + shift }));
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
