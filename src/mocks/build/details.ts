import type { Facility } from '#domain/facility';

import { dateAt } from '#mocks/directory/seed/dates';
import { type HoursDraw, isOvernight } from './hours';
import { organizations } from './names';
import { stream } from '#mocks/directory/seed/random';
import { servicesByCategory } from '#mocks/directory/seed/services';
import { tags } from './taxonomy';

type Details = Pick<
  Facility,
  | 'operatorType'
  | 'organization'
  | 'categoryIds'
  | 'tagIds'
  | 'services'
  | 'appointment'
  | 'referral'
  | 'acceptingNew'
  | 'eligibility'
  | 'fees'
  | 'requiredDocuments'
  | 'languages'
  | 'interpretation'
  | 'accessibility'
  | 'amenities'
  | 'capacity'
  | 'exceptions'
  | 'hoursNote'
>;

const companions: Readonly<Record<string, readonly string[]>> = {
  'general-practice': ['vaccination-centre', 'child-health-centre', 'laboratory'],
  pharmacy: ['vaccination-centre'],
  hospital: ['emergency-department', 'imaging-centre', 'laboratory', 'maternity-and-womens-health'],
  physiotherapy: ['rehabilitation-centre'],
  'child-health-centre': ['vaccination-centre'],
  'care-home': ['home-nursing'],
  laboratory: ['vaccination-centre'],
  'mental-health-service': ['addiction-service'],
  'addiction-service': ['mental-health-service'],
  'rehabilitation-centre': ['physiotherapy'],
};

const featureShares = [
  ['step-free', 0.62],
  ['ramp', 0.2],
  ['lift', 0.3],
  ['accessible-toilet', 0.38],
  ['accessible-parking', 0.26],
  ['hearing-loop', 0.14],
  ['sign-language', 0.06],
  ['large-print', 0.1],
  ['textphone', 0.04],
  ['quiet-space', 0.09],
] as const;

const amenityShares = [
  ['parking', 0.34],
  ['bicycle-parking', 0.3],
  ['baby-change', 0.18],
  ['water', 0.24],
  ['wifi', 0.3],
  ['cafe', 0.06],
] as const;

const closures = ['Staff training', 'Stocktaking', 'Spring cleaning', 'Family celebration', 'Holiday'] as const;

function exceptionsOf(n: number, hours: HoursDraw): Facility['exceptions'] {
  const chance = stream('facility', n, 'exceptions');
  if (hours.hoursStatus !== 'known') return [];
  const exceptions: Facility['exceptions'] = [];
  if (chance.chance(0.14)) {
    const from = chance.int(1, 40);
    exceptions.push(
      chance.chance(0.6)
        ? { from: dateAt(from), to: dateAt(from + chance.int(0, 4)), kind: 'closed', reason: chance.pick(closures) }
        : {
            from: dateAt(from),
            to: dateAt(from),
            kind: 'special',
            ranges: [{ opens: '10:00', closes: '14:00' }],
            reason: 'Short day',
          },
    );
  }
  // A facility with special hours on holidays states them for the next one, Charter Day.
  if (hours.publicHolidays === 'special') {
    exceptions.push({
      from: dateAt(7),
      to: dateAt(7),
      kind: 'special',
      ranges: [{ opens: '10:00', closes: '13:00' }],
      reason: 'Charter Day',
    });
  }
  return exceptions;
}

