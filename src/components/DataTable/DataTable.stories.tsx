import EllipsisHorizontalIcon from '@heroicons/react/24/outline/EllipsisHorizontalIcon';
import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';

import { Badge } from '#components/Badge';
import { Button } from '#components/Button';
import { IconButton } from '#components/IconButton';
import { Pagination } from '#components/Pagination';

import { DataTable } from './DataTable';
import type { DataTableColumn, DataTableProps } from './DataTable';

type Product = { id: string; name: string; category: string; stock: number; price: number; active: boolean };

const products: Product[] = [
  { id: 'w1', name: 'Harbour chronograph', category: 'Watches', stock: 12, price: 249, active: true },
  { id: 'w2', name: 'Field watch', category: 'Watches', stock: 0, price: 129.5, active: true },
  { id: 'w3', name: 'Diver 200', category: 'Watches', stock: 341, price: 1180, active: false },
  { id: 'w4', name: 'Leather strap, brown', category: 'Straps', stock: 58, price: 24, active: true },
  { id: 'w5', name: 'Mesh strap', category: 'Straps', stock: 7, price: 39.9, active: true },
];

const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' });

const columns: DataTableColumn<Product>[] = [
  { id: 'name', header: 'Product', cell: ({ name }) => name, sortable: true, rowHeader: true },
  { id: 'category', header: 'Category', cell: ({ category }) => category, sortable: true },
  {
    id: 'state',
    header: 'State',
    cell: ({ active }) => <Badge tone={active ? 'success' : 'neutral'}>{active ? 'On sale' : 'Hidden'}</Badge>,
  },
  { id: 'stock', header: 'In stock', cell: ({ stock }) => stock, align: 'end', sortable: true, width: '7rem' },
  {
    id: 'price',
    header: 'Price',
    cell: ({ price }) => money.format(price),
    align: 'end',
    sortable: true,
    width: '8rem',
  },
];

const by: Readonly<Record<string, (a: Product, b: Product) => number>> = {
  name: (a, b) => a.name.localeCompare(b.name),
  category: (a, b) => a.category.localeCompare(b.category),
  stock: (a, b) => a.stock - b.stock,
  price: (a, b) => a.price - b.price,
};

/** A minimal consumer: holds the sort order and selection. */
function Kept(args: DataTableProps<Product>) {
  const [sort, setSort] = useState(args.sort);
  const [selected, setSelected] = useState(args.selectedKeys ?? []);
  const compare = sort ? by[sort.column] : undefined;
  const sign = sort?.direction === 'descending' ? -1 : 1;
  return (
    <DataTable<Product>
      {...args}
      rows={compare ? args.rows.toSorted((a, b) => sign * compare(a, b)) : args.rows}
      sort={sort}
      onSortChange={(next) => {
        args.onSortChange?.(next);
        setSort(next);
      }}
      selectedKeys={selected}
      {...(args.onSelectionChange
        ? {
            onSelectionChange: (keys: string[]) => {
              args.onSelectionChange?.(keys);
              setSelected(keys);
            },
          }
        : {})}
    />
  );
}

const meta = preview.meta({
  component: DataTable<Product>,
  render: (args) => <Kept {...args} />,
  parameters: {
    keyboard: [
      ['Tab', 'Moves through headers that sort, boxes, links, actions and details'],
      ['Enter, Space', 'On a header: sorts up, then down, then as the rows came in'],
      ['Space', 'On a box: selects or releases the row'],
      ['Shift + Space', 'On a box: selects every row from the last one to this'],
      ['Enter', 'On a row that is a link: opens it'],
      ['Arrow keys', 'Scroll a table that is wider than its box'],
    ],
  },
  args: {
    caption: 'Products',
    columns,
    rows: products,
    getRowId: ({ id }: Product) => id,
    rowLabel: ({ name }: Product) => name,
    onSortChange: fn(),
  },
});

export const Default = meta.story({ args: { density: 'default', responsive: 'cards', height: 'content' } });
Default.test('sorts up, down and back', async ({ canvas, userEvent }) => {
  const names = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
  const header = () => canvas.getByRole('columnheader', { name: 'Price' });
  const press = () => userEvent.click(canvas.getByRole('button', { name: 'Price' }));
  const arrived = names();
  await expect(header()).not.toHaveAttribute('aria-sort');
  await press();
  await expect(header()).toHaveAttribute('aria-sort', 'ascending');
  await expect(names()[0]).toBe('Leather strap, brown');
  await press();
  await expect(header()).toHaveAttribute('aria-sort', 'descending');
  await expect(names()[0]).toBe('Diver 200');
  await press();
  await expect(header()).not.toHaveAttribute('aria-sort');
  await expect(names()).toEqual(arrived);
});

