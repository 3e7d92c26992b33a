import { renderRoute } from '#.storybook/renderRoute';
import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { userEvent as userEvents } from 'storybook/test';

import { request } from '#lib/http/request';
import { resetDatabase } from '#mocks/core/database';
import { inventoryScenarios } from '#mocks/inventory/scenarios';
import { sampleProducts } from '#mocks/inventory/seed';

import { updateProduct } from './api';
import { Component } from './InventoryPage';
import { inventoryLimits } from './limits';

const meta = preview.meta({
  render: renderRoute,
  args: { path: '/apps/ecommerce/inventory/:id?', at: '/apps/ecommerce/inventory', page: { Component } },
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen', router: false },
  beforeEach: async () => {
    localStorage.removeItem('inventory-table');
    await resetDatabase();
  },
});

type UserEvent = ReturnType<typeof userEvents.setup>;

const long = { timeout: 20_000 };
const samples = sampleProducts();
const existing = samples[0];

const count = (text: string) => screen.findByText(text, { selector: '[role="status"]' }, long);
const findDialog = async (name = 'Import products') => within(await screen.findByRole('dialog', { name }, long));
const csv = (...lines: string[]) => ['SKU,Name,Stock', ...lines].join('\n');

/** A product that is changed, and two new ones. */
const right = csv(`${existing?.sku},${existing?.name},77`, 'NEW-1,Skiff,12', 'NEW-2,Dinghy,30');
/** A stock that is no whole number, and a product without a SKU. */
const mixed = csv(`${existing?.sku},${existing?.name},77`, 'NEW-1,Skiff,12', 'NEW-2,Dinghy,1.5', ',Nameless,3');

async function openImport(userEvent: UserEvent, listed = `${samples.length} products`) {
  await count(listed);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Import products' }));
  return findDialog();
}

async function choose(userEvent: UserEvent, text: string, listed?: string) {
  const dialog = await openImport(userEvent, listed);
  const field = await dialog.findByLabelText('CSV file', { selector: 'input' }, long);
  await userEvent.upload(field, new File([text], 'products.csv', { type: 'text/csv' }));
  return dialog;
}

async function startImport(userEvent: UserEvent) {
  const dialog = await choose(userEvent, right);
  await userEvent.click(await dialog.findByRole('button', { name: 'Import 3 products' }, long));
  return dialog;
}

export const Choosing = meta.story({
  play: async ({ userEvent }) => {
    await openImport(userEvent);
  },
});
Choosing.test('says how products are matched, and refuses another kind of file', async () => {
  const dialog = await findDialog();
  const field = await dialog.findByLabelText('CSV file', { selector: 'input' }, long);
  await expect(field).toHaveAccessibleDescription(/Products are matched by SKU/);
  const dataTransfer = new DataTransfer();
  // Dropped, because the list of files of the system leaves it out.
  dataTransfer.items.add(new File(['x'], 'products.pdf', { type: 'application/pdf' }));
  field.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  await expect(await dialog.findByRole('alert')).toHaveTextContent(/products\.pdf.*CSV/i);
});

/** The file waits for what it is compared with. */
export const Checking = meta.story({
  beforeEach: ({ msw }) => msw.use(inventoryScenarios.tags.neverResolves()),
  play: async ({ userEvent }) => {
    const dialog = await choose(userEvent, right);
    await dialog.findByRole('progressbar', { name: 'Reading the file…' });
  },
});
Checking.test('is stopped, and another file can be chosen', async ({ userEvent }) => {
  const dialog = await findDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await expect(await dialog.findByLabelText('CSV file', { selector: 'input' })).toBeValid();
});

export const WrongRows = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await choose(userEvent, mixed);
    await dialog.findByText('2 products to import. 2 wrong lines.', {}, long);
  },
});
WrongRows.test('are listed by line and column, and left out on request', async ({ userEvent }) => {
  const dialog = await findDialog();
  const problem = async (place: string, reason: string) => {
    const row = (await dialog.findByRole('rowheader', { name: place })).closest('tr');
    await expect(row).toHaveTextContent(reason);
  };
  await problem('4, Stock', 'Not a whole number');
  await problem('5, SKU', 'SKU is missing');
  const start = dialog.getByRole('button', { name: 'Import 2 products' });
  await expect(start).toBeDisabled();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Leave out the 2 wrong lines' }));
  await userEvent.click(start);
  await expect(await dialog.findByText('1 product added. 1 product changed.', {}, long)).toBeVisible();
});
WrongRows.test('stores nothing when it is closed', async ({ userEvent }) => {
  await findDialog();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(await count(`${samples.length} products`)).toBeVisible();
});

