import { printableLine } from '#domain/printableLine';

import { fileLimits } from './limits';

/**
 * Whether a file or folder may have this name: any text of 1 to 255 characters without slashes, control characters and
 * those that turn the direction of text around. Names that only some devices forbid are stored as they are; see
 * `toDeviceName`.
 */
export function isFileName(name: string): boolean {
  const length = [...name].length;
  return (
    length >= 1 &&
    length <= fileLimits.name &&
    name.trim() === name &&
    name !== '.' &&
    name !== '..' &&
    !/[/\\]/.test(name) &&
    printableLine.test(name)
  );
}

/** A name as it is compared: differences of case, and of how accents are encoded, do not tell two files apart. */
export const nameKey = (name: string): string => name.normalize('NFC').toLocaleLowerCase('en');

/** Splits a name before the dot of its ending; a name that begins with its only dot has no ending. */
export function splitEnding(name: string): { base: string; ending: string } {
  const at = name.lastIndexOf('.');
  // What stands behind a dot in a sentence is no ending.
  const isEnding = at > 0 && /^\.[\p{L}\d]{1,10}$/u.test(name.slice(at));
  return isEnding ? { base: name.slice(0, at), ending: name.slice(at) } : { base: name, ending: '' };
}

/** The name itself, or with the first free number: `Plan (2).pdf`. `taken` holds keys of `nameKey`. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(nameKey(name))) return name;
  const { base, ending } = splitEnding(name);
  const numbered = /^(.+) \((\d{1,6})\)$/.exec(base);
  const stem = [...(numbered?.[1] ?? base)];
  for (let number = Number(numbered?.[2] ?? 1) + 1; ; number += 1) {
    const end = ` (${number})${ending}`;
    const free = stem.slice(0, fileLimits.name - [...end].length).join('') + end;
    if (!taken.has(nameKey(free))) return free;
  }
}

/** Names that Windows keeps for devices, with any ending. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** The name under which every operating system can store it, for downloads and archives. */
export function toDeviceName(name: string): string {
  const plain = name.replaceAll(/[<>:"|?*/\\]/g, '_').replace(/[. ]+$/, (end) => '_'.repeat(end.length));
  return reserved.test(plain) ? `_${plain}` : plain;
}

/** The name with which files from a device are stored: what a name here may not have is replaced. */
export function fromDeviceName(name: string): string {
  const line = name
    .normalize('NFC')
    .replaceAll(/[/\\]|[\p{Cc}\u2028-\u202E\u2066-\u2069]/gu, '_')
    .trim();
  const { base, ending } = splitEnding(line);
  const short = [...base].slice(0, fileLimits.name - [...ending].length).join('') + ending;
  return isFileName(short) ? short : '_';
}
