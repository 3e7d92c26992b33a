import * as z from 'zod/mini';

import { emptyValues } from '#modules/facility-create/draftValues';
import type { DraftValues } from '#modules/facility-create/draftValues';
import { submissionSchema } from '#modules/facility-create/submission';
import type { SubmittedFacility } from '#modules/facility-create/submission';
import { toSubmission } from '#modules/facility-create/toSubmission';

/** A completed form, ready to submit. */
export const sampleDraft: DraftValues = {
  ...emptyValues,
  submitterIsOwner: 'no',
  duplicate: 'none',
  note: 'I pass it every day.',
  declared: true,
  facility: {
    ...emptyValues.facility,
    name: 'Lantern Row Travel Clinic',
    primaryCategoryId: 'vaccination-centre',
    address: {
      line1: '21 Lantern Row',
      line2: 'Floor 2',
      cityId: 'port-calder',
      districtId: 'old-harbour',
      postalCode: '1040',
    },
    geo: { lat: 44.5121, lon: -31.2042 },
    phones: [{ number: '+999 20 555 014', type: 'voice', extension: '', description: 'Front desk' }],
    email: 'desk@lantern-row.example',
    website: 'https://lantern-row.example',
    hoursStatus: 'known',
    weekly: [
      { day: 1, opens: '09:00', closes: '12:00' },
      { day: 1, opens: '13:00', closes: '18:00' },
      { day: 2, opens: '09:00', closes: '18:00' },
      { day: 5, opens: '20:00', closes: '02:00' },
    ],
    exceptions: [{ from: '2026-03-23', to: '2026-03-23', kind: 'closed', ranges: [], reason: 'Charter Day' }],
    publicHolidays: 'closed',
    categoryIds: ['pharmacy'],
    tagIds: ['walk-in', 'travel-clinic'],
    services: ['Vaccination before travel', 'Travel advice'],
    accessibility: { 'step-free': 'yes', lift: 'no' },
    languages: ['en', 'tr'],
    fees: { model: 'paid', note: 'From 20' },
    appointment: 'either',
    shortDescription: 'Vaccinations and advice before a journey, by the old harbour.',
    description: 'Come by with your **vaccination card**.',
  },
};

/** The fields of a facility with a hidden location. */
export const hiddenPlace: Partial<SubmittedFacility> = {
  locationVisibility: 'hidden',
  visibilityReason: 'Some of our visitors must not be followed.',
  transport: 'Bus 4 to Lantern Row.',
  entranceNote: 'Ring twice at the green door.',
};

/** The submission of the sample draft, with fields replaced. */
export function sampleSubmission(part: Partial<SubmittedFacility> = {}) {
  const sent = toSubmission(sampleDraft);
  return z.parse(submissionSchema, { ...sent, facility: { ...sent.facility, ...part } });
}