/** Columns are found by their headers, and products by one of them. */
export const WithoutSku = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await choose(userEvent, 'Name,Price\nSkiff,100');
    await dialog.findByText('The file has no SKU column', {}, long);
  },
});
WithoutSku.test('can only take another file', async () => {
  const dialog = await findDialog();
  await expect(dialog.queryByRole('button', { name: /^Import \d/ })).toBeNull();
  await expect(dialog.getByRole('button', { name: 'Choose another file' })).toBeEnabled();
});

/** The new products would be more than a person can have. */
export const NoRoom = meta.story({
  beforeEach: ({ msw }) => msw.use(...inventoryScenarios.many(inventoryLimits.products)),
  play: async ({ userEvent }) => {
    const dialog = await choose(userEvent, right, '20,000 products');
    await dialog.findByText('There is no room for 2 of the new products', {}, long);
  },
});
NoRoom.test('can only take another file', async () => {
  const dialog = await findDialog();
  await expect(dialog.getByText(/^You can have at most 20,000 products\./)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Import 3 products' })).toBeDisabled();
});

export const Importing = meta.story({
  beforeEach: ({ msw }) => msw.use(inventoryScenarios.importPart.neverResolves()),
  play: async ({ userEvent }) => {
    const dialog = await startImport(userEvent);
    await dialog.findByRole('progressbar', { name: 'Importing…' }, long);
  },
});
Importing.test('says how far it is', async () => {
  const dialog = await findDialog();
  await expect(await dialog.findByText('0 of 3 products')).toBeVisible();
});

/** Stopped while the back end is busy: no call is waited for. */
export const Cancelled = Importing.extend({
  play: async ({ userEvent }) => {
    const dialog = await startImport(userEvent);
    await dialog.findByRole('progressbar', { name: 'Importing…' }, long);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await dialog.findByText('Import stopped. Nothing was stored.', {}, long);
  },
});
Cancelled.test('has stored nothing, and can start again', async ({ userEvent }) => {
  const dialog = await findDialog();
  await expect(dialog.getByRole('button', { name: 'Import 3 products' })).toBeEnabled();
  await userEvent.keyboard('{Escape}');
  await expect(await count(`${samples.length} products`)).toBeVisible();
});

export const Done = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await startImport(userEvent);
    await dialog.findByText('Import complete', {}, long);
  },
});
Done.test('shows the products in the list', async ({ userEvent }) => {
  const dialog = await findDialog();
  await expect(dialog.getByText('2 products added. 1 product changed.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  await expect(await count(`${samples.length + 2} products`)).toBeVisible();
});
Done.test('takes the whole import back', async ({ userEvent }) => {
  const dialog = await findDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Undo import' }));
  await expect(await count(`${samples.length} products`)).toBeVisible();
});
Done.test('says which products stay because they were changed since', async ({ userEvent }) => {
  const dialog = await findDialog();
  await request(updateProduct, { body: { id: existing?.id ?? '', product: { stock: 5 } } });
  await userEvent.click(dialog.getByRole('button', { name: 'Undo import' }));
  const kept = /^2 restored\. 1 product was changed since/;
  await waitFor(() => expect(screen.getByText(kept)).toBeVisible(), long);
});

/** The server rejects the whole import, and stores none of it. */
export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(inventoryScenarios.importAll.failsOnce(503)),
  play: async ({ userEvent }) => {
    const dialog = await startImport(userEvent);
    await expect(await dialog.findByRole('alert', {}, long)).toHaveTextContent(
      'The import failed. Nothing was stored.',
    );
  },
});
Refused.test('keeps what was read, and stores all of it when it is tried again', async ({ userEvent }) => {
  const dialog = await findDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Import 3 products' }));
  await expect(await dialog.findByText('2 products added. 1 product changed.', {}, long)).toBeVisible();
});

export const Turkish = meta.story({ globals: { locale: 'tr' } });
Turkish.test('reads the headers and separators of Turkish spreadsheets', async ({ userEvent }) => {
  await count(`${samples.length} ürün`);
  await userEvent.click(screen.getByRole('button', { name: 'Diğer' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Ürünleri içe aktar' }));
  const dialog = await findDialog('Ürünleri içe aktar');
  const field = await dialog.findByLabelText('CSV dosyası', { selector: 'input' }, long);
  const text = 'Stok kodu;Ad;Fiyat\nNEW-1;Sandal;1,5\nNEW-2;Kayık;ucuz';
  await userEvent.upload(field, new File([text], 'urunler.csv', { type: 'text/csv' }));
  await expect(await dialog.findByText('İçe aktarılacak 1 ürün var. 1 hatalı satır var.', {}, long)).toBeVisible();
  await expect(dialog.getByRole('rowheader', { name: '3, Fiyat' })).toBeVisible();
});

export const OnAPhone = WrongRows.extend({ globals: { viewport: { value: 'phone', isRotated: false } } });
OnAPhone.test('fits', async () => {
  const dialog = await findDialog();
  await expect(dialog.getByRole('rowheader', { name: '4, Stock' })).toBeVisible();
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});
