/** The sign between the cells of a line: the one of comma, semicolon and tab that its first line has most of. */
export function csvSeparator(text: string): string {
  const [line = ''] = text.split(/\r?\n/, 1);
  const counts = [',', ';', '\t'].map((sign) => [sign, line.split(sign).length] as const);
  return counts.toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? ',';
}

/** A row of a CSV file, and the number of the line in which it begins, from 1. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

/** Reads the rows of a CSV file one by one (RFC 4180; also with semicolons or tabs). Never fails. */
export function* readCsv(text: string): Generator<CsvRecord, void> {
  const source = text.replace(/^\uFEFF/, '');
  const separator = csvSeparator(source);
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let begin = 1;
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at] ?? '';
    if (sign === '\n') line += 1;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (source[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === separator) {
      cells.push(cell);
      cell = '';
    } else if (sign === '\n') {
      yield { line: begin, cells: [...cells, cell] };
      cells = [];
      cell = '';
      begin = line;
    } else if (sign !== '\r' || source[at + 1] !== '\n') cell += sign;
  }
  if (cell !== '' || cells.length > 0) yield { line: begin, cells: [...cells, cell] };
}

/** Parses the first `maxRows` rows of a CSV file. Never fails. */
export function parseCsv(text: string, maxRows = Infinity): string[][] {
  const rows: string[][] = [];
  if (maxRows <= 0) return rows;
  for (const { cells } of readCsv(text)) {
    rows.push(cells);
    if (rows.length >= maxRows) break;
  }
  return rows;
}
