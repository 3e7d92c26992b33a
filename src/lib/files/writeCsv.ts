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

function quoted(text: string, separator: string): string {
  return /["\r\n]/.test(text) || text.includes(separator) || text.trim() !== text
    ? `"${text.replaceAll('"', '""')}"`
    : text;
}

/**
 * Writes a CSV file (RFC 4180) that spreadsheets open as it is: with a byte order mark, so that letters are right, and
 * without formulas.
 */
export function writeCsv(rows: ReadonlyArray<readonly string[]>, separator = ','): string {
  const lines = rows.map((cells) => cells.map((cell) => quoted(harmlessCell(cell), separator)).join(separator));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
