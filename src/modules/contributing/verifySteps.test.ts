import { expect, it } from 'vitest';

import { belongsTo, checkField, emptyVerification, fieldAt, verificationOf } from './verifySteps';

it('sends a correction only for what is wrong', () => {
  const values = {
    ...emptyVerification,
    checkName: 'wrong',
    name: 'Right Name',
    checkPhone: 'confirmed',
    phone: '+999',
  };
  expect(verificationOf('fac_1', values, ['evd_1'])).toMatchObject({
    facilityId: 'fac_1',
    checklist: { name: 'wrong', phone: 'confirmed' },
    corrections: { name: 'Right Name' },
    evidenceIds: ['evd_1'],
  });
});

it('finds the field that a pointer means, and its step', () => {
  expect(fieldAt(['verification', 'checklist', 'name'])).toBe(checkField.name);
  expect(fieldAt(['verification', 'corrections', 'name'])).toBe('name');
  expect(fieldAt(['verification', 'evidenceIds', '0'])).toBe('evidenceIds');
  expect(belongsTo('what', 'name')).toBe(true);
  expect(belongsTo('how', 'name')).toBe(false);
  expect(belongsTo('how', undefined)).toBe(false);
});