function tagsOf(
  n: number,
  categoryId: string,
  hours: HoursDraw,
  d: Pick<Details, 'appointment' | 'fees' | 'accessibility' | 'amenities' | 'interpretation'>,
): string[] {
  const chance = stream('facility', n, 'tags');
  const has = (feature: string) => d.accessibility.some((entry) => entry.feature === feature && entry.state === 'yes');
  const wanted = new Set<string>();
  // Drawn in a fixed order and always, so that one result never shifts another.
  const ask = (tag: string, applies: boolean, share: number) => {
    const said = chance.chance(share);
    if (applies && said) wanted.add(tag);
  };
  ask('walk-in', d.appointment === 'walk-in', 0.95);
  ask('online-booking', d.appointment === 'required' || d.appointment === 'either', 0.45);
  ask(
    'evening-hours',
    hours.weekly.some(({ opens, closes }) => closes > '18:00' || closes <= opens),
    0.85,
  );
  ask('weekend-hours', hours.weekly.some(({ day }) => day > 5) || hours.hoursStatus === 'always', 0.85);
  ask('night-service', isOvernight(hours.weekly) || hours.hoursStatus === 'always', 0.95);
  ask(
    'home-visits',
    ['home-nursing', 'general-practice', 'physiotherapy'].includes(categoryId),
    categoryId === 'home-nursing' ? 0.95 : 0.25,
  );
  ask('video-visits', ['general-practice', 'mental-health-service', 'addiction-service'].includes(categoryId), 0.3);
  ask('child-friendly', true, categoryId === 'child-health-centre' ? 0.95 : 0.1);
  ask('quiet-hours', true, 0.05);
  ask('step-free', has('step-free'), 0.9);
  ask('hearing-loop', has('hearing-loop'), 0.95);
  ask('sign-language', has('sign-language'), 0.95);
  ask('interpreter', d.interpretation !== undefined, 0.9);
  ask('free-of-charge', d.fees.model === 'free', 0.95);
  ask('insured', d.fees.model === 'insured' || d.fees.model === 'mixed', 0.7);
  ask('sliding-fee', d.fees.model === 'sliding', 0.95);
  ask(
    'vaccinations',
    ['vaccination-centre', 'child-health-centre', 'general-practice', 'pharmacy'].includes(categoryId),
    categoryId === 'vaccination-centre' ? 1 : 0.35,
  );
  ask('travel-clinic', ['vaccination-centre', 'general-practice'].includes(categoryId), 0.2);
  ask('lgbt-friendly', true, 0.06);
  ask('women-staff', true, categoryId === 'maternity-and-womens-health' ? 0.9 : 0.07);
  ask('bicycle-parking', d.amenities.includes('bicycle-parking'), 0.6);
  ask('car-parking', d.amenities.includes('parking'), 0.6);
  ask('delivery', categoryId === 'pharmacy', 0.4);
  ask(
    'accepts-referrals',
    ['hospital', 'laboratory', 'imaging-centre', 'rehabilitation-centre', 'physiotherapy'].includes(categoryId),
    0.6,
  );
  return tags
    .map(({ id }) => id)
    .filter((id) => wanted.has(id))
    .slice(0, 12);
}

