import type { Guide } from '#.storybook/guide';

import { DataTable } from './DataTable';

const products = [
  { id: 'w1', name: 'Harbour chronograph', stock: 12 },
  { id: 'w2', name: 'Diver 200', stock: 0 },
  { id: 'w3', name: 'Leather strap', stock: 87 },
];
type Product = (typeof products)[number];
const shared = {
  rows: products,
  getRowId: ({ id }: Product) => id,
  rowLabel: ({ name }: Product) => name,
  caption: 'Products',
  hideCaption: true,
  responsive: 'scroll',
} as const;

export const guide: Guide = {
  use: [
    'For records that people compare, sort, select and open.',
    'For bulk actions: `bulkActions` stand above the table while rows are selected.',
    'With `virtual` and a fixed height for a thousand rows and more.',
  ],
  instead: [
    { component: 'Table', when: 'for small data that are only read.' },
    { component: 'List', when: 'for items with a title and a line of text.' },
    { component: 'DescriptionList', when: 'for the properties of one record.' },
  ],
  anatomy: [
    { part: 'Caption', about: 'Names the table; can be hidden where a heading does.' },
    { part: 'Headers', about: 'Sort, resize and pin columns where that is switched on.' },
    { part: 'Rows', about: 'Checkbox, cells, actions, and optionally expanded content.' },
    { part: 'Bulk actions', about: 'While rows are selected, also across pages with `totalRows`.' },
    { part: 'Footer', about: 'Usually a Pagination.' },
  ],
  dos: [
    {
      do: {
        text: 'Align numbers to the end, and mark the row header.',
        example: (
          <DataTable
            {...shared}
            columns={[
              { id: 'name', header: 'Name', cell: ({ name }: Product) => name, rowHeader: true },
              { id: 'stock', header: 'In stock', cell: ({ stock }: Product) => stock, align: 'end', sortable: true },
            ]}
          />
        ),
      },
      dont: {
        text: 'Centre numbers: their digits no longer line up.',
        example: (
          <DataTable
            {...shared}
            columns={[
              { id: 'name', header: 'Name', cell: ({ name }: Product) => name },
              { id: 'stock', header: 'In stock', cell: ({ stock }: Product) => stock, align: 'center' },
            ]}
          />
        ),
      },
    },
    {
      do: { text: 'Pass `loading` or `failure`: headers stay, so nothing jumps.' },
      dont: { text: 'Replace the table by a spinner.' },
    },
  ],
  content: [
    'Headers are nouns of one or two words.',
    '`rowLabel` is the record’s name: it names checkboxes and menus.',
    'An empty table says what would be here.',
  ],
  accessibility: [
    'A table with real headers; `aria-sort` follows the order.',
    'On phones rows become cards with their headers, or the table scrolls: `responsive`.',
    'X selects a row, Shift + Space a range, Ctrl + A the page, Escape none.',
  ],
};
