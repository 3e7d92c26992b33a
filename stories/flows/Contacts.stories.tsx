import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { resetDatabase } from '#mocks/core/database';

import { Flow, goTo } from './Flow';

const meta = preview.meta({
  title: 'Flows/Contacts',
  component: Flow,
  // Each of these pages has pictures of its own.
  tags: ['!autodocs', 'no-visual'],
  parameters: { layout: 'fullscreen', router: false },
  beforeEach: () => resetDatabase(),
});

const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:4.0', ...lines, 'END:VCARD', ''].join('\n');
const text = [
  card('FN:Nora Quist', 'EMAIL:nora@quist.example'),
  card('FN:Nora Quist', 'EMAIL:nora@quist.example', 'TEL:+905321234567'),
  card('FN:Ada L.', 'EMAIL:ada.lindqvist@orvela.example', 'EMAIL:ada@home.example'),
  'no vCard line\n',
].join('');

export const Import = meta.story({ args: { at: '/apps/contacts' } });
Import.test(
  'a file with broken and duplicate entries is imported, and told among the activities',
  async ({ userEvent, step }) => {
    await screen.findByRole('link', { name: /^Ada Lindqvist/ });
    await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Import contacts' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import contacts' }));
    await step('shows what the file holds', async () => {
      const field = await dialog.findByLabelText('vCard file', { selector: 'input' });
      await userEvent.upload(field, new File([text], 'contacts.vcf', { type: 'text/vcard' }));
      await waitFor(() =>
        expect(dialog.getByText('2 contacts found in the file. 1 repeated contact was merged.')).toBeVisible(),
      );
      await expect(dialog.getByRole('cell', { name: 'Not a vCard line' })).toBeVisible();
    });
    await step('stores it', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Import 2 contacts' }));
      await waitFor(() => expect(dialog.getByText('Import complete')).toBeVisible());
      await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    });
    await step('merges what is there already', async () => {
      await userEvent.click(await screen.findByRole('link', { name: /^Ada Lindqvist/ }));
      await expect(await screen.findByRole('link', { name: 'ada@home.example' })).toBeVisible();
    });
    await step('is an activity', async () => {
      await goTo('/pages/activities');
      await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(/You imported contacts.*2 contacts/));
    });
  },
);
