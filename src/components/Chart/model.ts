import type { ChartColor, ChartMark } from './marks';

/** A series as the chart reads, announces and tabulates it. */
export type ModelSeries = {
  id: string;
  label: string;
  /** One value for each row; `null` leaves a gap. */
  values: readonly (number | null)[];
  color: ChartColor;
  /** Index of its dash, marker and pattern, eight of each. */
  look: number;
  /** Form in which it is drawn. */
  mark: ChartMark;
};

/** A labelled x position. */
export type ModelRow = {
  /** Unique, even where two rows have the same label. */
  id: string;
  label: string;
  /** Style of the row itself, where each is drawn separately (slices). */
  color?: ChartColor;
  look?: number;
};

/** The data currently on a chart, independent of its type: the table, keyboard inspection and summary use it. */
export type ChartModel = {
  rows: readonly ModelRow[];
  /** Visible series only. */
  series: readonly ModelSeries[];
};

/** A legend entry; clicking it hides or shows its series. */
export type LegendEntry = {
  id: string;
  label: string;
  color: ChartColor;
  look: number;
  /** Form of the mark beside the name: that of the plot. */
  mark: ChartMark;
  /** Values beside the name; the share is that of what is shown, empty for a hidden entry. */
  facts?: { value: string; share: (hidden: ReadonlySet<string>) => string };
};

/** One column of the equivalent table. */
export type TableColumn = {
  label: string;
  /** Cell text of a row; `undefined` where there is no value. */
  cell: (row: number) => string | undefined;
};

/** A row that writes its label when it is read. A class, because five thousand objects with a getter each take longer. */
class LazyRow<Row> implements ModelRow {
  readonly id: string;
  readonly #row: Row;
  readonly #labelOf: (row: Row) => string;

  constructor(row: Row, index: number, labelOf: (row: Row) => string) {
    this.id = `${index}`;
    this.#row = row;
    this.#labelOf = labelOf;
  }

  get label(): string {
    return this.#labelOf(this.#row);
  }
}

/** Builds rows, each of which writes its label when it is read: a chart of many points shows few of them. */
export function rowsOf<Row>(data: readonly Row[], labelOf: (row: Row) => string): readonly ModelRow[] {
  return data.map((row, index) => new LazyRow(row, index, labelOf));
}

/** Whether there is any value to plot. */
export function hasValues(series: readonly Pick<ModelSeries, 'values'>[]): boolean {
  return series.some(({ values }) => values.some((value) => value !== null));
}