/** Draws the details of facility `n`: everything but its name, location and state. */
export function drawDetails(
  n: number,
  categoryId: string,
  hours: HoursDraw,
): Details & { morePhones: Facility['phones'] } {
  const key = (field: string) => stream('facility', n, field);
  const operatorType =
    (['private', 'public', 'ngo', 'religious', 'university', 'military', 'unknown'] as const)[
      key('operator').weighted([58, 24, 8, 2, 2, 1, 5])
    ] ?? 'unknown';
  const pool = operatorType === 'unknown' ? undefined : organizations[operatorType];
  const organization =
    pool && key('organization').chance(operatorType === 'private' ? 0.3 : 0.85)
      ? { name: key('organization-name').pick<string>(pool) }
      : undefined;
  const offered = servicesByCategory.get(categoryId) ?? [];
  const services = key('services').some(offered, Math.min(offered.length, key('service-count').int(2, 6)));
  const appointment =
    categoryId === 'pharmacy'
      ? 'walk-in'
      : ((['walk-in', 'required', 'either', 'unknown'] as const)[key('appointment').weighted([22, 34, 28, 16])] ??
        'unknown');
  const model =
    (['insured', 'free', 'mixed', 'paid', 'sliding', 'unknown'] as const)[
      key('fees').weighted(operatorType === 'ngo' ? [10, 60, 5, 5, 15, 5] : [34, 14, 16, 18, 5, 13])
    ] ?? 'unknown';
  const accessChance = key('accessibility');
  const accessibility = featureShares.flatMap(([feature, share]) => {
    const known = accessChance.chance(share);
    const state = (['yes', 'partial', 'no'] as const)[accessChance.weighted([72, 14, 14])] ?? 'yes';
    return known ? [{ feature, state }] : [];
  });
  const amenityChance = key('amenities');
  const amenities = amenityShares.flatMap(([amenity, share]) => (amenityChance.chance(share) ? [amenity] : []));
  const languageChance = key('languages');
  const languages = [
    'en',
    ...(languageChance.chance(0.55) ? ['tr'] : []),
    ...languageChance.some(['pt', 'fr', 'de', 'ar', 'es', 'uk'], languageChance.weighted([70, 22, 8])),
  ];
  const interpretation = key('interpretation').chance(0.12)
    ? key('interpretation-text').pick([
        'Sign language on Tuesdays',
        'Telephone interpreting in twelve languages',
        'Interpreter on request, two days ahead',
      ])
    : undefined;
  const fees = {
    model,
    ...(model === 'paid' && key('fee-note').chance(0.5) && { note: 'First visit 40 crowns, later visits 25' }),
    ...(model === 'sliding' && { note: 'Between 0 and 30 crowns, by income' }),
  };
  const drawn = {
    appointment,
    fees,
    accessibility,
    amenities,
    ...(interpretation !== undefined && { interpretation }),
  } satisfies Partial<Details>;
  const more = companions[categoryId] ?? [];
  return {
    operatorType,
    ...(organization && { organization }),
    categoryIds: key('more-categories').chance(categoryId === 'hospital' ? 0.8 : 0.16)
      ? key('which-categories').some(more, Math.min(more.length, categoryId === 'hospital' ? 2 : 1))
      : [],
    services: services.map(({ id, name }) => ({ id, name: name.en })),
    ...drawn,
    tagIds: tagsOf(n, categoryId, hours, drawn),
    referral:
      (['not-needed', 'needed', 'unknown'] as const)[
        key('referral').weighted(
          ['imaging-centre', 'rehabilitation-centre'].includes(categoryId) ? [20, 65, 15] : [62, 8, 30],
        )
      ] ?? 'unknown',
    acceptingNew:
      (['yes', 'no', 'waiting-list', 'unknown'] as const)[key('accepting').weighted([60, 9, 9, 22])] ?? 'unknown',
    ...(categoryId === 'child-health-centre' && { eligibility: { minAge: 0, maxAge: key('age').pick([16, 17, 18]) } }),
    ...(categoryId === 'care-home' && { eligibility: { minAge: key('age').pick([55, 60, 65]) } }),
    requiredDocuments: key('documents').chance(0.3)
      ? key('which-documents').some(['Identity card', 'Insurance card', 'Referral letter', 'Vaccination record'], 2)
      : [],
    languages,
    ...(['hospital', 'care-home', 'rehabilitation-centre'].includes(categoryId) && {
      capacity: { beds: key('beds').int(12, categoryId === 'hospital' ? 420 : 80) },
    }),
    exceptions: exceptionsOf(n, hours),
    ...(hours.hoursStatus === 'known' &&
      key('hours-note').chance(0.12) && {
        hoursNote: key('hours-note-text').pick([
          'Last patients 30 min before closing',
          'Telephone lines open half an hour earlier',
          'Tests until noon only',
          'Closed for lunch on hot days',
        ]),
      }),
    morePhones: key('more-phones').chance(0.14)
      ? [
          {
            number: `+99990${String((n * 7907 + 31) % 1_000_000).padStart(6, '0')}`,
            type: key('more-phone-type').pick(['cell', 'fax', 'text', 'textphone'] as const),
          },
        ]
      : [],
  };
}
