/** A copy of a payload with values replaced by path, such as `facility/phones/0/number`. */
export function changed(payload: object, change: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const copy = structuredClone(payload) as Record<string, unknown>;
  for (const [place, value] of Object.entries(change)) {
    const keys = place.split('/');
    const last = keys.pop() ?? '';
    let at: Record<string, unknown> = copy;
    for (const key of keys) {
      at[key] ??= {};
      at = at[key] as Record<string, unknown>;
    }
    at[last] = value;
  }
  return copy;
}

type Case = readonly [change: Readonly<Record<string, unknown>>, pointer: string];

const long = (length: number) => 'x'.repeat(length);
const many = <Item>(count: number, item: (n: number) => Item) => Array.from({ length: count }, (_, n) => item(n));

/** Values of the wrong type. */
const notText = [null, 7, true, [], {}];
const notList = [null, 7, 'text', {}];

const each = (place: string, values: readonly unknown[], pointer = `/${place}`): Case[] =>
  values.map((value) => [{ [place]: value }, pointer]);

const letter = (n: number) => String.fromCodePoint(97 + (n % 26)) + String.fromCodePoint(97 + Math.floor(n / 26));
const serviceName = (n: number) => `Service ${letter(n)}`;
const exception = { from: '2026-04-01', to: '2026-04-02', kind: 'closed', ranges: [], reason: '' };
const range = { opens: '09:00', closes: '12:00' };

