import { useParams } from 'react-router-dom';

import type { PageToPrefetch } from '#lib/query/pageToPrefetch';

import { inventoryParams } from './inventoryPath';
import { InventoryScreen } from './InventoryScreen';
import { listParamsOf, optionsQuery, productQuery, productsQuery, productTagsQuery } from './queries';

/** Asks for the products of an address, the open one, and what they are sorted into. */
export function prefetch({ queryClient, url, params, language }: PageToPrefetch): void {
  const address = inventoryParams.parse(url.searchParams);
  const { id } = params;
  void queryClient.prefetchQuery(productsQuery(listParamsOf(address), language));
  void queryClient.prefetchQuery(optionsQuery());
  void queryClient.prefetchQuery(productTagsQuery());
  if (id !== undefined && address.mode !== 'new') void queryClient.prefetchQuery(productQuery(id, queryClient));
}

/** The page at `/apps/ecommerce/inventory` and `/apps/ecommerce/inventory/:id`: all products, or one of them. */
export function Component() {
  const { id } = useParams();
  return <InventoryScreen id={id} />;
}
