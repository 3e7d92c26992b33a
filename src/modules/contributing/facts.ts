import type { Change } from '#domain/audit';
import type { Facility } from '#domain/facility';

/** Facts of a facility that decisions and edits compare; each is a text, empty if missing. */
const comparedFacts = [
  'name',
  'category',
  'address',
  'postcode',
  'place',
  'visibility',
  'phone',
  'email',
  'website',
  'hours',
  'hoursNote',
  'description',
  'ownership',
] as const;
/** A fact of a facility that decisions and edits compare. */
export type ComparedFact = (typeof comparedFacts)[number];

/** Facts that only administrators and the owner see: directions to a hidden place, and the reasons for its location settings. */
export const confidentialFacts = ['transport', 'entranceNote', 'visibilityReason', 'farReason'] as const;
/** A fact that only administrators and the owner know. */
export type ConfidentialFact = (typeof confidentialFacts)[number];

const namedFacts: readonly string[] = [...comparedFacts, ...confidentialFacts];

/** Whether a path is a named fact, and not a field that only the audit trail has. */
export function isNamedFact(path: string): path is ComparedFact | ConfidentialFact {
  return namedFacts.includes(path);
}

const week = (facility: Facility): string => {
  if (facility.hoursStatus !== 'known') return facility.hoursStatus;
  return facility.weekly.map(({ day, opens, closes }) => `${day} ${opens}–${closes}`).join(', ');
};

/** Facts of a facility as texts. `category` resolves a category's name; `owner` is passed only if it may be shown. */
export function factsOf(
  facility: Facility,
  { category, owner = '' }: { category: (id: string) => string; owner?: string },
): Record<ComparedFact, string> {
  const { address, geo, phones } = facility;
  return {
    name: facility.name,
    category: category(facility.primaryCategoryId),
    address: [address.line1, address.line2, address.district, address.city].filter(Boolean).join(', '),
    postcode: address.postalCode ?? '',
    place: `${geo.lat.toFixed(5)}, ${geo.lon.toFixed(5)}`,
    visibility: facility.locationVisibility,
    phone: phones.map(({ number }) => number).join(', '),
    email: facility.email ?? '',
    website: facility.website ?? '',
    hours: week(facility),
    hoursNote: facility.hoursNote ?? '',
    description: facility.shortDescription,
    ownership: owner,
  };
}

/** Changed facts, in order; `before` is `null` if there was nothing before. */
export function differences<Fact extends string>(
  before: Record<Fact, string> | null,
  after: Record<Fact, string>,
): Change[] {
  return (Object.keys(after) as Fact[]).flatMap((path) => {
    const was = before?.[path] ?? '';
    return was === after[path] ? [] : [{ path, before: was, after: after[path] }];
  });
}
