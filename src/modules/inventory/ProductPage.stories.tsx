import { renderRoute } from '#.storybook/renderRoute';
import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { resetDatabase } from '#mocks/core/database';
import { inventoryScenarios } from '#mocks/inventory/scenarios';

import { Component } from './InventoryPage';

const meta = preview.meta({
  render: renderRoute,
  args: { path: '/apps/ecommerce/inventory/:id?', at: '/apps/ecommerce/inventory/prd_0001', page: { Component } },
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen', router: false },
  beforeEach: () => resetDatabase(),
});

const long = { timeout: 20_000 };
const field = (name: string | RegExp) => screen.findByRole('textbox', { name }, long);
const number = (name: string) => screen.findByRole('spinbutton', { name }, long);
/** Toasts fade in. */
const toast = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible(), long);
const save = () => screen.findByRole('button', { name: 'Save' });

export const Loaded = meta.story({ tags: ['screen', '!no-visual'] });
Loaded.test('computes price and margin until the price is set', async ({ canvas, userEvent }) => {
  const base = await number('Base price');
  await userEvent.clear(base);
  await userEvent.type(base, '1000');
  await waitFor(async () => expect(await number('Price')).toHaveValue('1,080'));
  await expect(canvas.getByText(/^€655\.46 \(65\.5%\)$/)).toBeVisible();
  await userEvent.click(canvas.getByRole('switch', { name: 'Set the price myself' }));
  const price = await number('Price');
  await userEvent.clear(price);
  await userEvent.type(price, '999');
  await userEvent.click(await save());
  await toast('Harbour Automatic saved');
  // It is disabled until something else is changed.
  await expect(await save()).toHaveAttribute('aria-disabled', 'true');
  await expect(await save()).toHaveFocus();
});
Loaded.test('names what is wrong, and where', async ({ userEvent }) => {
  await userEvent.clear(await field('Name'));
  const barcode = await field('Barcode');
  await userEvent.clear(barcode);
  await userEvent.type(barcode, '4006381333930');
  await userEvent.click(await save());
  const summary = await screen.findByRole('heading', { name: 'There is a problem' });
  await expect(summary).toBeVisible();
  await expect(screen.getByRole('link', { name: 'Enter a name' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: /^The last digit/ }));
  await expect(barcode).toHaveFocus();
  await expect(screen.queryByRole('img', { name: /^Barcode/ })).toBeNull();
  await userEvent.clear(barcode);
  await userEvent.type(barcode, '4006381333931');
  await expect(await screen.findByRole('img', { name: 'Barcode 4006381333931' })).toBeVisible();
});
Loaded.test('refuses the SKU of another product', async ({ userEvent }) => {
  const sku = await field('SKU');
  await userEvent.clear(sku);
  await userEvent.type(sku, 'hrb2042');
  await userEvent.click(await save());
  await expect(await screen.findByRole('link', { name: 'Another product has this SKU' })).toBeVisible();
  await expect(sku).toHaveValue('hrb2042');
});
Loaded.test('keeps changes that are not saved, says so, and goes on with them', async ({ canvas, userEvent }) => {
  const name = await field('Name');
  await userEvent.clear(name);
  await userEvent.type(name, 'Harbour Two');
  await expect(await canvas.findByText('Unsaved changes')).toBeVisible();
  await userEvent.click(canvas.getByRole('link', { name: 'Back to the list' }));
  await toast(/^Your changes to Harbour Two aren’t saved yet/);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(async () => expect(await field('Name')).toHaveValue('Harbour Two'));
  await userEvent.click(canvas.getAllByRole('button', { name: /^Discard/ })[0] ?? canvas.getByRole('form'));
  await waitFor(async () => expect(await field('Name')).toHaveValue('Harbour Automatic'));
  await expect(canvas.queryByText('Unsaved changes')).toBeNull();
});
Loaded.test('puts pictures in order, chooses the main one and removes one', async ({ canvas, userEvent }) => {
  const list = await canvas.findByRole('list', { name: 'Pictures' }, long);
  await expect(within(list).getAllByRole('img')).toHaveLength(3);
  await userEvent.click(canvas.getByRole('button', { name: 'Actions for Picture 2 of 3' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Make main picture' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Actions for Picture 1 of 3' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  await waitFor(() => expect(within(list).getAllByRole('img')).toHaveLength(2));
  await expect(canvas.getByRole('button', { name: 'Add pictures' })).toHaveFocus();
  await userEvent.click(await save());
  await toast('Harbour Automatic saved');
});
Loaded.test('deletes, and brings back', async ({ canvas, userEvent }) => {
  await field('Name');
  await userEvent.click(
    within(canvas.getByRole('group', { name: 'Actions for this product' })).getByRole('button', { name: 'More' }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await toast('1 product deleted');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect(await screen.findByText('23 products', { selector: '[role="status"]' }, long)).toBeVisible();
});
Loaded.test('lists the key that saves', async ({ canvas, userEvent }) => {
  await field('Name');
  (await canvas.findByRole('heading', { level: 1 })).focus();
  await userEvent.keyboard('?');
  const keys = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  await waitFor(() => expect(keys.getByText('Save the product')).toBeVisible());
});

export const New = meta.story({ args: { at: '/apps/ecommerce/inventory/prd_new?mode=new' } });
New.test('opens ready to be typed in, and is in the list once it is saved', async ({ userEvent }) => {
  const name = await field('Name');
  await waitFor(() => expect(name).toHaveFocus());
  await userEvent.type(name, 'Aardvark');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect(await screen.findByRole('heading', { level: 1, name: 'Aardvark' }, long)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Back to the list' }));
  await expect(await screen.findByRole('link', { name: 'Aardvark' }, long)).toBeVisible();
});
New.test('leaves nothing behind when it stays blank', async ({ userEvent }) => {
  await field('Name');
  await userEvent.click(screen.getByRole('link', { name: 'Back to the list' }));
  await expect(await screen.findByText('23 products', { selector: '[role="status"]' }, long)).toBeVisible();
  await expect(screen.queryByText(/aren’t saved yet/)).toBeNull();
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(inventoryScenarios.product.neverResolves(), inventoryScenarios.list.neverResolves()),
});
Loading.test('keeps its place', async ({ canvas }) => {
  await expect(canvas.queryByRole('textbox', { name: 'Name' })).toBeNull();
});

export const Missing = meta.story({ args: { at: '/apps/ecommerce/inventory/prd_none' } });
Missing.test('says so, with the way back', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'No such product' }, long)).toBeVisible();
  await userEvent.click(canvas.getByRole('link', { name: 'Back to the list' }));
  await expect(await screen.findByRole('link', { name: 'Cove' }, long)).toBeVisible();
});

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(inventoryScenarios.change.fails(503)) });
Failed.test('keeps what was entered when it cannot be saved', async ({ userEvent }) => {
  const name = await field('Name');
  await userEvent.type(name, ' II');
  await userEvent.click(await save());
  await waitFor(() => expect(screen.getByText('Couldn’t save. Check your connection and try again.')).toBeVisible());
  await expect(name).toHaveValue('Harbour Automatic II');
});

export const Phone = meta.story({ tags: ['phone'], globals: { viewport: { value: 'phone' } } });
Phone.test('fits', async () => {
  await field('Name');
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});
