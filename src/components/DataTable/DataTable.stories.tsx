import EllipsisHorizontalIcon from '@heroicons/react/24/outline/EllipsisHorizontalIcon';
import { forwardKey, inlineEdges, inlineScroll, inlineX } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

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
      ['Tab', 'Moves through sortable headers, checkboxes, links, actions and details'],
      ['Enter, Space', 'On a header: sorts ascending, then descending, then restores the original order'],
      ['Space', 'On a checkbox: selects the row, or deselects it'],
      ['Shift + Space', 'On a checkbox: selects all rows from the last selected one to this'],
      ['Arrow Down, Arrow Up', 'On a checkbox: moves to the next or previous one; with Shift selects up to it'],
      ['X', 'Selects the row with the focus, or deselects it'],
      ['Ctrl + A', 'Selects all rows of the page'],
      ['Escape', 'Clears the selection; in a cell: discards the edit'],
      ['Enter', 'On a row that is a link: opens it'],
      ['Arrow keys', 'Scroll a table that is wider than its box'],
      ['Arrow Left, Arrow Right', 'On the edge of a header: changes the width, with Shift in larger steps'],
      ['Home', 'On the edge of a header: makes the column as narrow as it can be'],
      ['Enter', 'On the edge of a header: resets the column to the width of its content'],
      ['Enter, F2', 'On an editable cell: edits it; in its field, Enter saves'],
      ['Arrow keys', 'On an editable cell: move to the next one in that direction'],
      ['Space', 'On a switch in a cell: switches it'],
      ['Tab, Shift + Tab', 'In the field of a cell: saves, and edits the next or previous cell'],
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
Everything.test('selects by keyboard from box to box', async ({ canvas, userEvent, args }) => {
  canvas.getByRole('checkbox', { name: 'Select Field watch' }).focus();
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await expect(canvas.getByRole('checkbox', { name: 'Select Leather strap, brown' })).toHaveFocus();
  await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['w2', 'w3', 'w4']);
  await userEvent.keyboard('x');
  await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['w2', 'w3']);
  await userEvent.keyboard('{Control>}A{/Control}');
  await expect(canvas.getByText('5 selected')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect(args.onSelectionChange).toHaveBeenLastCalledWith([]);
});
Everything.test('unfolds a row', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Details for Diver 200' });
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

Cards.test('have the arrow of every column after its name', async ({ canvas }) => {
  const price = canvas.getByRole('button', { name: 'Price' });
  const name = document.createRange();
  name.selectNodeContents(price.firstChild ?? price);
  const arrow = inlineEdges(price.querySelector('svg') ?? price);
  await expect(arrow.start).toBeGreaterThanOrEqual(inlineEdges(name).end);
});
Cards.test('keep the roles of a table', async ({ canvas }) => {
  await expect(canvas.getByRole('table', { name: 'Products' })).toBeVisible();
  await expect(canvas.getAllByRole('row')).toHaveLength(6);
  await expect(canvas.getAllByRole('cell')[1]).toHaveTextContent('Watches');
});

/** A page of many, whose rows can be selected together. */
function Paged(args: DataTableProps<Product>) {
  const [all, setAll] = useState(false);
  return (
    <DataTable<Product>
      {...args}
      allRowsSelected={all}
      onAllRowsSelectedChange={(next) => {
        args.onAllRowsSelectedChange?.(next);
        setAll(next);
      }}
    />
  );
}

export const SelectionAcrossPages = Default.extend({
  render: (args) => <Paged {...args} />,
  args: {
    totalRows: 1240,
    defaultSelectedKeys: ['on-page-2'],
    onSelectionChange: fn(),
    onAllRowsSelectedChange: fn(),
    isDisabled: (key: string) => key === 'w3',
    footer: <Pagination page={1} lastPage={62} hrefFor={(page) => `?page=${page}`} />,
  },
});
SelectionAcrossPages.test('goes from the page to all pages and back', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
  await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['on-page-2', 'w1', 'w2', 'w4', 'w5']);
  await expect(canvas.getByText('All 4 on this page are selected.')).toHaveAttribute('role', 'status');
  await userEvent.click(canvas.getByRole('button', { name: 'Select all 1,240' }));
  await expect(args.onAllRowsSelectedChange).toHaveBeenLastCalledWith(true);
  await expect(canvas.getByText('All 1,240 are selected.')).toBeVisible();
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Mesh strap' }));
  await expect(args.onAllRowsSelectedChange).toHaveBeenLastCalledWith(false);
  await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['on-page-2', 'w1', 'w2', 'w4']);
});

