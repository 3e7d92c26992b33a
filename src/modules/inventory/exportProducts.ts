import type { QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';

import { downloadFile } from '#lib/browser/downloadFile';
import { todayIn } from '#lib/time/today';
import { viewerTimeZone } from '#lib/time/viewerTimeZone';

import type { ProductFilter } from './api';
import { writeProducts } from './productCsv';
import { loadProducts, optionsQuery, productTagsQuery } from './queries';

/** Saves the products that a filter matches as a CSV file on the person's device; returns how many there are. */
export async function exportProducts(
  filter: ProductFilter,
  { client, language, t }: { client: QueryClient; language: string; t: TFunction<'inventory'> },
): Promise<number> {
  const [products, options, tags] = await Promise.all([
    loadProducts(filter),
    client.fetchQuery(optionsQuery()),
    client.fetchQuery({ ...productTagsQuery(), staleTime: Infinity }),
  ]);
  const text = writeProducts(products, { ...options, tags }, language.startsWith('tr') ? 'tr' : 'en');
  const name = `${t('export.fileName')}-${todayIn(viewerTimeZone())}.csv`;
  downloadFile(name, new Blob([text], { type: 'text/csv' }));
  return products.length;
}
