/** A cell of a CSV file; `null` is an empty one. */
export type CsvCell = string | number | null;

/** A spreadsheet would run a cell that begins like this as a formula. */
const formula = /^[=+\-@\t\r]/;
/** A cell that looks as if it had been made harmless, and the mark of one that was. */
const marked = /^'+[=+\-@\t\r]/;
const number = /^-?\d+(?:[.,]\d+)?$/;

/** A text that no spreadsheet runs as a formula: an apostrophe before it marks it as text. */
export function harmlessCell(text: string): string {
  if (number.test(text)) return text;
  return formula.test(text) || marked.test(text) ? `'${text}` : text;
}

/** The text that `harmlessCell` has made harmless. */
export const originalCell = (cell: string): string => (marked.test(cell) ? cell.slice(1) : cell);

function writeCell(cell: CsvCell, separator: string): string {
  // A number is no formula, also below zero.
  const text = typeof cell === 'string' ? harmlessCell(cell) : String(cell ?? '');
  return /["\r\n]/.test(text) || text.includes(separator) || text.trim() !== text
    ? `"${text.replaceAll('"', '""')}"`
    : text;
}

/**
 * Writes a CSV file (RFC 4180) that spreadsheets open as it is: with a byte order mark, so that letters are right, and
 * without formulas.
 */
export function writeCsv(rows: ReadonlyArray<readonly CsvCell[]>, separator = ','): string {
  return `\uFEFF${rows.map((row) => `${row.map((cell) => writeCell(cell, separator)).join(separator)}\r\n`).join('')}`;
}
