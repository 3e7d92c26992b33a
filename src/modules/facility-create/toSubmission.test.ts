import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { emptyValues } from './draftValues';
import type { DraftValues } from './draftValues';
import { submittedFacilitySchema } from './submission';
import { byFieldOrder, stepOf, steps, toStep } from './steps';
import { problemsOf, toSubmission } from './toSubmission';

const towns = [
  {
    id: 'port-calder',
    name: 'Port Calder',
    region: 'Calder',
    lat: 44.512,
    lon: -31.204,
    districts: [{ id: 'old-harbour', name: 'Old Harbour', lat: 44.51, lon: -31.2 }],
  },
];
const records = { towns, categories: [{ id: 'pharmacy' }], tags: [{ id: 'walk-in' }] };
const right: DraftValues = {
  ...emptyValues,
  submitterIsOwner: 'yes',
  duplicate: 'none',
  declared: true,
  facility: {
    ...emptyValues.facility,
    name: 'Lantern Row',
    primaryCategoryId: 'pharmacy',
    address: {
      line1: '21 Lantern Row',
      line2: '',
      cityId: 'port-calder',
      districtId: 'old-harbour',
      postalCode: '1040',
    },
    geo: { lat: 44.512, lon: -31.204 },
    email: 'desk@lantern.example',
    hoursStatus: 'unknown',
    shortDescription: 'A pharmacy by the old harbour.',
  },
};
const keysOf = (fields: Partial<DraftValues['facility']>, form: Partial<DraftValues> = {}) =>
  problemsOf({ ...right, ...form, facility: { ...right.facility, ...fields } }, records).map(({ key }) => key);
const sent = (fields: Partial<DraftValues['facility']>) =>
  z.parse(submittedFacilitySchema, toSubmission({ ...right, facility: { ...right.facility, ...fields } }).facility);

describe('what the form would send', () => {
  it('has nothing wrong when everything is given', () => expect(problemsOf(right, records)).toEqual([]));

  it('is told in the order of the form, step by step', () => {
    const problems = problemsOf(emptyValues, records);
    expect(problems.map(({ key }) => key)).toEqual([
      'nameMissing',
      'categoryMissing',
      'ownerMissing',
      'duplicateMissing',
      'line1Missing',
      'cityMissing',
      'districtMissing',
      'postcodeFormat',
      'pinMissing',
      'contactMissing',
      'hoursMissing',
      'shortLength',
      'declarationMissing',
    ]);
    expect([...new Set(problems.map(({ pointer }) => stepOf(pointer)))]).toEqual([...steps]);
  });

  it('leaves out what a choice has made void', () => {
    const { facility } = toSubmission({
      ...right,
      facility: {
        ...right.facility,
        hoursStatus: 'appointment',
        visibilityReason: 'A refuge',
        weekly: [{ day: 1, opens: '', closes: '' }],
        exceptions: [{ from: '', to: '', kind: 'closed', ranges: [], reason: '' }],
      },
    });
    expect(facility).toMatchObject({ weekly: [], exceptions: [], visibilityReason: '' });
  });

  it('needs records for the rest', () => {
    expect(keysOf({ primaryCategoryId: 'dentist', tagIds: ['gone'] })).toEqual(['categoryMissing', 'choice']);
    expect(keysOf({ address: { ...right.facility.address, districtId: 'elsewhere' } })).toEqual(['districtMissing']);
    expect(keysOf({ geo: { lat: 45, lon: -31.2 } })).toEqual(['pinFar']);
    expect(keysOf({ geo: { lat: 45, lon: -31.2 }, farReason: 'An outpost' })).toEqual([]);
  });

  it.each([
    ['+999 20 555 014', '+99920555014'],
    ['+99920555014', '+99920555014'],
    ['99920555014', '+99920555014'],
    ['0099920555014', '+99920555014'],
    ['020555014', '+99920555014'],
    ['20 555 014', '+99920555014'],
    ['(020) 555-014', '+99920555014'],
    ['+49 30 123456', '+4930123456'],
  ])('reads the phone number %s', (number, e164) => {
    const phones = [{ number, type: 'voice' as const, extension: '', description: '' }];
    expect(keysOf({ phones })).toEqual([]);
    expect(sent({ phones }).phones[0]?.number).toBe(e164);
  });

  it.each(['12', '+0123456789', '12345 ext', 'call us'])('does not read %s as a phone number', (number) => {
    expect(keysOf({ phones: [{ number, type: 'voice', extension: '', description: '' }] })).toEqual(['phoneFormat']);
  });

  it.each([
    ['lantern.example', 'https://lantern.example'],
    ['www.lantern.example/hours?day=1', 'https://www.lantern.example/hours?day=1'],
    ['çınar.example', 'https://çınar.example'],
    ['http://lantern.example', 'http://lantern.example'],
  ])('reads the website %s', (website, full) => {
    expect(keysOf({ website })).toEqual([]);
    expect(sent({ website }).website).toBe(full);
  });

  it.each(['lantern', 'desk@lantern.example', 'javascript:alert(1)', 'two words.example', '12.5'])(
    'does not read %s as a website',
    (website) => expect(keysOf({ website })).toEqual(['webFormat']),
  );

  it('says no more than once what is wrong with a field', () => {
    expect(keysOf({ primaryCategoryId: '' })).toEqual(['categoryMissing']);
    expect(keysOf({ phones: [{ number: 'x', type: 'voice', extension: '', description: '' }] })).toEqual([
      'phoneFormat',
    ]);
  });
});

describe('steps', () => {
  it.each([
    ['/facility/phones/0/number', 'contact'],
    ['/facility/nameless', 'services'],
    ['/declared', 'check'],
    ['/facility/weekly/3/opens', 'hours'],
  ])('have %s on the one for %s', (pointer, step) => expect(stepOf(pointer)).toBe(step));

  it('are read from an address with care', () => {
    expect(['hours', 'eighth', null, undefined].map(toStep)).toEqual(['hours', 'name', 'name', 'name']);
  });

  it('have their fields in order, and the parts of one by number', () => {
    const pointers = ['/facility/weekly/10/opens', '/facility/weekly/2/opens', '/facility/name'];
    expect(pointers.toSorted(byFieldOrder)).toEqual([
      '/facility/name',
      '/facility/weekly/2/opens',
      '/facility/weekly/10/opens',
    ]);
  });
});
