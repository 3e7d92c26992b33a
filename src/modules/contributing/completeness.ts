import type { Facility } from '#domain/facility';

import type { missingParts } from './api';

type Part = (typeof missingParts)[number];

/** Share of each part in the completeness of a page, in percent (directory contract 1.2). */
const weights: Readonly<Record<Part, number>> = {
  hours: 16,
  contact: 12,
  services: 6,
  access: 6,
  photo: 5,
  website: 4,
  languages: 3,
};

type Measured = Pick<
  Facility,
  | 'hoursStatus'
  | 'phones'
  | 'email'
  | 'services'
  | 'accessibility'
  | 'photos'
  | 'website'
  | 'languages'
  | 'shortDescription'
  | 'address'
>;

const isPresent: Readonly<Record<Part, (facility: Measured) => boolean>> = {
  hours: ({ hoursStatus }) => hoursStatus !== 'unknown',
  contact: ({ phones, email }) => phones.length > 0 || email !== undefined,
  services: ({ services }) => services.length > 0,
  access: ({ accessibility }) => accessibility.length > 0,
  photo: ({ photos }) => photos.length > 0,
  website: ({ website }) => website !== undefined,
  languages: ({ languages }) => languages.length > 0,
};

const parts = Object.keys(weights) as Part[];
// Name, short description, category, address and pin, without which nothing is published.
const baseScore = 48;

/** Completeness of a page, 0 to 100. */
export function completenessOf(facility: Measured): number {
  return parts.reduce((sum, part) => sum + (isPresent[part](facility) ? weights[part] : 0), baseScore);
}

/** The missing part with the largest share, and its share in percent. */
export function mostMissing(facility: Measured): { part: Part; percent: number } | null {
  const missing = parts.filter((part) => !isPresent[part](facility));
  const [part] = missing.toSorted((one, other) => weights[other] - weights[one]);
  return part === undefined ? null : { part, percent: weights[part] };
}
