/** A content line of a vCard (RFC 6350, section 3.3), unfolded. */
export interface VcardLine {
  /** Number of its first line in the file, from 1. */
  line: number;
  /** Prefix that groups lines, in lower case: `item1`. */
  group: string;
  /** Upper case. */
  name: string;
  /** Values by upper-case name; several values of one name are joined. */
  params: ReadonlyMap<string, readonly string[]>;
  /** As it is written, escapes included. */
  value: string;
  /** The line as it is in the file, for messages. */
  source: string;
}

/** A line that is no content line. */
export interface UnreadableLine {
  line: number;
  source: string;
}

/** Longest logical line in characters: a photo of 10 MB in base64. Longer ones are not parsed. */
const maxLineLength = 15_000_000;

function decodeQuotedPrintable(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const decoded: number[] = [];
  for (let at = 0; at < bytes.length; at += 1) {
    const code = /^=[\dA-F]{2}$/i.test(String.fromCharCode(...bytes.subarray(at, at + 3)))
      ? Number.parseInt(String.fromCharCode(...bytes.subarray(at + 1, at + 3)), 16)
      : undefined;
    decoded.push(code ?? bytes[at] ?? 0);
    if (code !== undefined) at += 2;
  }
  return new TextDecoder().decode(new Uint8Array(decoded));
}

/** Splits at a character outside double quotes. */
function splitUnquoted(text: string, separator: string): string[] {
  const parts = [''];
  let isQuoted = false;
  for (const char of text) {
    if (char === '"') isQuoted = !isQuoted;
    if (char === separator && !isQuoted) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts;
}

function parseParams(parts: readonly string[]): Map<string, string[]> {
  const params = new Map<string, string[]>();
  for (const part of parts) {
    const at = part.indexOf('=');
    // Version 2.1 writes `TEL;WORK:…`.
    const [name, text] = at < 0 ? ['TYPE', part] : [part.slice(0, at).trim().toUpperCase(), part.slice(at + 1)];
    // `TYPE="cell,voice"` are two types as well.
    const values = text
      .replaceAll('"', '')
      .split(',')
      .map((value) => value.trim());
    params.set(name, [...(params.get(name) ?? []), ...values]);
  }
  return params;
}

/** Where the value of a content line begins: after the first colon outside quotes, or -1. */
function valueStart(text: string): number {
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted;
    else if (text[at] === ':' && !isQuoted) return at + 1;
  }
  return -1;
}

function parseLine(source: string, line: number): VcardLine | UnreadableLine {
  const start = source.length > maxLineLength ? -1 : valueStart(source);
  if (start < 0) return { line, source };
  const [path = '', ...parts] = splitUnquoted(source.slice(0, start - 1), ';');
  const [, group = '', name = ''] = /^(?:([A-Za-z\d-]+)\.)?([A-Za-z\d-]+)$/.exec(path.trim()) ?? [];
  if (name === '') return { line, source };
  const params = parseParams(parts);
  const isQuotedPrintable = params.get('ENCODING')?.some((encoding) => /^quoted-printable$/i.test(encoding)) ?? false;
  const raw = source.slice(start);
  const value = isQuotedPrintable ? decodeQuotedPrintable(raw) : raw;
  return { line, group: group.toLowerCase(), name: name.toUpperCase(), params, value, source };
}

/** The content lines of a file, unfolded; blank ones are left out. */
export function* vcardLines(text: string): Generator<VcardLine | UnreadableLine> {
  let current: { line: number; parts: string[] } | undefined;
  const isContinuedQuotedPrintable = (parts: readonly string[]) =>
    (parts.at(-1)?.endsWith('=') ?? false) && /;ENCODING=QUOTED-PRINTABLE[;:]/i.test(parts[0] ?? '');
  let line = 0;
  let from = text.startsWith('\uFEFF') ? 1 : 0;
  while (from <= text.length) {
    const end = text.indexOf('\n', from);
    const row = text.slice(from, end < 0 ? text.length : end).replace(/\r$/, '');
    from = end < 0 ? text.length + 1 : end + 1;
    line += 1;
    if (current && /^[ \t]/.test(row)) {
      current.parts.push(row.slice(1));
      continue;
    }
    if (current && isContinuedQuotedPrintable(current.parts)) {
      current.parts[current.parts.length - 1] = current.parts.at(-1)?.slice(0, -1) ?? '';
      current.parts.push(row);
      continue;
    }
    if (current) yield parseLine(current.parts.join(''), current.line);
    current = row.trim() === '' ? undefined : { line, parts: [row] };
  }
  if (current) yield parseLine(current.parts.join(''), current.line);
}
