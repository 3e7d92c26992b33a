import { expect, it } from 'vitest';

import { lowercaseInitial } from './lowercaseInitial';

it.each([
  ['General practice', 'en', 'general practice'],
  ['X-ray centre', 'en', 'X-ray centre'],
  ['MRI centres', 'en', 'MRI centres'],
  ['İlk yardım', 'tr', 'ilk yardım'],
  ['Irmak kıyısı', 'tr', 'ırmak kıyısı'],
  ['', 'en', ''],
])('%j in %s is %j', (name, language, expected) => {
  expect(lowercaseInitial(name, language)).toBe(expected);
});
