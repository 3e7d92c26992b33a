import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';

import en from '#lib/i18n/en.json';
import tr from '#lib/i18n/tr.json';
import type { OpenState } from './openingHours';
import { describeOpenState, openStateText } from './openStateText';

const now = new Date('2026-03-16T12:00:00Z');
const at = (iso: string) => new Date(iso);

const texts = createInstance();
await texts.init({
  lng: 'en',
  defaultNS: 'common',
  interpolation: { escapeValue: false },
  resources: { en: { common: en }, tr: { common: tr } },
});

function said(state: Omit<OpenState, 'holidayUncertain'>, lng: string, timeZone = 'Atlantic/Azores'): string {
  const { key, values } = openStateText({ ...state, holidayUncertain: false }, now, timeZone, lng);
  return texts.t(key, { ...values, lng });
}

describe('openStateText', () => {
  it.each<[Omit<OpenState, 'holidayUncertain'>, string, string]>([
    [{ state: 'open', until: at('2026-03-16T19:00:00Z') }, 'Open · closes 18:00', 'Açık · kapanış 18:00'],
    [
      { state: 'open', until: at('2026-03-19T19:00:00Z') },
      'Open · closes Thursday 18:00',
      'Açık · kapanış Perşembe 18:00',
    ],
    [{ state: 'open' }, 'Open 24 hours', '24 saat açık'],
    [
      { state: 'closing-soon', until: at('2026-03-16T12:12:00Z') },
      'Closes in 12 minutes',
      '12 dakika içinde kapanıyor',
    ],
    [{ state: 'closing-soon', until: at('2026-03-16T12:00:20Z') }, 'Closes in 1 minute', '1 dakika içinde kapanıyor'],
    [{ state: 'opening-soon', next: at('2026-03-16T12:45:00Z') }, 'Opens in 45 minutes', '45 dakika içinde açılıyor'],
    [{ state: 'opening-soon', next: at('2026-05-03T09:00:00Z') }, 'Opens on 3 May', 'Açılış tarihi: 3 Mayıs'],
    [{ state: 'opening-soon' }, 'Not open yet', 'Henüz açılmadı'],
    [{ state: 'closed', next: at('2026-03-16T15:00:00Z') }, 'Closed · opens 14:00', 'Kapalı · açılış 14:00'],
    [
      { state: 'closed', next: at('2026-03-17T10:00:00Z') },
      'Closed · opens tomorrow 09:00',
      'Kapalı · açılış yarın 09:00',
    ],
    [
      { state: 'closed', next: at('2026-03-22T10:00:00Z') },
      'Closed · opens Sunday 09:00',
      'Kapalı · açılış Pazar 09:00',
    ],
    [
      { state: 'closed', next: at('2026-03-23T10:00:00Z') },
      'Closed · opens 23 March 09:00',
      'Kapalı · açılış 23 Mart 09:00',
    ],
    [{ state: 'closed' }, 'Closed', 'Kapalı'],
    [{ state: 'appointment' }, 'By appointment', 'Randevuyla'],
    [{ state: 'unknown' }, 'Hours not known – call to check', 'Çalışma saatleri bilinmiyor – arayarak öğrenin'],
    [{ state: 'temporarily-closed' }, 'Temporarily closed', 'Geçici olarak kapalı'],
    [
      { state: 'temporarily-closed', next: at('2026-05-03T09:00:00Z') },
      'Temporarily closed · expected to reopen 3 May',
      'Geçici olarak kapalı · beklenen açılış 3 Mayıs',
    ],
    [{ state: 'permanently-closed' }, 'Permanently closed', 'Kalıcı olarak kapandı'],
  ])('says %o', (state, english, turkish) => {
    expect(said(state, 'en')).toBe(english);
    expect(said(state, 'tr')).toBe(turkish);
  });

  it("tells the facility's time and day, not the viewer's", () => {
    const next = at('2026-03-16T20:00:00Z');
    expect(said({ state: 'closed', next }, 'en', 'Pacific/Auckland')).toBe('Closed · opens 09:00');
    expect(said({ state: 'closed', next }, 'en', 'Asia/Kathmandu')).toBe('Closed · opens tomorrow 01:45');
  });

  it('adds the holiday suffix and survives an unknown zone and language', () => {
    const state: OpenState = { state: 'open', until: at('2026-03-16T19:00:00Z'), holidayUncertain: true };
    const { holidayKey, values } = openStateText(state, now, 'Nowhere/Else', 'xx-invalid-locale');
    expect(values.time).toBe('19:00');
    expect(holidayKey && texts.t(holidayKey)).toBe('Public holiday: call to check');
    expect(holidayKey && texts.t(holidayKey, { lng: 'tr' })).toBe('Resmî tatil: arayarak öğrenin');
  });
});

describe('describeOpenState', () => {
  const t = texts.getFixedT('en');

  it('reads instants as the server sends them, and adds the doubt about a holiday', () => {
    const state = { state: 'open', until: '2026-03-16T19:00:00.000Z', holidayUncertain: true } as const;
    expect(describeOpenState(state, now, 'Atlantic/Azores', 'en', t)).toEqual({
      text: `Open · closes 18:00 · ${t('openState.holidayUncertain')}`,
      tone: 'success',
    });
  });

  it('warns before the state changes', () => {
    const state = { state: 'closing-soon', until: '2026-03-16T12:12:00.000Z', holidayUncertain: false } as const;
    expect(describeOpenState(state, now, 'Atlantic/Azores', 'en', t)).toEqual({
      text: 'Closes in 12 minutes',
      tone: 'warning',
    });
  });
});