export const SortedByTheTable = Default.extend({
  tags: ['no-visual'],
  render: (args) => <DataTable<Product> {...args} />,
  args: {
    defaultSort: { column: 'name', direction: 'descending' },
    columns: columns.map((column) =>
      column.id === 'name' ? { ...column, sortValue: ({ name }: Product) => name } : column,
    ),
  },
});
SortedByTheTable.test('keeps the order itself', async ({ canvas, userEvent }) => {
  const first = () => canvas.getAllByRole('rowheader')[0];
  await expect(first()).toHaveTextContent('Mesh strap');
  await userEvent.click(canvas.getByRole('button', { name: 'Product' }));
  await expect(first()).toHaveTextContent('Harbour chronograph');
  await userEvent.click(canvas.getByRole('button', { name: 'Product' }));
  await expect(first()).toHaveTextContent('Diver 200');
});

export const Columns = Default.extend({
  args: {
    columnChooser: true,
    resizableColumns: true,
    defaultPinnedColumns: { start: ['name'] },
    defaultHiddenColumns: ['state'],
    responsive: 'scroll',
    onHiddenColumnsChange: fn(),
    onPinnedColumnsChange: fn(),
    onColumnWidthsChange: fn(),
  },
  decorators: [(Story) => <div style={{ inlineSize: 340 }}>{<Story />}</div>],
});
Columns.test('shows, hides and pins columns from a menu', async ({ canvas, userEvent, args }) => {
  const headers = () => canvas.getAllByRole('columnheader').map((cell) => cell.dataset['column']);
  await expect(headers()).toEqual(['name', 'category', 'stock', 'price']);
  await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
  await screen.findByRole('menu');
  const item = (name: string, group: string) =>
    within(screen.getByRole('group', { name: group })).getByRole('menuitemcheckbox', { name });
  await expect(item('Product', 'Show')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(item('State', 'Show'));
  await expect(args.onHiddenColumnsChange).toHaveBeenLastCalledWith([]);
  await userEvent.click(item('Price', 'Keep in view'));
  await expect(args.onPinnedColumnsChange).toHaveBeenLastCalledWith({ start: ['name', 'price'] });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(headers()).toEqual(['name', 'price', 'category', 'state', 'stock']));
  const price = canvas.getByRole('columnheader', { name: /Price/ });
  await waitFor(() => expect(price).toHaveAttribute('data-pinned', 'start'));
  const left = () => Math.round(price.getBoundingClientRect().left);
  const before = left();
  const region = canvas.getByRole('region', { name: 'Products' });
  region.scrollTo({ left: inlineScroll(60) });
  await waitFor(() => expect(inlineScroll(region.scrollLeft)).toBeGreaterThan(0));
  await expect(left()).toBe(before);
});
Columns.test('changes widths by keyboard and says them', async ({ canvas, userEvent, args }) => {
  const edge = () => canvas.getByRole('separator', { name: 'Width of Category' });
  const now = () => Number(edge().getAttribute('aria-valuenow'));
  await waitFor(() => expect(now()).toBeGreaterThan(0));
  const before = now();
  edge().focus();
  await userEvent.keyboard(forwardKey());
  await waitFor(() => expect(edge()).toHaveAttribute('aria-valuetext', `${before + 10} pixels`));
  await expect(args.onColumnWidthsChange).toHaveBeenLastCalledWith(expect.objectContaining({ category: before + 10 }));
  await userEvent.keyboard(`{Shift>}${forwardKey()}{/Shift}`);
  await waitFor(() => expect(now()).toBe(before + 60));
  await userEvent.keyboard('{Home}');
  await waitFor(() => expect(now()).toBe(64));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(now()).toBeGreaterThan(64));
});
Columns.test('changes widths with the pointer', async ({ canvas, userEvent }) => {
  const edge = canvas.getByRole('separator', { name: 'Width of Category' });
  const now = () => Number(edge.getAttribute('aria-valuenow'));
  await waitFor(() => expect(canvas.getByRole('columnheader', { name: /Product/ })).toHaveAttribute('data-pinned'));
  const before = now();
  const { top } = edge.getBoundingClientRect();
  const { start } = inlineEdges(edge);
  const at = (by: number) => ({ clientX: inlineX(start + by), clientY: top + 4 });
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: edge, coords: at(12) },
    { target: edge, coords: at(52) },
    { keys: '[/MouseLeft]', target: edge, coords: at(52) },
  ]);
  await waitFor(() => expect(now()).toBe(before + 40));
});

/** A minimal back end, which refuses what is not a number. */
function Edited(args: DataTableProps<Product>) {
  const [rows, setRows] = useState(args.rows);
  return (
    <DataTable<Product>
      {...args}
      rows={rows}
      onCellEdit={async (edit) => {
        void args.onCellEdit?.(edit);
        if (edit.column === 'stock' && !/^\d+$/.test(edit.value)) return 'Enter a whole number.';
        const changed =
          edit.column === 'stock'
            ? { stock: Number(edit.value) }
            : edit.column === 'state'
              ? { active: edit.value === 'true' }
              : { category: edit.value };
        setRows((before) => before.map((row) => (row.id === edit.key ? { ...row, ...changed } : row)));
        return undefined;
      }}
    />
  );
}

