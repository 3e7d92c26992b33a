import { numberFormat } from '#lib/format/intl';


const unit = (value: number, name: 'hour' | 'minute', locale: string) =>
  numberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long' }).format(value);

/** Whole minutes of a way, as long as it is told: at least one, and from an hour on in steps of five. */
export function wholeMinutes(seconds: number): number {
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes < 60 ? minutes : Math.round(minutes / 5) * 5;
}

/** Seconds as people say how long a way takes: “30 minutes”, “1 hour 5 minutes”. */
export function formatDuration(seconds: number, locale: string): string {
  const minutes = wholeMinutes(seconds);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [
    ...(hours > 0 ? [unit(hours, 'hour', locale)] : []),
    ...(rest > 0 ? [unit(rest, 'minute', locale)] : []),
  ].join(' ');
}
