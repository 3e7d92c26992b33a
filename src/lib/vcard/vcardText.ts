/** Escapes a text value of a vCard (RFC 6350, section 3.4). */
export const escapeText = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/[,;]/g, (char) => `\\${char}`);

/** Undoes the escapes of a text value. */
export const unescapeText = (text: string): string =>
  text.replaceAll(/\\(.)/gs, (_match, char: string) => (char === 'n' || char === 'N' ? '\n' : char));

/** The components of a structured value, unescaped. */
export function splitValue(value: string, separator: ';' | ','): string[] {
  const parts = [''];
  for (let at = 0; at < value.length; at += 1) {
    const char = value[at] ?? '';
    if (char === '\\') {
      parts[parts.length - 1] += char + (value[at + 1] ?? '');
      at += 1;
    } else if (char === separator) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts.map(unescapeText);
}

const maxOctets = 75;
const encoder = new TextEncoder();

/** Folds a line so that none is longer than 75 octets (RFC 6350, section 3.2); no character is split. */
export function foldLine(line: string): string {
  const rows = [''];
  let octets = 0;
  for (const char of line) {
    const size = encoder.encode(char).length;
    if (octets + size > maxOctets) {
      rows.push(' ');
      octets = 1;
    }
    rows[rows.length - 1] += char;
    octets += size;
  }
  return rows.join('\r\n');
}
