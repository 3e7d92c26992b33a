import { createInstance } from 'i18next';
import { expect, it } from 'vitest';

import { factText } from './factText';
import en from './i18n/en.json';
import tr from './i18n/tr.json';

async function texts(lng: 'en' | 'tr') {
  const i18n = createInstance();
  await i18n.init({ lng, resources: { en: { contributing: en }, tr: { contributing: tr } }, ns: ['contributing'] });
  return (path: string, value: string) => factText(path, value, i18n.getFixedT(lng, 'contributing'), lng);
}

it('names days and choices in the reader’s language', async () => {
  const [english, turkish] = [await texts('en'), await texts('tr')];
  expect(english('hours', '1 09:00–12:00, 1 14:00–17:00, 7 10:00–12:00')).toBe(
    'Monday 09:00–12:00, 14:00–17:00; Sunday 10:00–12:00',
  );
  expect(turkish('hours', '1 09:00–17:00')).toBe('Pazartesi 09:00–17:00');
  expect(english('hours', 'always')).toBe('Open 24 hours');
  expect(turkish('visibility', 'exact')).toBe('Herkes');
});

it('keeps the groups of phone numbers apart', async () => {
  const english = await texts('en');
  expect(english('phone', '+99920555014, +99920555777')).toBe('+999 20 555 014, +999 20 555 777');
});

it('leaves what people wrote as it is', async () => {
  const english = await texts('en');
  expect(english('name', 'always')).toBe('always');
  expect(english('address', '1 Mill Lane, 2 Quay')).toBe('1 Mill Lane, 2 Quay');
  expect(english('hours', '')).toBe('');
});
