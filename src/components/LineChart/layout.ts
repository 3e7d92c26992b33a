import { niceScale, share, shortened, textWidth, thinned } from '#components/Chart';
import type { ChartMark, NiceScale } from '#components/Chart';

/** Input of the layout of a chart with two axes. Sizes in px. */
export type LayoutInput = {
  width: number;
  height: number;
  rtl: boolean;
  /** Rows run down the page and values across it. */
  horizontal: boolean;
  /** Numeric or time x values of the points; without them points are evenly spaced. */
  xs: readonly number[] | undefined;
  /** Number of rows. */
  count: number;
  /** Returns the label of a row on its axis. Most of many rows have no room for it, and are not asked for theirs. */
  labelAt: (row: number) => string;
  series: readonly { values: readonly (number | null)[]; mark: ChartMark }[];
  stacked: boolean;
  fromZero: boolean;
  writeTick: (ticks: readonly number[]) => (value: number) => string;
};

/** An axis label: its position and that of its grid line, in px from the edge of the chart. */
export type AxisTick = { at: number; line: number; label: string; full: string };

/** Positions of every element, in px unless noted. */
export type Layout = {
  plot: { x: number; y: number; width: number; height: number };
  /** Each point has its own band, as bars need it. */
  banded: boolean;
  scale: NiceScale;
  valueTicks: readonly AxisTick[];
  rowTicks: readonly AxisTick[];
  /**
   * Position of each point as a fraction of the row axis, from the left or top; already mirrored for right-to-left
   * text.
   */
  places: readonly number[];
  /** End value of each bar or point, by series and row: in a stack on top of those below. */
  ends: readonly (readonly (number | null)[])[];
  rowAt: (row: number) => number;
  valueAt: (value: number) => number;
  /** Index of the row nearest to a position along the row axis, in px. */
  nearestRow: (position: number) => number;
};

/** Returns the ends of stacked values: positive values grow upwards, negative ones downwards; lines are unchanged. */
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

/** Centre of a label, moved so that the edge of the chart does not cut it off. */
function inside(at: number, width: number, room: number): number {
  return Math.max(width / 2, Math.min(at, room - width / 2));
}

/** Computes all positions of a chart; plot, pointer and tooltip share the result. */
export function layoutOf(input: LayoutInput): Layout {
  const { width, height, rtl, horizontal, count, labelAt, series, stacked } = input;
  const banded = horizontal || series.some(({ mark }) => mark === 'bar');
  const ends = stackEnds(series, stacked);
  const known = ends.flat().filter((end) => end !== null);
  const widestLabel = () => Math.max(0, ...Array.from({ length: count }, (_, row) => textWidth(labelAt(row))));
  const rowLabelRoom = horizontal ? Math.min(widestLabel(), Math.floor(width * 0.38)) : 0;
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
  const places = placesOf(count, input.xs, banded).map((place) => (rtl && !horizontal ? 1 - place : place));
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
  const valueTicks = (
    horizontal ? thinned(valueBoxes.length, (index) => valueBoxes[index], 16) : valueBoxes.map((_, index) => index)
  ).map((index) => {
    const label = written[index] ?? '';
    return { at: valueBoxes[index]?.at ?? 0, line: valueLines[index] ?? 0, label, full: label };
  });

  const band = plot.width / Math.max(1, count);
  // Bar labels are truncated rather than omitted, as long as enough remains readable.
  const cut = banded && !horizontal && band >= 56 && widestLabel() > band - axisGap;
  const shownLabel = (row: number) => {
    if (horizontal) return shortened(labelAt(row), rowLabelRoom);
    return cut ? shortened(labelAt(row), band - axisGap) : labelAt(row);
  };
  const rowBox = (row: number) => {
    if (horizontal) return { at: rowAt(row), width: 8 };
    const room = textWidth(shownLabel(row));
    return { at: inside(rowAt(row), room, width), width: room };
  };
  const rowTicks = thinned(count, rowBox, cut ? 0 : horizontal ? 6 : 12).map((row) => ({
    at: rowBox(row).at,
    line: rowAt(row),
    label: shownLabel(row),
    full: labelAt(row),
  }));

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
      for (let row = 1; row < count; row += 1) {
        if (Math.abs(rowAt(row) - position) < Math.abs(rowAt(nearest) - position)) nearest = row;
      }
      return nearest;
    },
  };
}