/** Invalid submissions, and the field that the error must name. */
export const submissionCases: readonly Case[] = [
  ...each('facility/name', [...notText, '', ' ', 'x', long(121), '123', '!!', '  7  ']),
  ...each('facility/alternateNames', [...notList, many(6, (n) => `Other ${n}`), ['Same name', 'same NAME']]),
  ...each('facility/alternateNames', [['x']], '/facility/alternateNames/0'),
  ...each('facility/alternateNames', [['Lantern  Row travel clinic']]),
  ...each('facility/primaryCategoryId', [...notText, '', 'no-such', 'everyday-care', 'Pharmacy!', long(81)]),
  ...each('facility/operatorType', [null, '', 'club', 7]),
  ...each('facility/organization', [{ name: '' }, { name: long(121) }], '/facility/organization/name'),
  ...each('facility/organization', [{ name: 'Trust', url: 'ftp://x.example' }], '/facility/organization/url'),
  ...each('facility/address', [null, 'here', 7, []]),
  ...each('facility/address/line1', [...notText, '', '  ', long(121)]),
  ...each('facility/address/line2', [null, 7, long(121)]),
  ...each('facility/address/cityId', [...notText, '', 'atlantis']),
  ...each('facility/address/districtId', [...notText, '', 'atlantis', 'gull-bay-of-elsewhere']),
  ...each('facility/address/postalCode', [...notText, '', '0123', '123', '12345', 'abcd', '१०४०']),
  ...each('facility/geo', [null, 'here', 7, { lat: 0, lon: 0 }, { lat: 45.4, lon: -31.2 }]),
  ...each('facility/geo/lat', [null, '44', 91, -90.1]),
  ...each('facility/geo/lon', [null, '-31', 181, -180.1]),
  ...each('facility/farReason', [null, 7, long(201)]),
  ...each('facility/locationVisibility', [null, '', 'secret', 7]),
  ...each('facility/locationVisibility', ['district', 'hidden'], '/facility/visibilityReason'),
  ...each('facility/visibilityReason', [null, 7, long(301)]),
  ...each('facility/transport', [null, 7, long(501)]),
  ...each('facility/entranceNote', [null, 7, long(201)]),
  ...each('facility/phones', [...notList, many(7, (n) => ({ number: `+9992055501${n}`, type: 'voice' }))]),
  ...each('facility/phones/0/number', [...notText, 'call me', '020 555', '+0999205550', '+99', `+${'9'.repeat(16)}`]),
  ...each('facility/phones/0/type', [null, 'pager', '']),
  ...each('facility/phones/0/extension', [null, 'x12', '1234567', 12]),
  ...each('facility/phones/0/description', [null, 7, long(61)]),
  [{ 'facility/phones': [], 'facility/email': '', 'facility/website': '' }, '/facility/phones'],
  [
    { 'facility/phones': [{ number: ' ', type: 'voice' }], 'facility/email': '', 'facility/website': '' },
    '/facility/phones',
  ],
  ...each('facility/email', [null, 7, 'a', 'a@b', 'a@@b.c', 'a b@c.de', '@b.cd', 'a@.de', 'a@b.', `${long(250)}@b.cd`]),
  ...['website', 'bookingUrl'].flatMap((field) =>
    each(`facility/${field}`, [
      null,
      7,
      'lantern',
      'ftp://a.example',
      'javascript:alert(1)',
      'https://',
      'https://a b.example',
      'https://me:pass@a.example',
      'https://me@a.example',
      `https://${long(500)}.example`,
    ]),
  ),
  ...each('facility/socials', [...notList, many(6, (n) => `https://a.example/${n}`)]),
  ...each('facility/socials', [['http://a.example'], ['x']], '/facility/socials/0'),
  ...each('facility/hoursStatus', [null, '', 'sometimes', 7]),
  ...each('facility/weekly', [...notList, []]),
  ...each('facility/weekly/0/day', [null, 0, 8, 1.5, 'Monday']),
  ...each('facility/weekly/0/opens', [null, 7, '', '24:00', '9', '25:00', '09:60', '9:00']),
  ...each('facility/weekly/0/closes', [null, 7, '', '24:01', 'noon', '12.00']),
  ...each(
    'facility/weekly',
    [
      [
        { day: 3, ...range },
        { day: 3, opens: '11:00', closes: '15:00' },
      ],
    ],
    '/facility/weekly/1',
  ),
  ...each(
    'facility/weekly',
    [
      [
        { day: 3, opens: '20:00', closes: '02:00' },
        { day: 3, opens: '23:00', closes: '23:30' },
      ],
    ],
    '/facility/weekly/1',
  ),
  ...each(
    'facility/weekly',
    [many(5, (n) => ({ day: 4, opens: `0${n}:00`, closes: `0${n}:30` }))],
    '/facility/weekly/4',
  ),
  ...each('facility/exceptions', [...notList, many(61, () => exception)]),
  ...each('facility/exceptions/0/from', [null, '', '1 April', '2026-13-01', '2026-02-31x']),
  ...each('facility/exceptions/0/to', [null, '', 'soon', '2026-03-01', '2029-03-23']),
  ...each(
    'facility/exceptions',
    [[{ ...exception, from: '2025-01-01', to: '2025-01-02' }]],
    '/facility/exceptions/0/to',
  ),
  ...each('facility/exceptions/0/kind', [null, '', 'maybe']),
  ...each('facility/exceptions', [[{ ...exception, kind: 'special' }]], '/facility/exceptions/0/ranges'),
  ...each(
    'facility/exceptions',
    [[{ ...exception, kind: 'special', ranges: [range, range] }]],
    '/facility/exceptions/0/ranges/1',
  ),
  ...each('facility/exceptions/0/reason', [null, 7, long(81)]),
  ...each('facility/publicHolidays', [null, '', 'maybe']),
  ...each('facility/hoursNote', [null, 7, long(201)]),
  ...each('facility/categoryIds', [...notList, ['vaccination-centre'], ['pharmacy', 'pharmacy']]),
  ...each('facility/categoryIds', [['pharmacy', 'dentist', 'optician', 'laboratory', 'hospital']]),
  ...each('facility/categoryIds', [['no-such'], ['everyday-care'], ['']], '/facility/categoryIds/0'),
  ...each('facility/tagIds', [...notList, many(13, (n) => `tag-${n}`), ['walk-in', 'walk-in']]),
  ...each('facility/tagIds', [['no-such'], ['']], '/facility/tagIds/0'),
  ...each('facility/services', [
    ...notList,
    many(41, (n) => ({ name: serviceName(n) })),
    [{ name: 'Aşı' }, { name: 'asi' }],
  ]),
  ...each('facility/services/0/name', [null, '', 'x', long(81)]),
  ...each('facility/accessibility', [
    ...notList,
    [
      { feature: 'lift', state: 'yes' },
      { feature: 'lift', state: 'no' },
    ],
  ]),
  ...each('facility/accessibility/0/feature', [null, 'wings']),
  ...each('facility/accessibility/0/state', [null, 'perhaps']),
  ...each('facility/amenities', [null, ['wifi', 'wifi']]),
  ...each('facility/amenities', [['sauna']], '/facility/amenities/0'),
  ...each('facility/languages', [...notList, many(13, letter), ['en', 'en']]),
  ...each('facility/languages', [['English'], ['E']], '/facility/languages/0'),
  ...each('facility/interpretation', [null, long(201)]),
  ...each('facility/fees', [null, 'free', []]),
  ...each('facility/fees/model', [null, 'barter']),
  ...each('facility/fees/note', [null, 7, long(301)]),
  ...each('facility/appointment', [null, 'often']),
  ...each('facility/referral', [null, 'often']),
  ...each('facility/acceptingNew', [null, 'often']),
  ...each('facility/eligibility', [{ minAge: 18, maxAge: 4 }]),
  ...each('facility/eligibility', [{ minAge: -1 }, { minAge: 121 }, { minAge: 1.5 }], '/facility/eligibility/minAge'),
  ...each('facility/requiredDocuments', [null, many(11, (n) => `Document ${n}`)]),
  ...each('facility/requiredDocuments', [[''], [long(101)]], '/facility/requiredDocuments/0'),
  ...each('facility/capacity', [{ beds: -1 }, { beds: 5001 }, { beds: 'many' }], '/facility/capacity/beds'),
  ...each('facility/shortDescription', [...notText, '', 'Too short', long(201)]),
  ...each('facility/description', [null, 7, long(4001)]),
  ...each('facility/photos', [...notList, many(11, (n) => ({ id: `pho_number-${n}0`, alt: 'A front door' }))]),
  ...each('facility/photos', [[{ id: 'x', alt: 'A front door' }]], '/facility/photos/0/id'),
  ...each(
    'facility/photos',
    ['', '    x', long(151)].map((alt) => [{ id: 'pho_number-10', alt }]),
    '/facility/photos/0/alt',
  ),
  ...each('submitterIsOwner', [null, 'yes', 1]),
  ...each('note', [null, 7, long(1001)]),
  ...each('declared', [null, false, 'yes', 1]),
  ...each('duplicateAnswer', [{ answer: 'one', seen: [] }], '/duplicateAnswer/answer'),
  ...each('duplicateAnswer', [{ answer: 'none', seen: 'all' }], '/duplicateAnswer/seen'),
  ...each('draftId', [7, '', '../x', long(80)]),
  ...each('facility', [null, 'all', 7]),
];

