import { writeCsv } from '#lib/files/writeCsv';
import type { CsvCell } from '#lib/files/writeCsv';

type Rows = ReadonlyArray<readonly CsvCell[]>;

/** The data of one block of a dashboard as it is shown, for the export. */
export interface DashboardTable {
  /** Unique on the page; part of the file's name: `visitors`. */
  id: string;
  /** Title of the block. */
  title: string;
  columns: readonly string[];
  /** A function returns figures that change without a render, as they are when the file is saved. */
  rows: Rows | (() => Rows);
}

/** The table as a CSV file with its column names in the first line. */
export const tableAsCsv = ({ columns, rows }: DashboardTable): string =>
  writeCsv([columns, ...(typeof rows === 'function' ? rows() : rows)]);
