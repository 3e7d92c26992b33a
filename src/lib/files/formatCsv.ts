/** A cell of a CSV file; `null` is an empty one. */
export type CsvCell = string | number | null;

// Spreadsheets take a text that begins so for a formula.
const formulaStart = /^[=+\-@\t\r]/;

function formatCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = formulaStart.test(cell) ? `'${cell}` : cell;
  return /["\n\r,]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Formats rows as a CSV file (RFC 4180), with the mark at its start by which spreadsheets know that it is UTF-8. Texts
 * that spreadsheets would run as formulas begin with an apostrophe.
 */
export function formatCsv(rows: ReadonlyArray<readonly CsvCell[]>): string {
  return `\uFEFF${rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('')}`;
}
