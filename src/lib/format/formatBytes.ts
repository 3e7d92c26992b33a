import { numberFormat } from './intl';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A file size in units of a thousand, with one decimal below ten: 999 bytes, 820 kB, 2.4 MB. */
export function formatBytes(bytes: number, language: string): string {
  const power = Math.min(units.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const size = bytes / 1000 ** power;
  return numberFormat(language, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: size < 10 ? 1 : 0,
  }).format(size);
}
