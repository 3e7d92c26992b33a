import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';

import type { Language } from '#lib/i18n/languages';

import type { Manoeuvre, Step } from './api';
import en from './i18n/en.json';
import tr from './i18n/tr.json';
import { isZeroLengthRoute } from './zeroLengthRoute';
import { compassPoint, stepText } from './stepText';
import { turkishDative } from './turkishDative';

const texts = createInstance();
await texts.init({
  lng: 'en',
  defaultNS: 'directions',
  interpolation: { escapeValue: false },
  resources: { en: { directions: en }, tr: { directions: tr } },
});

function said(
  language: Language,
  name: string,
  type: Manoeuvre['type'],
  modifier?: Manoeuvre['modifier'],
  bearing = 0,
): string {
  const step: Step = {
    distance: 120,
    duration: 90,
    name,
    geometry: {
      type: 'LineString',
      coordinates: [
        [-31.2, 44.5],
        [-31.2, 44.51],
      ],
    },
    maneuver: {
      type,
      ...(modifier && { modifier }),
      bearing_before: 0,
      bearing_after: bearing,
      location: [-31.2, 44.5],
    },
  };
  return stepText(step, { t: texts.getFixedT(language, 'directions'), language, place: 'Saltmarket Clinic' });
}

describe('a step as a sentence', () => {
  it.each<[Parameters<typeof said> extends [Language, ...infer Rest] ? Rest : never, string, string]>([
    [
      ['Mill Lane', 'depart', 'left', 45],
      'Head north-east on Mill Lane',
      'Mill Lane üzerinde kuzeydoğuya doğru ilerleyin',
    ],
    [
      ['Çınar Caddesi', 'depart', undefined, 200],
      'Head south on Çınar Caddesi',
      'Çınar Caddesi üzerinde güneye doğru ilerleyin',
    ],
    [['', 'depart', undefined, 271], 'Head west', 'Batıya doğru ilerleyin'],
    [['Quay Road', 'turn', 'left'], 'Turn left onto Quay Road', 'Sola dönüp Quay Road’a girin'],
    [['Mill Lane', 'turn', 'right'], 'Turn right onto Mill Lane', 'Sağa dönüp Mill Lane’e girin'],
    [
      ['İskele Sokağı', 'turn', 'slight left'],
      'Turn slightly left onto İskele Sokağı',
      'Hafif sola dönüp İskele Sokağı’na girin',
    ],
    [
      ['Çınar Caddesi', 'turn', 'slight right'],
      'Turn slightly right onto Çınar Caddesi',
      'Hafif sağa dönüp Çınar Caddesi’ne girin',
    ],
    [
      ['Söğüt Yolu', 'turn', 'sharp left'],
      'Turn sharply left onto Söğüt Yolu',
      'Keskin sola dönüp Söğüt Yolu’na girin',
    ],
    [['Highway 2', 'turn', 'sharp right'], 'Turn sharply right onto Highway 2', 'Keskin sağa dönüp Highway 2’ye girin'],
    [['Isle Road', 'turn', 'uturn'], 'Make a U-turn onto Isle Road', 'U dönüşü yapıp Isle Road’a girin'],
    [['Bell Hill', 'continue', 'straight'], 'Continue onto Bell Hill', 'Düz devam edip Bell Hill’e girin'],
    [['', 'continue'], 'Continue straight ahead', 'Düz devam edin'],
    [['', 'turn', 'left'], 'Turn left', 'Sola dönün'],
    [['', 'turn', 'slight right'], 'Turn slightly right', 'Hafif sağa dönün'],
    [['', 'turn', 'sharp right'], 'Turn sharply right', 'Keskin sağa dönün'],
    [['', 'turn', 'uturn'], 'Make a U-turn', 'U dönüşü yapın'],
    [['Mill Lane', 'arrive', 'right'], 'Arrive: Saltmarket Clinic, on the right', 'Vardınız: Saltmarket Clinic, sağda'],
    [['Mill Lane', 'arrive', 'left'], 'Arrive: Saltmarket Clinic, on the left', 'Vardınız: Saltmarket Clinic, solda'],
    [['Mill Lane', 'arrive'], 'Arrive: Saltmarket Clinic', 'Vardınız: Saltmarket Clinic'],
  ])('%o is “%s” and “%s”', (step, english, turkish) => {
    expect(said('en', ...step)).toBe(english);
    expect(said('tr', ...step)).toBe(turkish);
  });

  it('leaves names unchanged', () => {
    expect(said('en', '$t(steps.uturn) {{place}} & <b>', 'turn', 'left')).toBe(
      'Turn left onto $t(steps.uturn) {{place}} & <b>',
    );
  });
});

describe('the direction', () => {
  it.each([
    [0, 'north'],
    [22, 'north'],
    [23, 'northEast'],
    [90, 'east'],
    [135, 'southEast'],
    [180, 'south'],
    [225, 'southWest'],
    [270, 'west'],
    [315, 'northWest'],
    [338, 'north'],
    [360, 'north'],
    [-45, 'northWest'],
  ] as const)('of %d° is %s', (bearing, point) => {
    expect(compassPoint(bearing)).toBe(point);
  });
});

describe('the Turkish dative', () => {
  it.each([
    'Fener Caddesi’ne',
    'Ihlamur Sokağı’na',
    'Deniz Yolu’na',
    'Mill Lane’e',
    'Quay Road’a',
    'Salt Street’e',
    'Rope Walk’a',
    'Fisher Row’a',
    'Castle Hill’e',
    'Elm Way’e',
    'Tanner Yard’a',
    'MILL LANE’e',
    'ABBEY HILL’e',
    'Highway 1’e',
    'Highway 2’ye',
    'Highway 3’e',
    'Highway 4’e',
    'Highway 5’e',
    'Highway 6’ya',
    'Highway 7’ye',
    'Highway 8’e',
    'Highway 9’a',
    'Highway 10’a',
    'Highway 20’ye',
    'Highway 42’ye',
    'Highway 100’e',
    'Merkez’e',
    'Kordon’a',
    'Karaköy’e',
    'Ankara’ya',
    'Rize’ye',
  ])('is %s', (dative) => {
    expect(turkishDative(dative.slice(0, dative.lastIndexOf('’')))).toBe(dative);
  });
});

it('a route of ten metres has zero length', () => {
  expect([0, 10, 11].map((distance) => isZeroLengthRoute({ distance }))).toEqual([true, true, false]);
});
