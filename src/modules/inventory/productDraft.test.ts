import { describe, expect, it } from 'vitest';

import { blankDraft, draftFrom, isSameDraft, parseKeptDraft, priceOf, problemsOf, toChange } from './productDraft';
import type { ProductDraft } from './productDraft';
import { blankProduct } from './productRules';

const product = {
  ...blankProduct,
  id: 'prd_1',
  name: 'Cove',
  tags: ['a'],
  images: ['/pictures/watches/cove-36-1.svg'],
  thumbnail: '/pictures/watches/cove-36-1.svg',
  basePrice: 100,
  taxPercent: 8,
  price: 108,
  stock: 5,
  updatedAt: '2026-01-05T09:00:00.000Z',
};

describe('a draft', () => {
  it('changes nothing until something is entered', () => {
    const change = toChange(draftFrom(product));
    expect({ ...product, ...change }).toEqual(product);
  });

  it('computes the price until it is set', () => {
    const draft = { ...draftFrom(product), basePrice: 200 };
    expect(priceOf(draft)).toBe(216);
    expect(priceOf({ ...draft, ownPrice: 199 })).toBe(199);
    expect(draftFrom({ ...product, price: 99 }).ownPrice).toBe(99);
    expect(priceOf({ ...draft, ownPrice: null })).toBe('');
  });

  it.each<[Partial<ProductDraft>, Partial<Record<keyof ProductDraft, string>>]>([
    [{ name: '  ' }, { name: 'name' }],
    [
      { name: 'Co\u202Eve', sku: 'CVE\u0007' },
      { name: 'unprintable', sku: 'unprintable' },
    ],
    [{ description: 'a'.repeat(5000) }, {}],
    [{ description: 'a'.repeat(5001) }, { description: 'tooLong' }],
    [{ barcode: '12' }, { barcode: 'barcodeDigits' }],
    [{ barcode: '4006381333930' }, { barcode: 'barcodeCheck' }],
    [{ barcode: ' 4006381333931 ' }, {}],
    [
      { stock: 1.5, reserved: -1 },
      { stock: 'pieces', reserved: 'pieces' },
    ],
    [{ cost: 1.001 }, { cost: 'amount' }],
    [{ taxPercent: 120 }, { taxPercent: 'tooHigh' }],
    [{ ownPrice: 99_999_999 }, { ownPrice: 'tooHigh' }],
    [{ basePrice: 9_900_000, taxPercent: 30 }, { basePrice: 'tooHigh' }],
  ])('with %j has the problems %j', (part, problems) => {
    expect(problemsOf({ ...blankDraft, name: 'Cove', ...part })).toEqual(problems);
  });

  it('is found again on this device, and nothing else is', () => {
    const kept = { base: product.updatedAt, draft: draftFrom(product) };
    const found = parseKeptDraft(JSON.parse(JSON.stringify(kept)));
    expect(found?.base).toBe(kept.base);
    expect(found && isSameDraft(found.draft, kept.draft)).toBe(true);
    expect(found?.draft.ownPrice).toBeUndefined();
    for (const wrong of [null, 5, {}, { base: 1, draft: {} }, { ...kept, draft: { ...kept.draft, tags: [1] } }]) {
      expect(parseKeptDraft(wrong)).toBeUndefined();
    }
  });
});
