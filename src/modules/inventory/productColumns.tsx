import PhotoIcon from '@heroicons/react/24/outline/PhotoIcon';
import type { TFunction } from 'i18next';

import { Badge } from '#components/Badge';
import type { DataTableColumn } from '#components/DataTable';
import { Icon } from '#components/Icon';
import { formatNumber, formatPercent } from '#lib/format/formatNumber';

import type { Product, ProductTag } from './api';
import { formatMoney } from './formatMoney';
import type { InventoryOptions } from './inventoryOptions';
import { marginOf } from './price';
import { ProductImage } from './ProductImage';
import * as styles from './ProductTable.css';
import { availableStock, fullStock, stockLevel } from './stockLevel';

/** What the columns need to name things. */
export interface ColumnContext {
  t: TFunction<'inventory'>;
  language: string;
  options: InventoryOptions | undefined;
  tags: readonly ProductTag[];
}

const edited = (value: number | '', language: string) =>
  value === '' ? '' : formatNumber(value, language).replaceAll(/\s/g, '');

/** The small picture and the name of a product. */
function NameCell({ name, thumbnail, images }: Product) {
  const src = thumbnail === null || thumbnail === '' ? images[0] : thumbnail;
  return (
    <span className={styles.name}>
      <span className={styles.picture}>
        {src === undefined ? <Icon source={PhotoIcon} size="small" /> : <ProductImage path={src} alt="" size={32} />}
      </span>
      <span className={styles.nameText}>{name}</span>
    </span>
  );
}

/** The columns of the table, in their order. */
export function productColumns({ t, language, options, tags }: ColumnContext): DataTableColumn<Product>[] {
  const nameIn = (list: ReadonlyArray<{ id: string; name: string }> | undefined, id: string) =>
    list?.find((one) => one.id === id)?.name ?? '';
  const money = (id: 'cost' | 'basePrice'): DataTableColumn<Product> => ({
    id,
    header: t(`fields.${id}`),
    align: 'end',
    sortable: true,
    cell: (product) => formatMoney(product[id], language),
  });
  const amount = (value: number | '' | undefined) =>
    value === '' || value === undefined ? '' : formatNumber(value, language);
  return [
    {
      id: 'name',
      header: t('fields.product'),
      rowHeader: true,
      picture: true,
      width: '13.5rem',
      sortable: true,
      minWidth: 180,
      cell: NameCell,
    },
    {
      id: 'sku',
      header: t('fields.sku'),
      width: '5.5rem',
      sortable: true,
      cell: ({ sku }) => <span className={styles.code}>{sku}</span>,
    },
    {
      id: 'price',
      header: t('fields.price'),
      width: '6rem',
      align: 'end',
      sortable: true,
      cell: ({ price }) => formatMoney(price, language) || t('list.noPrice'),
      edit: { value: ({ price }) => edited(price, language), inputMode: 'decimal', maxLength: 14 },
    },
    {
      id: 'stock',
      header: t('fields.stock'),
      width: '11.25rem',
      align: 'end',
      sortable: true,
      cell: ({ stock }) => {
        const level = stockLevel(stock);
        return (
          <span className={styles.stock} data-level={level}>
            <span className={styles.level}>{t(`stock.${level}`)}</span>
            <span className={styles.bar} aria-hidden="true">
              <span
                className={styles.fill}
                style={{ inlineSize: `${Math.min(100, (Number(stock) / fullStock) * 100)}%` }}
              />
            </span>
            <span className={styles.pieces}>{stock === '' ? '–' : formatNumber(stock, language)}</span>
          </span>
        );
      },
      edit: { value: ({ stock }) => edited(stock, language), inputMode: 'numeric', maxLength: 9 },
    },
    {
      id: 'available',
      header: t('fields.available'),
      width: '5.25rem',
      align: 'end',
      cell: (product) => amount(availableStock(product)),
    },
    {
      id: 'active',
      header: t('fields.active'),
      width: '5.75rem',
      sortable: true,
      cell: ({ active }) => t(active ? 'state.active' : 'state.inactive'),
      edit: { kind: 'switch', value: ({ active }) => active },
    },
    {
      id: 'category',
      header: t('fields.category'),
      width: '5.25rem',
      cell: ({ category }) => nameIn(options?.categories, category),
    },
    { id: 'brand', header: t('fields.brand'), width: '8.5rem', cell: ({ brand }) => nameIn(options?.brands, brand) },
    { id: 'vendor', header: t('fields.vendor'), cell: ({ vendor }) => nameIn(options?.vendors, vendor) },
    {
      id: 'reserved',
      header: t('fields.reserved'),
      align: 'end',
      sortable: true,
      cell: ({ reserved }) => amount(reserved),
    },
    money('cost'),
    money('basePrice'),
    {
      id: 'taxPercent',
      header: t('fields.tax'),
      align: 'end',
      sortable: true,
      cell: ({ taxPercent }) =>
        taxPercent === '' ? '' : formatPercent(taxPercent / 100, language, { maximumFractionDigits: 2 }),
    },
    {
      id: 'margin',
      header: t('fields.margin'),
      align: 'end',
      cell(product) {
        const margin = marginOf(product);
        return margin ? formatPercent(margin.fraction, language, { maximumFractionDigits: 1 }) : '';
      },
    },
    {
      id: 'weight',
      header: t('fields.weight'),
      align: 'end',
      sortable: true,
      cell: ({ weight }) => (weight === '' ? '' : t('list.grams', { weight: formatNumber(weight, language) })),
    },
    {
      id: 'barcode',
      header: t('fields.barcode'),
      cell: ({ barcode }) => <span className={styles.code}>{barcode}</span>,
    },
    {
      id: 'tags',
      header: t('fields.tags'),
      cell: (product) => (
        <span className={styles.tags}>
          {product.tags.flatMap((id) => {
            const tag = tags.find((one) => one.id === id);
            return tag
              ? [
                  <Badge key={id} size="small">
                    {tag.title}
                  </Badge>,
                ]
              : [];
          })}
        </span>
      ),
    },
  ];
}
