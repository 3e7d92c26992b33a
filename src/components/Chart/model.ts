import type { ChartColor, ChartMark } from './marks';

/** One line of numbers as a chart reads, announces and tabulates it. */
export type ModelSeries = {
  id: string;
  label: string;
  values: readonly (number | null)[];
  color: ChartColor;
  /** Which of the eight dashes, markers and patterns it wears. */
  look: number;
  mark: ChartMark;
};

/** A place on the chart in words. */
export type ModelRow = {
  /** Its own among the places, even where two are named the same. */
  id: string;
  label: string;
  /** The look of the place itself, where each is drawn apart (slices). */
  color?: ChartColor;
  look?: number;
};

/** What is on a chart now, whatever its form: the table, the reading by keyboard and the summary stand on it. */
export type ChartModel = {
  rows: readonly ModelRow[];
  /** Those that are not hidden. */
  series: readonly ModelSeries[];
};

/** One line of a legend: pressing it hides or shows what it names. */
export type LegendEntry = {
  id: string;
  label: string;
  color: ChartColor;
  look: number;
  mark: ChartMark;
  /** Numbers beside the name. */
  facts?: { value: string; share: string };
};

/** One column of the table that says the same as the picture. */
export type TableColumn = {
  label: string;
  /** Text of a row, or nothing where there is no value. */
  cell: (row: number) => string | undefined;
};

/** Places from their names. */
export function rowsOf(labels: readonly string[]): readonly ModelRow[] {
  return labels.map((label, row) => ({ id: `${row} ${label}`, label }));
}

/** Whether there is anything to draw. */
export function hasValues(series: readonly Pick<ModelSeries, 'values'>[]): boolean {
  return series.some(({ values }) => values.some((value) => value !== null));
}
