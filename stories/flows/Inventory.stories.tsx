import preview from '#.storybook/preview';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';

import { resetDatabase } from '#mocks/core/database';

import { Flow } from './Flow';

const meta = preview.meta({
  title: 'Flows/Inventory',
  component: Flow,
  // Each of these pages has pictures of its own.
  tags: ['!autodocs', 'no-visual'],
  parameters: { layout: 'fullscreen', router: false },
  beforeEach: () => resetDatabase(),
});

export const LowStock = meta.story({ args: { at: '/apps/ecommerce/inventory?size=25' } });
LowStock.test('products of low stock are found, and their cells edited by keyboard', async ({ userEvent, step }) => {
  const cells = () => screen.getAllByRole('button', { name: /^Edit Stock of/ });
  const cell = (at: number) => {
    const found = cells()[at];
    if (!found) throw new Error(`There is no row ${at}.`);
    return found;
  };
  await step('is found by a filter', async () => {
    await screen.findByRole('link', { name: 'Aviator Chronograph' });
    await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Stock' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Low' }));
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.getByText('8 products')).toBeVisible());
    await waitFor(() => expect(cells()).toHaveLength(8));
  });
  await step('is filled up from cell to cell', async () => {
    cell(0).focus();
    for (const [at, stock] of [40, 41, 42].entries()) {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('textbox', { name: /^Stock of/ })).toHaveFocus());
      await userEvent.keyboard(`${stock}{Enter}`);
      await waitFor(() => expect(cell(at)).toHaveFocus());
      await waitFor(() => expect(cell(at)).toHaveTextContent(String(stock)));
      await userEvent.keyboard('{ArrowDown}');
    }
  });
  await step('gives up a change by Escape', async () => {
    await waitFor(() => expect(cell(3)).toHaveFocus());
    const before = cell(3).textContent;
    await userEvent.keyboard('{F2}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Stock of/ })).toHaveFocus());
    await userEvent.keyboard('99{Escape}');
    await waitFor(() => expect(cell(3)).toHaveFocus());
    await expect(cell(3)).toHaveTextContent(before);
  });
});

export const RaisePrices = meta.story({ args: { at: '/apps/ecommerce/inventory?brands=brn_solvik' } });
RaisePrices.test(
  'prices are raised by percent after a preview, and the old ones come back',
  async ({ userEvent, step }) => {
    await step('selects the products of a brand', async () => {
      await screen.findByText('€1,010.40');
      await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
      await userEvent.keyboard('p');
    });
    await step('previews the new prices', async () => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Change prices' }));
      const percent = await dialog.findByRole('spinbutton', { name: 'Change in percent' });
      await userEvent.clear(percent);
      await userEvent.type(percent, '10');
      await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Rounding' }), 'To end in .99');
      await waitFor(() => expect(dialog.getByRole('cell', { name: '€1,110.99' })).toBeVisible());
      await userEvent.click(await dialog.findByRole('button', { name: 'Change 3 prices' }));
    });
    await step('changes them, and undoes it', async () => {
      await waitFor(() => expect(screen.getByText('€1,110.99')).toBeVisible());
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(screen.getByText('€1,010.40')).toBeVisible());
    });
  },
);

export const ExportAndImport = meta.story({ args: { at: '/apps/ecommerce/inventory?search=tarn' } });
ExportAndImport.test('what is filtered is exported, and imported again with a change', async ({ userEvent, step }) => {
  const openMenu = async (item: string) => {
    await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  };
  const saved: Blob[] = [];
  await step('exports the products that a search finds', async () => {
    await screen.findByRole('link', { name: 'Tarn One' });
    spyOn(URL, 'createObjectURL').mockImplementationOnce((content) => {
      saved.push(content as Blob);
      return 'blob:products';
    });
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementationOnce(() => {});
    await openMenu('Export these products');
    await waitFor(() => expect(screen.getAllByText('2 products exported')[0]).toBeVisible());
    await expect(saved).toHaveLength(1);
  });
  await step('imports them with another name, after a preview', async () => {
    const text = (await saved[0]?.text()) ?? '';
    await openMenu('Import products');
    const dialog = within(await screen.findByRole('dialog', { name: 'Import products' }));
    await userEvent.upload(
      await dialog.findByLabelText('CSV file', { selector: 'input' }),
      new File([text.replace('Tarn One', 'Tarn Uno')], 'products.csv', { type: 'text/csv' }),
    );
    await expect(await dialog.findByText('1 product to import.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Import 1 product' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Done' }));
    await expect(await screen.findByRole('link', { name: 'Tarn Uno' })).toBeVisible();
  });
});