const wrongTexts = [null, 7, true, [], {}];
const textFields = ['name', 'farReason', 'visibilityReason', 'email', 'website', 'bookingUrl', 'hoursNote'];
const moreTexts = ['shortDescription', 'description', 'primaryCategoryId'];
const addressFields = ['line1', 'line2', 'cityId', 'districtId', 'postalCode'];
const choices = ['locationVisibility', 'hoursStatus', 'publicHolidays', 'appointment'];
const lists = ['phones', 'weekly', 'exceptions', 'categoryIds', 'tagIds', 'services', 'languages', 'photos'];
const inDraft = (place: string) => `draft/values/${place}`;

/** Invalid drafts: a draft may be incomplete, but not malformed. */
export const draftCases: readonly Case[] = [
  ...[...textFields, ...moreTexts].flatMap((field) => each(inDraft(`facility/${field}`), [...wrongTexts, long(6001)])),
  ...addressFields.flatMap((field) => each(inDraft(`facility/address/${field}`), [...wrongTexts, long(6001)])),
  ...choices.flatMap((field) => each(inDraft(`facility/${field}`), [null, 7, 'often', []])),
  ...lists.flatMap((field) => each(inDraft(`facility/${field}`), [null, 7, 'text', {}, many(101, () => 'x')])),
  ...each(inDraft('facility/geo'), ['here', 7, [], { lat: 1 }, { lat: '1', lon: 2 }]),
  ...each(inDraft('facility/accessibility'), [null, 7, [], { lift: 'perhaps' }]),
  ...each(inDraft('facility/weekly/0/day'), [0, 8, 1.5, 'Monday', null]),
  ...each(inDraft('facility/fees'), [null, 7, { model: 'barter' }]),
  ...each(inDraft('submitterIsOwner'), [null, true, 'perhaps']),
  ...each(inDraft('duplicate'), [null, 7, long(6001)]),
  ...each(inDraft('duplicatesSeen'), [null, 'x', [7]]),
  ...each(inDraft('note'), [null, 7, long(6001)]),
  ...each(inDraft('declared'), [null, 'yes', 1, '', []]),
  ...each('draft/step', [null, '', 'eighth', 7, [], {}]),
  ...each('draft', [null, 7, 'draft', []]),
  ...each('id', [null, '', 'x', 'drf_', '../x', long(80)]),
  ...each('baseUpdatedAt', [7, '', 'yesterday', '2026-03-16']),
];

const question = (facility: unknown) => ({ facility });
const numbers = many(8, (n) => n * 13);

/** Invalid bodies of the duplicates call. */
export const duplicateCases: readonly (readonly [body: unknown, pointer: string])[] = [
  ...[...wrongTexts, '', long(301), ...numbers].map((name) => [question({ name }), '/facility/name'] as const),
  ...['primaryCategoryId', 'cityId', 'email', 'website'].flatMap((field) =>
    [null, true, [], {}, long(601), ...numbers].map(
      (value) => [question({ name: 'A name', [field]: value }), `/facility/${field}`] as const,
    ),
  ),
  ...['lat', 'lon'].flatMap((field) =>
    [null, 'x', '', true, [], {}, 181, -181, 1e9, '1', '2', '3', '-4', '5.5'].map(
      (value) =>
        [question({ name: 'A name', geo: { lat: 1, lon: 1, [field]: value } }), `/facility/geo/${field}`] as const,
    ),
  ),
  ...['x', true, 7, []].map((geo) => [question({ name: 'A name', geo }), '/facility/geo'] as const),
  ...[null, 'x', 7, {}, many(21, String), [7], [null], [long(61)], [{}], [[]], ...numbers.map((n) => [n])].map(
    (phones) => [question({ name: 'A name', phones }), '/facility/phones'] as const,
  ),
  ...[null, 'x', 7, true, [], ...numbers].map((facility) => [question(facility), '/facility'] as const),
  ...[null, 'x', 7, true, [], {}, ...numbers].map((body) => [body, '/'] as const),
  ...many(60, (n) => [question({ name: long(301 + n) }), '/facility/name'] as const),
];

const marks = ['', ' ', '.', '/', '..', '%00', 'ş', '"', '<b>', '{}'];

/** Texts that are not valid ids of drafts or photos. */
export const badIds: readonly string[] = marks.flatMap((mark) =>
  many(20, (n) => (n % 2 === 0 ? `${mark}${long(n)}` : `drf_${mark}${mark === '' ? long(n % 8) : long(n)}`)),
);
