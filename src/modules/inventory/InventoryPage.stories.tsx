import { renderRoute } from '#.storybook/renderRoute';
import { backKey, forwardKey } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { userEvent as userEvents } from 'storybook/test';

import { request } from '#lib/http/request';
import { resetDatabase } from '#mocks/core/database';
import { inventoryScenarios } from '#mocks/inventory/scenarios';
import { sampleProducts } from '#mocks/inventory/seed';

import { updateProduct } from './api';
import type { ProductChange } from './api';
import { Component } from './InventoryPage';
import { tableSettings } from './tableSettings';

const meta = preview.meta({
  render: renderRoute,
  args: { path: '/apps/ecommerce/inventory/:id?', at: '/apps/ecommerce/inventory', page: { Component } },
  tags: ['no-visual'],
  parameters: {
    layout: 'fullscreen',
    router: false,
    keyboard: [
      ['J, K, ↓, ↑, Home, End', 'Move through the products'],
      ['Enter, Escape', 'Opens the product that has the focus, and returns to its row'],
      ['X, Ctrl+A', 'Selects the row, or all of the page'],
      ['←, →, ↑, ↓, on a cell that can be edited', 'Moves to the next one in that direction'],
      ['Enter, F2, Escape, Tab', 'Edits a cell, gives it up, goes on to the next'],
      ['N', 'New product'],
      ['P', 'Changes the prices of what is selected'],
      ['Ctrl+S', 'Saves the open product'],
      ['/, ?', 'Searches, shows all keys'],
    ],
  },
  beforeEach: async () => {
    localStorage.removeItem('inventory-table');
    await resetDatabase();
  },
});

type UserEvent = ReturnType<typeof userEvents.setup>;

const long = { timeout: 20_000 };
const row = (name: RegExp | string) => screen.findByRole('link', { name }, long);
const count = (text: string) => screen.findByText(text, { selector: '[role="status"]' }, long);
const cell = (column: string, product: string) =>
  screen.findByRole('button', { name: new RegExp(`^Edit ${column} of ${product}`) }, long);

async function editCell(userEvent: UserEvent, column: string, product: string, text: string) {
  (await cell(column, product)).focus();
  await userEvent.keyboard('{F2}');
  const field = await screen.findByRole('textbox', { name: new RegExp(`^${column} of ${product}`) });
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
}

export const Loaded = meta.story({ tags: ['screen', '!no-visual'] });
Loaded.test('lists ten products by name, and says how many there are', async () => {
  await row('Aviator Chronograph');
  await expect(await count('23 products')).toBeVisible();
  await expect(screen.getAllByRole('rowheader')).toHaveLength(10);
  await waitFor(() => expect(document.title).toBe('Inventory | Orvela Facilities'));
});
Loaded.test('finds, filters by stock in words, and clears both', async ({ canvas, userEvent }) => {
  await row('Aviator Chronograph');
  await userEvent.keyboard('/');
  const field = canvas.getByRole('searchbox', { name: 'Search products' });
  await expect(field).toHaveFocus();
  await userEvent.type(field, 'harbour');
  await expect(await count('2 products')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Add filter' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Stock' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Low' }));
  await userEvent.keyboard('{Escape}{Escape}');
  await expect(await count('1 product')).toBeVisible();
  await userEvent.type(field, 'zzz');
  await expect(await canvas.findByText('No products match “harbourzzz”')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
  await expect(await count('23 products')).toBeVisible();
});
Loaded.test('edits cells by keyboard, and moves between them by arrows', async ({ userEvent }) => {
  await editCell(userEvent, 'Stock', 'Aviator Chronograph', '41');
  const edited = await cell('Stock', 'Aviator Chronograph');
  await waitFor(() => expect(edited).toHaveTextContent('In stock41'));
  await waitFor(async () => expect(await cell('Stock', 'Aviator Chronograph')).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  await expect(await cell('Stock', 'Cove')).toHaveFocus();
  await userEvent.keyboard(backKey());
  await expect(await cell('Price', 'Cove')).toHaveFocus();
  await userEvent.keyboard(`${forwardKey()}${forwardKey()}`);
  const onSale = screen.getByRole('switch', { name: /^On sale of Cove/ });
  await expect(onSale).toHaveFocus();
  await userEvent.keyboard(' ');
  await waitFor(() => expect(onSale).toBeChecked());
});
Loaded.test('says why a cell is refused, and keeps its text', async ({ userEvent }) => {
  await editCell(userEvent, 'Stock', 'Cove', '1.5');
  await expect(await screen.findByText('Enter a whole number')).toBeVisible();
  const field = screen.getByRole('textbox', { name: /^Stock of Cove/ });
  await expect(field).toHaveValue('1.5');
  await userEvent.keyboard('{Escape}');
  await expect(await cell('Stock', 'Cove')).toHaveTextContent('29');
});
Loaded.test('raises prices by percent with a preview, and takes them back', async ({ canvas, userEvent }) => {
  await row('Aviator Chronograph');
  await userEvent.click(canvas.getByRole('checkbox', { name: /^Select Cove/ }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Change prices' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change prices' });
  const percent = await within(dialog).findByRole('spinbutton', { name: 'Change in percent' });
  await userEvent.clear(percent);
  await userEvent.type(percent, '10');
  await expect(await within(dialog).findByRole('cell', { name: '€1,171.89' })).toBeVisible();
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Change 1 price' }));
  await waitFor(async () => expect(await cell('Price', 'Cove')).toHaveTextContent('€1,171.89'));
  await screen.findByText('Price of 1 product changed');
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(async () => expect(await cell('Price', 'Cove')).toHaveTextContent('€1,065.35'));
});
Loaded.test('deletes all that a filter matches, and brings them back', async ({ canvas, userEvent }) => {
  await row('Aviator Chronograph');
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Select all 23' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
  await expect(await canvas.findByText('No products yet')).toBeVisible();
  await screen.findByText('23 products deleted');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect(await count('23 products')).toBeVisible();
});
Loaded.test('opens a product, and returns to its row', async ({ userEvent }) => {
  (await row('Cove')).focus();
  await userEvent.keyboard('{Enter}');
  await expect(await screen.findByRole('heading', { level: 1, name: 'Cove' }, long)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect(await row('Cove')).toBeVisible();
  await expect(document.querySelector('[data-route-focus]')).toHaveTextContent('Cove');
});
Loaded.test('remembers the columns of this device', async ({ canvas, userEvent }) => {
  await row('Aviator Chronograph');
  await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
  await userEvent.click(
    await within(await screen.findByRole('group', { name: 'Show' })).findByRole('menuitemcheckbox', { name: 'Margin' }),
  );
  await expect(await screen.findByRole('columnheader', { name: /Margin/ })).toBeVisible();
  await expect(tableSettings.get().hidden).not.toContain('margin');
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(inventoryScenarios.list.neverResolves()) });
Loading.test('keeps the place of the rows', async ({ canvas }) => {
  await expect(await canvas.findByRole('table', { name: 'Products' })).toHaveAttribute('aria-busy', 'true');
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(...inventoryScenarios.empty()) });
Empty.test('says what will be here', async ({ canvas }) => {
  await expect(await canvas.findByText('No products yet')).toBeVisible();
});

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(inventoryScenarios.list.failsOnce()) });
Failed.test('recovers when retried', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, long));
  await expect(await row('Cove')).toBeVisible();
});

