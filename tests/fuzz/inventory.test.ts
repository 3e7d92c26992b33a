import { request } from '#lib/http/request';
import * as api from '#modules/inventory/api';
import { inventoryLimits } from '#modules/inventory/limits';

import { serveBackend } from '#mocks/testing/serveBackend';

import { describeBadPayloads, fieldAt, wrongValues } from './badPayloads';
import type { Path } from './badPayloads';

serveBackend({ account: 'ada' });

/** All data that a request could have changed. */
const everything = async () =>
  JSON.stringify([
    await request(api.getProducts, { query: { size: inventoryLimits.pageSize } }),
    await request(api.getProductTags, {}),
  ]);

const id = 'prd_0001';
const product = {
  category: 'cat_mens',
  name: 'Changed',
  description: 'Changed',
  tags: ['ptg_watch'],
  sku: 'CHG0001',
  barcode: '4006381333931',
  brand: 'brn_tarn',
  vendor: 'ven_gol',
  stock: 5,
  reserved: 1,
  cost: 10.5,
  basePrice: 20,
  taxPercent: 8,
  price: 21.6,
  weight: 90,
  thumbnail: '/pictures/watches/mist-1.svg',
  images: ['/pictures/watches/mist-1.svg'],
  active: true,
};
const base = '2026-01-01T09:00:00.000Z';

/** A complete body of each writing call. One of its values at a time is replaced by a wrong one. */
const bodies = [
  [api.createProduct, { id: 'new', product: { ...product, brand: 'brn_none' } }],
  [api.updateProduct, { id, product, baseDate: base }],
  [api.createProductTag, { tag: { id: 'ptg_mens', title: 'ladies' } }],
  [api.updateProductTag, { id: 'ptg_mens', tag: { title: 'ladies' } }],
  [
    api.changeProducts,
    { id: 'chg', selection: { ids: [id, 'prd_none'] }, change: { kind: 'price', percent: 5, rounding: 'cent' } },
  ],
  [api.undoChange, { id: 'chg' }],
  [api.completeImport, { id: 'imp', parts: 1, tags: [{ id: 'new', title: 'New' }] }],
] as const;

/** Wrong values that do no harm: texts where there are texts, and changes of nothing. */
const isAllowed = (path: Path, value: unknown) => {
  const field = fieldAt(path);
  // Empty stands for nothing entered, and a description has several lines.
  if (field === 'description' && typeof value === 'string') return value.length <= inventoryLimits.description;
  // A conflict is no bad payload.
  if (path.length === 0 || field === 'baseDate') return false;
  return field === 'product' || (field === 'tag' && path.length === 1 && typeof value === 'object');
};

describeBadPayloads({
  everything,
  bodies,
  wrong: wrongValues(inventoryLimits.description + 1, 'name'),
  isAllowed,
  keys: ['id', 'ids', 'product', 'tag', 'title', 'selection', 'filter', 'change', 'kind', 'parts', 'rows'],
  isAllowedBody(path, value) {
    const text = JSON.stringify(value);
    const sent: unknown = text === undefined ? undefined : JSON.parse(text);
    return path === api.createProduct.path && api.createProduct.body.safeParse(sent).success;
  },
  queries: [
    ['GET', 'api/apps/ecommerce/inventory/product'],
    ['GET', 'api/apps/ecommerce/inventory/products'],
    ['DELETE', 'api/apps/ecommerce/inventory/product'],
    ['DELETE', 'api/apps/ecommerce/inventory/tag'],
  ],
});
