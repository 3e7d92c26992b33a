import { expect, it } from 'vitest';

import { foldDiacritics } from './foldDiacritics';

it.each([
  ['ŞUBAT Şubat subat', 'subat subat subat'],
  ['İIıi', 'iiii'],
  ['Türkiye, Côte d’Ivoire', 'turkiye, cote d’ivoire'],
  ['e\u0301', 'e'],
  ['', ''],
])('folds %j to %j', (text, folded) => expect(foldDiacritics(text)).toBe(folded));