export const NoPage = meta.story({ args: { at: '/apps/ecommerce/inventory?page=9' } });
NoPage.test('leads to the last page', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Go to the last page' }, long));
  await expect(await canvas.findByRole('link', { current: 'page' })).toHaveTextContent('3');
});

/** Changes a product as another tab would. */
async function changeElsewhere(name: string, product: ProductChange): Promise<void> {
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name });
  const id = new URL(href).pathname.split('/').at(-1) ?? '';
  await request(updateProduct, { body: { id, product } });
}

Loaded.test('saves a cell beside what another tab has changed, and never over it unasked', async ({ userEvent }) => {
  (await cell('Stock', 'Cove')).focus();
  await userEvent.keyboard('{F2}{Backspace}31');
  await changeElsewhere('Cove', { price: 99 });
  await userEvent.keyboard('{Enter}');
  await waitFor(async () => expect(await cell('Stock', 'Cove')).toHaveTextContent('31'));
  await expect(await cell('Price', 'Cove')).toHaveTextContent('€99.00');

  await userEvent.keyboard('{F2}{Backspace}12');
  await changeElsewhere('Cove', { stock: 7 });
  await userEvent.keyboard('{Enter}');
  await expect(
    await screen.findByText('This was changed elsewhere to 7. Save again to replace it.', {}, long),
  ).toBeVisible();
  await expect(screen.getByRole('textbox', { name: /^Stock of Cove/ })).toHaveValue('12');
  await userEvent.keyboard('{Enter}');
  await waitFor(async () => expect(await cell('Stock', 'Cove')).toHaveTextContent('12'));
});

NoPage.test('still exports the products', async ({ canvas, userEvent }) => {
  await canvas.findByRole('link', { name: 'Go to the last page' }, long);
  await userEvent.click(canvas.getByRole('button', { name: 'More' }));
  const item = await screen.findByRole('menuitem', { name: 'Export these products' });
  await expect(item).not.toHaveAttribute('aria-disabled', 'true');
});

/** A cell and a change of many are refused: they are as they were, and it is said. */
export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(inventoryScenarios.change.fails(503), inventoryScenarios.bulk.fails(503)),
});
Refused.test('keeps what was typed, and takes back nothing that was not done', async ({ canvas, userEvent }) => {
  await editCell(userEvent, 'Stock', 'Cove', '5');
  await waitFor(() => expect(screen.getByText('Couldn’t save. Check your connection and try again.')).toBeVisible());
  await expect(screen.getByRole('textbox', { name: /^Stock of Cove/ })).toHaveValue('5');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(canvas.getByRole('checkbox', { name: /^Select Cove/ }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
  await expect(await canvas.findByText('1 selected')).toBeVisible();
  await expect(await row('Cove')).toBeVisible();
});

export const HostileText = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...inventoryScenarios.holds(
        sampleProducts()
          .slice(0, 3)
          .map((product, at) => ({
            ...product,
            name: ['<b onclick="alert(1)">Bold</b>', 'W'.repeat(200), '=HYPERLINK("x")'][at] ?? '',
            sku: `${'S'.repeat(38)}${at}`,
          })),
      ),
    ),
});
HostileText.test('is text, and stays within the page', async ({ canvas }) => {
  await expect(await canvas.findByText('<b onclick="alert(1)">Bold</b>', {}, long)).toBeVisible();
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});

export const Phone = meta.story({ tags: ['phone'], globals: { viewport: { value: 'phone' } } });
Phone.test('shows each product as a card', async ({ canvas }) => {
  await row('Cove');
  await expect(canvas.queryByRole('button', { name: 'Columns' })).toBeNull();
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});

export const Turkish = meta.story({ globals: { locale: 'tr' } });
Turkish.test('has its amounts as Turkish writes them', async ({ canvas }) => {
  await row('Cove');
  await expect(await canvas.findByText('€1.065,35')).toBeVisible();
});
