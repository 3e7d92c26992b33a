import { numberFormat } from '#lib/format/intl';

const unit = (value: number, name: 'hour' | 'minute', locale: string) =>
  numberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long' }).format(value);

/** Rounds a duration to whole minutes: at least one, and to five from an hour on. */
function wholeMinutes(seconds: number): number {
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes < 60 ? minutes : Math.round(minutes / 5) * 5;
}

/** Formats a duration in seconds: “30 minutes”, “1 hour 5 minutes”. */
export function formatDuration(seconds: number, locale: string): string {
  const minutes = wholeMinutes(seconds);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [
    ...(hours > 0 ? [unit(hours, 'hour', locale)] : []),
    ...(rest > 0 ? [unit(rest, 'minute', locale)] : []),
  ].join(' ');
}