export const Everything = Default.extend({
  args: {
    onSelectionChange: fn(),
    selectedKeys: ['w2'],
    bulkActions: (
      <Button size="small" tone="error">
        Delete
      </Button>
    ),
    rowHref: ({ id }: Product) => `/products/${id}`,
    rowActions: ({ name }: Product) => (
      <IconButton label={`Actions for ${name}`} icon={EllipsisHorizontalIcon} size="small" />
    ),
    renderExpandedRow: ({ name, stock }: Product) => (
      <p>
        {name}: {stock} in stock in Port Calder.
      </p>
    ),
    footer: <Pagination page={2} lastPage={9} hrefFor={(page) => `?page=${page}`} />,
  },
});
Everything.test('selects rows, stretches of rows and all', async ({ canvas, userEvent, args }) => {
  const box = (name: string) => canvas.getByRole('checkbox', { name });
  const all = box('Select all rows');
  await expect(all).toBePartiallyChecked();
  await userEvent.click(box('Select Harbour chronograph'));
  await userEvent.keyboard('{Shift>}');
  await userEvent.click(box('Select Leather strap, brown'));
  await userEvent.keyboard('{/Shift}');
  await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['w1', 'w2', 'w3', 'w4']);
  await expect(canvas.getByText('4 selected')).toHaveAttribute('role', 'status');
  await userEvent.click(all);
  await expect(all).toBeChecked();
  await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
  await expect(args.onSelectionChange).toHaveBeenLastCalledWith([]);
  await expect(all).not.toBeChecked();
});
Everything.test('unfolds a row', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Details of Diver 200' });
  await userEvent.click(button);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(canvas.getByText('Diver 200: 341 in stock in Port Calder.')).toBeVisible();
});
Everything.test('makes the whole row the target of one link', async ({ canvas }) => {
  const row = canvas.getAllByRole('row')[1];
  if (!row) throw new Error('There is no row.');
  await expect(within(row).getAllByRole('link')).toHaveLength(1);
  const price = within(row).getByText('€249.00').getBoundingClientRect();
  const hit = document.elementFromPoint(price.left + 4, price.top + 4);
  await expect(hit?.closest('a')).toHaveAttribute('href', '/products/w1');
});

export const Compact = Everything.extend({ args: { density: 'compact', hideCaption: true } });

export const Cards = Everything.extend({
  decorators: [(Story) => <div style={{ inlineSize: 340 }}>{<Story />}</div>],
});
Cards.test('repeats the headers and still sorts', async ({ canvas, userEvent }) => {
  const row = canvas.getAllByRole('row')[1];
  if (!row) throw new Error('There is no row.');
  await expect(within(row).getByText('Category')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Price' }));
  await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Leather strap, brown');
});

export const WideInNarrow = Default.extend({
  args: { responsive: 'scroll' },
  globals: { locale: 'tr' },
  decorators: [(Story) => <div style={{ inlineSize: 340 }}>{<Story />}</div>],
});
WideInNarrow.test('is scrolled by keyboard', async ({ canvas, userEvent }) => {
  const region = await canvas.findByRole('region', { name: 'Products' });
  await userEvent.tab();
  await expect(region).toHaveFocus();
});

export const Loading = Everything.extend({ args: { state: { status: 'loading', rows: 4 } } });

export const Failed = Default.extend({
  args: { state: { status: 'failed', error: new Error('no line'), what: 'the products', onRetry: fn() } },
});

export const Empty = Default.extend({ args: { rows: [] } });

const many: Product[] = Array.from({ length: 5000 }, (_, index) => ({
  id: `m${index}`,
  name: `Part ${index + 1}`,
  category: index % 3 ? 'Straps' : 'Watches',
  stock: (index * 37) % 400,
  price: 10 + ((index * 13) % 90),
  active: index % 4 !== 0,
}));

export const FiveThousandRows = Default.extend({
  args: { rows: many, virtual: true, height: 'short', density: 'compact', onSelectionChange: fn() },
});
FiveThousandRows.test('draws what is in sight and keeps the focus', async ({ canvas, canvasElement, userEvent }) => {
  const region = await canvas.findByRole('region', { name: 'Products' });
  const lines = () => [...canvasElement.querySelectorAll('tr[aria-rowindex]')];
  await waitFor(() => expect(region.scrollHeight).toBeGreaterThan(100_000));
  await expect(lines().length).toBeLessThan(60);
  const box = canvas.getByLabelText('Select Part 2');
  await userEvent.click(box);
  await expect(canvas.getByText('1 selected')).toBeVisible();
  region.scrollTop = 80_000;
  await waitFor(() => expect(canvas.queryByText('Part 5')).toBeNull());
  await expect(box).toHaveFocus();
  await expect(Number(lines().at(-1)?.getAttribute('aria-rowindex'))).toBeGreaterThan(2000);
});
