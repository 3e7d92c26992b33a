import type { Facility } from '#domain/facility';

/** A facility as directions need it. */
export type DirectionsFacility = Facility & {
  /** Public holidays of the next 30 days. */
  readonly holidays: ReadonlyArray<{ readonly date: string }>;
};

/** The lines of a postal address. */
export function addressLines({ address }: Pick<Facility, 'address'>): readonly string[] {
  const { line1, line2, district, postalCode, city } = address;
  return [line1, line2, district, [postalCode, city].filter(Boolean).join(' ')].filter(
    (line) => line !== undefined && line !== '',
  ) as string[];
}
