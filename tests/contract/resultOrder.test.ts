import { expect, it } from 'vitest';

import en from '#modules/facility-search/i18n/results.en.json';
import tr from '#modules/facility-search/i18n/results.tr.json';
import { loadStaticText } from '#modules/static-pages/staticTexts';

it.each([
  ['en', en, ['temporarily closed', 'your words', 'in bands that double', 'band, verified', 'nearer']],
  [
    'tr',
    tr,
    ['eçici olarak kapalı', 'ne kadar uydu', 'ikiye katlanan aralıklarla', 'aralıkta önce doğrulanmış', 'daha yakın'],
  ],
] as const)('the disclaimers and the results explain their order alike in %s', async (language, results, criteria) => {
  const { source } = await loadStaticText('disclaimers', language);
  for (const text of [source, results.results.howOrderedText]) {
    const at = criteria.map((criterion) => text.indexOf(criterion));
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect(at).not.toContain(-1);
  }
});
