import { isIsoDate } from '#components/DateField';
import { isTime } from '#components/TimeField';

/** Day and time of `YYYY-MM-DDTHH:mm`, or of a value that is not complete. */
export function splitDateTime(value: string): readonly [date: string, time: string] {
  const at = value.indexOf('T');
  return at < 0 ? [value, ''] : [value.slice(0, at), value.slice(at + 1)];
}

/** Joins day and time; empty when both are. */
export const joinDateTime = (date: string, time: string) => (date === '' && time === '' ? '' : `${date}T${time}`);

/** Whether a value is a day and a time: `YYYY-MM-DDTHH:mm`. */
export function isDateTime(value: string): boolean {
  const [date, time] = splitDateTime(value);
  return isIsoDate(date) && isTime(time);
}