export const Editable = Default.extend({
  render: (args) => <Edited {...args} />,
  args: {
    onCellEdit: fn(),
    columns: columns.map((column) =>
      column.id === 'stock'
        ? { ...column, edit: { value: ({ stock }: Product) => String(stock), inputMode: 'numeric' as const } }
        : column.id === 'category'
          ? { ...column, edit: { value: ({ category }: Product) => category, maxLength: 40 } }
          : column,
    ),
  },
});
Editable.test('saves with Enter, gives up with Escape, and moves on with Tab', async ({ canvas, userEvent, args }) => {
  const cell = (name: string) => canvas.getByRole('button', { name: new RegExp(`^Edit ${name}:`) });
  cell('Category of Field watch').focus();
  await userEvent.keyboard('{F2}');
  await expect(canvas.getByRole('textbox', { name: 'Category of Field watch' })).toHaveFocus();
  await userEvent.keyboard('Clocks{Escape}');
  await expect(cell('Category of Field watch')).toHaveFocus();
  await expect(args.onCellEdit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}Clocks{Enter}');
  await waitFor(() => expect(cell('Category of Field watch')).toHaveTextContent('Clocks'));
  await waitFor(() => expect(cell('Category of Field watch')).toHaveFocus());
  await userEvent.keyboard('{Enter}Dials{Tab}');
  await expect(canvas.getByRole('textbox', { name: 'In stock of Field watch' })).toHaveFocus();
  await waitFor(() => expect(cell('Category of Field watch')).toHaveTextContent('Dials'));
});
Editable.test('keeps what was refused, and says why', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Edit In stock of Diver 200:/ }));
  await userEvent.keyboard('many{Enter}');
  const field = canvas.getByRole('textbox', { name: 'In stock of Diver 200' });
  await waitFor(() => expect(field).toHaveAccessibleDescription('Enter a whole number.'));
  await expect(canvas.getByText('Enter a whole number.').closest('[role=alert]')).not.toBeNull();
  await expect(field).toHaveValue('many');
  await userEvent.clear(field);
  await userEvent.type(field, '12{Enter}');
  await expect(await canvas.findByRole('button', { name: /^Edit In stock of Diver 200: 12/ })).toBeVisible();
});

/** A column whose cells are switched in their place. */
export const Switched = Editable.extend({
  tags: ['no-visual'],
  args: {
    columns: (Editable.input.args?.columns ?? columns).map((column) =>
      column.id === 'state'
        ? { ...column, edit: { kind: 'switch' as const, value: ({ active }: Product) => active } }
        : column,
    ),
  },
});
Switched.test('moves between cells with arrows, and switches one', async ({ canvas, userEvent, args }) => {
  const cell = (name: string) => canvas.getByRole('button', { name: new RegExp(`^Edit ${name}:`) });
  cell('Category of Field watch').focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect(cell('Category of Diver 200')).toHaveFocus();
  await userEvent.keyboard(forwardKey());
  const onOff = canvas.getByRole('switch', { name: 'State of Diver 200' });
  await expect(onOff).toHaveFocus();
  await userEvent.keyboard(' ');
  await waitFor(() => expect(onOff).toBeChecked());
  await expect(args.onCellEdit).toHaveBeenLastCalledWith(
    expect.objectContaining({ key: 'w3', column: 'state', value: 'true' }),
  );
  await userEvent.keyboard(`${forwardKey()}{ArrowUp}`);
  await expect(cell('In stock of Field watch')).toHaveFocus();
  // At the edge it stays.
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  await expect(cell('In stock of Harbour chronograph')).toHaveFocus();
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

export const Loading = Everything.extend({ args: { loading: true, loadingRows: 4 } });

export const Failed = Default.extend({
  args: { failure: { error: new Error('no line'), what: 'the products', onRetry: fn() } },
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

export const ReturnFarDown = FiveThousandRows.extend({ args: { returnKey: 'm4000' }, tags: ['no-visual'] });
ReturnFarDown.test('has the row that is to take the focus, in its place', async ({ canvas, canvasElement }) => {
  const region = await canvas.findByRole('region', { name: 'Products' });
  await waitFor(() => expect(region.scrollHeight).toBeGreaterThan(100_000));
  const row = canvasElement.querySelector('[data-route-focus]');
  await expect(row).toHaveTextContent('Part 4001');
  row?.scrollIntoView({ block: 'center' });
  await expect(await canvas.findByText('Part 4003')).toBeVisible();
  await expect(canvas.queryByText('Part 2')).toBeNull();
});
