import { niceScale, share, shortened, textWidth, thinned } from '#components/Chart';
import type { ChartMark, NiceScale } from '#components/Chart';

/** What decides where things stand on a chart with two axes. Sizes in px. */
export type LayoutInput = {
  width: number;
  height: number;
  rtl: boolean;
  /** Points run down the page and values across it. */
  horizontal: boolean;
  /** Numbers or instants the points stand at; without them they stand at even distances. */
  xs: readonly number[] | undefined;
  labels: readonly string[];
  series: readonly { values: readonly (number | null)[]; mark: ChartMark }[];
  stacked: boolean;
  fromZero: boolean;
  writeTick: (ticks: readonly number[]) => (value: number) => string;
};

/** A label on an axis: where it stands and where its grid line is, in px from the edge of the chart. */
export type AxisTick = { at: number; line: number; label: string; full: string };

/** Where everything stands. */
export type Layout = {
  plot: { x: number; y: number; width: number; height: number };
  /** Each point has a band of its own, as bars need it. */
  banded: boolean;
  scale: NiceScale;
  valueTicks: readonly AxisTick[];
  rowTicks: readonly AxisTick[];
  /** Share of the row axis at which each point stands, from its start in reading direction of the picture. */
  places: readonly number[];
  /** By series and row, where the value ends: in a stack on top of those below. */
  ends: readonly (readonly (number | null)[])[];
  rowAt: (row: number) => number;
  valueAt: (value: number) => number;
  /** The point nearest to a position along the row axis. */
  nearestRow: (position: number) => number;
};

/** Ends of stacked values: what is above zero grows upwards, what is below downwards; lines stay as they are. */
export function stackEnds(series: LayoutInput['series'], stacked: boolean): readonly (readonly (number | null)[])[] {
  const up: number[] = [];
  const down: number[] = [];
  return series.map(({ values, mark }) =>
    values.map((value, row) => {
      if (!stacked || mark === 'line' || value === null) return value;
      const pile = value < 0 ? down : up;
      const end = (pile[row] ?? 0) + value;
      pile[row] = end;
      return end;
    }),
  );
}

function placesOf(count: number, xs: readonly number[] | undefined, banded: boolean): readonly number[] {
  if (xs && !banded) {
    const [min, max] = [Math.min(...xs), Math.max(...xs)];
    return xs.map((x) => share(x, min, max));
  }
  return Array.from({ length: count }, (_, row) =>
    banded ? (row + 0.5) / count : count === 1 ? 0.5 : row / (count - 1),
  );
}

const edge = 8;
const axisGap = 8;
const labelLine = 24;

/** The middle of a label that stands at a place, moved so that the edge of the chart does not cut it. */
function inside(at: number, width: number, room: number): number {
  return Math.max(width / 2, Math.min(at, room - width / 2));
}

/** The one place that knows where points, values and labels stand: the drawing, the pointer and the tooltip all ask it. */
export function layoutOf(input: LayoutInput): Layout {
  const { width, height, rtl, horizontal, labels, series, stacked } = input;
  const banded = horizontal || series.some(({ mark }) => mark === 'bar');
  const ends = stackEnds(series, stacked);
  const known = ends.flat().filter((end) => end !== null);
  const rowLabelRoom = Math.min(Math.max(0, ...labels.map((label) => textWidth(label))), Math.floor(width * 0.38));
  const length = horizontal ? width - rowLabelRoom - axisGap - edge : height - labelLine - edge;
  const scale = niceScale(known, {
    count: Math.max(2, Math.min(6, Math.floor(length / (horizontal ? 72 : 44)))),
    fromZero: input.fromZero,
  });
  const write = input.writeTick(scale.ticks);
  const written = scale.ticks.map(write);
  const valueRoom = Math.max(0, ...written.map((label) => textWidth(label)));
  const side = (horizontal ? rowLabelRoom : valueRoom) + axisGap;
  const plot = {
    x: rtl ? edge : side,
    y: edge,
    width: Math.max(1, width - side - edge),
    height: Math.max(1, height - edge - labelLine),
  };
  const places = placesOf(labels.length, input.xs, banded).map((place) => (rtl && !horizontal ? 1 - place : place));
  const rowAt = (row: number) => {
    const place = places[row] ?? 0.5;
    return horizontal ? plot.y + place * plot.height : plot.x + place * plot.width;
  };
  const valueAt = (value: number) => {
    const part = share(value, scale.min, scale.max);
    if (!horizontal) return plot.y + (1 - part) * plot.height;
    return plot.x + (rtl ? 1 - part : part) * plot.width;
  };

  const valueLines = scale.ticks.map(valueAt);
  const valueBoxes = valueLines.map((line, index) => {
    const room = textWidth(written[index] ?? '');
    return { at: horizontal ? inside(line, room, width) : line, width: room };
  });
  const valueTicks = (horizontal ? thinned(valueBoxes, 16) : valueBoxes.map((_, index) => index)).map((index) => {
    const label = written[index] ?? '';
    return { at: valueBoxes[index]?.at ?? 0, line: valueLines[index] ?? 0, label, full: label };
  });

  const band = plot.width / Math.max(1, labels.length);
  const widest = Math.max(0, ...labels.map((label) => textWidth(label)));
  // Names of bars are rather cut than left out, as long as enough of them is left to read.
  const cut = banded && !horizontal && widest > band - axisGap && band >= 56;
  const shownLabels = labels.map((label) => {
    if (horizontal) return shortened(label, rowLabelRoom);
    return cut ? shortened(label, band - axisGap) : label;
  });
  const rowBoxes = shownLabels.map((label, row) => {
    const room = textWidth(label);
    return horizontal ? { at: rowAt(row), width: 8 } : { at: inside(rowAt(row), room, width), width: room };
  });
  const rowTicks = thinned(rowBoxes, cut ? 0 : horizontal ? 6 : 12).map((row) => {
    const label = shownLabels[row] ?? '';
    return { at: rowBoxes[row]?.at ?? 0, line: rowAt(row), label, full: labels[row] ?? label };
  });

  return {
    plot,
    banded,
    scale,
    valueTicks,
    rowTicks,
    places,
    ends,
    rowAt,
    valueAt,
    nearestRow: (position) => {
      let nearest = 0;
      for (let row = 1; row < labels.length; row += 1) {
        if (Math.abs(rowAt(row) - position) < Math.abs(rowAt(nearest) - position)) nearest = row;
      }
      return nearest;
    },
  };
}
