/**
 * The text of a file: UTF-8 or UTF-16 by its byte order mark, else UTF-8 if it is, else the encoding in which spreadsheets
 * save on Windows in Turkish and western Europe.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Differs from windows-1252 only in six letters, which are Turkish.
    return new TextDecoder('windows-1254').decode(bytes);
  }
}
