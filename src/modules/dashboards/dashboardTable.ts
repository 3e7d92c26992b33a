import { writeCsv } from '#lib/files/writeCsv';
import type { CsvCell } from '#lib/files/writeCsv';

/** The data of one block of a dashboard as it is shown, for the export. */
export interface DashboardTable {
  /** Unique on the page; part of the file's name: `visitors`. */
  id: string;
  /** Title of the block. */
  title: string;
  columns: readonly string[];
  rows: ReadonlyArray<readonly CsvCell[]>;
}

/** The table as a CSV file with its column names in the first line. */
export const tableAsCsv = ({ columns, rows }: DashboardTable): string => writeCsv([columns, ...rows]);
