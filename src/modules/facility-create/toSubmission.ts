import * as z from 'zod/mini';

import type { Comparable } from './api';
import type { DraftValues } from './draftValues';
import { factProblems } from './facts';
import type { FieldProblem, Records } from './facts';
import type { ProblemKey } from './rules';
import { byFieldOrder } from './steps';
import { submissionSchema } from './submission';

/** Request body for the form values; leaves out fields that another choice has made irrelevant. */
export function toSubmission({ facility, submitterIsOwner, duplicate, duplicatesSeen, note, declared }: DraftValues) {
  const { services, accessibility, locationVisibility, hoursStatus } = facility;
  const hasHours = hoursStatus === 'known';
  return {
    facility: {
      ...facility,
      visibilityReason: locationVisibility === 'exact' ? '' : facility.visibilityReason,
      weekly: hasHours ? facility.weekly : [],
      exceptions: hoursStatus === 'known' || hoursStatus === 'always' ? facility.exceptions : [],
      services: services.map((name) => ({ name, note: '' })),
      accessibility: Object.entries(accessibility).map(([feature, state]) => ({ feature, state })),
    },
    submitterIsOwner: submitterIsOwner === '' ? null : submitterIsOwner === 'yes',
    note,
    declared,
    ...(duplicate === 'none' && { duplicateAnswer: { answer: 'none', seen: duplicatesSeen } }),
  };
}

/** All errors of the form values in the order of the form, by the same schema and facts as in the back end. */
export function problemsOf(values: DraftValues, records: Records): FieldProblem[] {
  const sent = toSubmission(values);
  const parsed = z.safeParse(submissionSchema, sent);
  const problems: FieldProblem[] = (parsed.error?.issues ?? []).map(({ path, message }) => ({
    pointer: `/${path.map(String).join('/')}`,
    key: message as ProblemKey,
  }));
  if (values.duplicate !== 'none') problems.push({ pointer: '/duplicateAnswer', key: 'duplicateMissing' });
  const facts = factProblems({ ...values.facility, geo: values.facility.geo }, records).filter(
    ({ pointer }) => !problems.some((other) => other.pointer === pointer),
  );
  return [...problems, ...facts].toSorted((one, other) => byFieldOrder(one.pointer, other.pointer));
}

/** Details known so far, for the search for duplicates. */
export function comparable({ facility }: DraftValues): Comparable {
  const { name, primaryCategoryId, address, geo, phones, email, website } = facility;
  return {
    name: name.slice(0, 300),
    primaryCategoryId: primaryCategoryId.slice(0, 80),
    cityId: address.cityId.slice(0, 80),
    geo: geo && Math.abs(geo.lat) <= 90 && Math.abs(geo.lon) <= 180 ? geo : null,
    phones: phones.map(({ number }) => number.slice(0, 60)).filter((number) => number !== ''),
    email: email.slice(0, 300),
    website: website.slice(0, 600),
  };
}
