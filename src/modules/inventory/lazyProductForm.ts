import { lazyComponent } from '#lib/react/lazyComponent';

import type { ProductFormProps } from './ProductForm';

/** The form of a product, loaded when one is opened. */
export const lazyProductForm = lazyComponent<ProductFormProps>(() =>
  import('./ProductForm').then((part) => part.ProductForm),
);
