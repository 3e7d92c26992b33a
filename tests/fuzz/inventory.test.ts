import fc from 'fast-check';
import { expect, it } from 'vitest';

import { request } from '#lib/http/request';
import * as api from '#modules/inventory/api';
import { inventoryLimits } from '#modules/inventory/limits';

import { detectImageType } from '#mocks/core/imageType';
import { inventoryStores, productImages } from '#mocks/inventory/store';
import { serveBackend } from '#mocks/testing/serveBackend';
import { sendRaw } from '#mocks/testing/signInAs';

import { describeBadPayloads, fieldAt, wrongValues } from './badPayloads';
import type { Path } from './badPayloads';

serveBackend({ account: 'ada' });

/** All data that a request could have changed. */
const everything = async () =>
  JSON.stringify([
    await request(api.getProducts, { query: { size: inventoryLimits.pageSize } }),
    await request(api.getProductTags, {}),
    await inventoryStores.imports.of('per_0001').list(),
    await productImages.of('per_0001').list(),
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
const { thumbnail: _thumbnail, images: _images, ...imported } = product;
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
  [api.sendImportPart, { id: 'imp', part: 0, rows: [{ id: 'new', isNew: true, product: imported }] }],
  [api.completeImport, { id: 'imp', parts: 1, tags: [{ id: 'new', title: 'New' }] }],
] as const;

/** Wrong values that do no harm: texts where there are texts, and changes of nothing. */
const isAllowed = (path: Path, value: unknown) => {
  const field = fieldAt(path);
  // Empty stands for nothing entered, and a description has several lines.
  if (field === 'description' && typeof value === 'string') return value.length <= inventoryLimits.description;
  // Which of them exist is known when the import is completed, which may bring tags along.
  if (path[0] === 'rows' && ['category', 'brand', 'vendor', 'tags'].includes(field ?? '')) {
    return typeof value === 'string';
  }
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
    return [api.createProduct, api.createProductTag].some(
      (call) => path === call.path && call.body.safeParse(sent).success,
    );
  },
  queries: [
    ['GET', 'api/apps/ecommerce/inventory/product'],
    ['GET', 'api/apps/ecommerce/inventory/products'],
    ['DELETE', 'api/apps/ecommerce/inventory/product'],
    ['DELETE', 'api/apps/ecommerce/inventory/tag'],
  ],
});

it('refuses every upload that is no picture, and keeps nothing of it', async () => {
  const before = await everything();
  const bytes = fc.uint8Array({ maxLength: 200 }).filter((some) => detectImageType(some) === undefined);
  const name = fc.constantFrom('image', 'image', 'file', 'x');
  const isFile = fc.boolean();
  await fc.assert(
    fc.asyncProperty(name, isFile, bytes, fc.string(), async (field, sendsFile, content, text) => {
      const body = new FormData();
      if (sendsFile) body.append(field, new Blob([content], { type: 'image/png' }), 'a.png');
      else body.append(field, text);
      const response = await sendRaw(api.uploadProductImage.path, { method: 'POST', body });
      expect(response.status).toBe(field === 'image' && sendsFile ? 415 : 422);
      const { errors } = (await response.json()) as { errors?: Array<{ pointer: string }> };
      if (response.status === 422) expect(errors?.[0]?.pointer).toBe('/image');
    }),
    { numRuns: 200 },
  );
  await fc.assert(
    fc.asyncProperty(fc.string(), async (body) => {
      const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
      const { status } = await sendRaw(api.uploadProductImage.path, { method: 'POST', headers, body });
      expect(status).toBe(422);
    }),
    { numRuns: 200 },
  );
  expect(await everything()).toBe(before);
});
