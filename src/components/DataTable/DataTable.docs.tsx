import type { Guide } from '#.storybook/guide';

import { Button } from '#components/Button';
import { EmptyState } from '#components/EmptyState';
import { Menu } from '#components/Menu';

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
    'For records that people compare column by column, sort, select and open.',
    'For an action on many records: `bulkActions` appear above the rows while some are selected.',
    'For values that are changed in place: columns can be edited cell by cell.',
    'With `virtual` and a fixed height for a thousand rows and more.',
  ],
  instead: [
    { component: 'Table', when: 'for a few rows that are only read.' },
    { component: 'List', when: 'for items with a title and a line of text.' },
    { component: 'RecordList', when: 'for records that open beside their list, such as mails.' },
    { component: 'DescriptionList', when: 'for the properties of one record.' },
  ],
  anatomy: [
    { part: 'Caption', about: 'Names the table; hidden with `hideCaption` where a heading shows the same name.' },
    { part: 'Toolbar', about: 'Optional search and filters above the table.' },
    { part: 'Bulk actions', about: 'While rows are selected: how many, and what can be done to all of them.' },
    { part: 'Headers', about: 'Name the columns; sort, resize and pin them where the column allows it.' },
    { part: 'Rows', about: 'Checkbox, cells, actions at the end, and optionally expanded content below.' },
    { part: 'Footer', about: 'Usually a `Pagination`; with `totalRows` the selection goes across its pages.' },
  ],
  dos: [
    {
      do: {
        text: 'Align numbers to the end, and mark the column that names the row as `rowHeader`.',
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
      do: {
        text: 'Put several actions of a row into one menu at its end.',
        example: (
          <DataTable
            {...shared}
            columns={[{ id: 'name', header: 'Name', cell: ({ name }: Product) => name, rowHeader: true }]}
            rowActions={({ name }) => (
              <Menu
                label={`Actions for ${name}`}
                size="small"
                align="end"
                sections={[
                  {
                    id: 'row',
                    items: [
                      { id: 'edit', label: 'Edit' },
                      { id: 'archive', label: 'Archive' },
                    ],
                  },
                ]}
              />
            )}
          />
        ),
      },
      dont: {
        text: 'Repeat the same buttons in every row: they are louder than the data.',
        example: (
          <DataTable
            {...shared}
            columns={[{ id: 'name', header: 'Name', cell: ({ name }: Product) => name, rowHeader: true }]}
            rowActions={() => (
              <>
                <Button size="small">Edit</Button>
                <Button size="small">Archive</Button>
              </>
            )}
          />
        ),
      },
    },
    {
      do: {
        text: 'Say in an empty table what belongs here, and offer the first step.',
        example: (
          <DataTable
            {...shared}
            rows={[]}
            columns={[{ id: 'name', header: 'Name', cell: ({ name }: Product) => name, rowHeader: true }]}
            empty={
              <EmptyState
                title="No products yet"
                description="Products that you add are listed here."
                action={<Button variant="outline">Add a product</Button>}
              />
            }
          />
        ),
      },
      dont: {
        text: 'Leave it at “No data”.',
        example: (
          <DataTable
            {...shared}
            rows={[]}
            columns={[{ id: 'name', header: 'Name', cell: ({ name }: Product) => name, rowHeader: true }]}
            empty="No data"
          />
        ),
      },
    },
    {
      do: { text: 'Pass `loading` or `failure`: the headers stay where they are, and nothing jumps.' },
      dont: { text: 'Replace the table with a spinner, or with an error over the whole page.' },
    },
  ],
  content: [
    'Headers are nouns of one or two words, with the unit where it is the same for all: “Price (€)”.',
    '`rowLabel` is the record’s name: it names its checkbox, “Select Harbour chronograph”.',
    'Write “–” or “None” where a value is missing: an empty cell looks as if it were still loading.',
  ],
  accessibility: [
    'It is a native table with column and row headers; `aria-sort` tells the order.',
    'The number of selected rows is announced; the focus stays on the control that was pressed.',
    'In a narrow container each row becomes a card with its headers, or the table scrolls by arrow keys: `responsive`.',
    'Everything works by keyboard, changing the width of a column too: see the table of keys below.',
  ],
};
