import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { resetDatabase } from '#mocks/core/database';

import { Flow, goTo } from './Flow';

// The console comes first.
const longTimeout = { timeout: 20_000 };

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

const photo = async () => {
  const canvas = new OffscreenCanvas(640, 480);
  canvas.getContext('2d')?.fillRect(0, 0, 640, 480);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'photo.png', { type: 'image/png' });
};

export const AddAPerson = meta.story({ args: { at: '/apps/contacts' } });
AddAPerson.test(
  'a person with a photo, two telephones and a tag is added by keyboard, and found',
  async ({ userEvent, step }) => {
    await screen.findByRole('link', { name: /^Ada Lindqvist/ }, longTimeout);
    await step('is typed in', async () => {
      await userEvent.keyboard('{Control>}/{/Control}');
      const name = await screen.findByRole('textbox', { name: 'Name' }, longTimeout);
      await waitFor(() => expect(name).toHaveFocus());
      await userEvent.keyboard('Nora Quist');
      await userEvent.type(screen.getByRole('textbox', { name: 'Phone number 1' }), '+90 532 123 45 67');
      await userEvent.tab();
      await waitFor(
        () => expect(screen.getByRole('combobox', { name: 'Country of phone 1' })).toHaveValue('Türkiye (+90)'),
        longTimeout,
      );
      await userEvent.type(screen.getByRole('textbox', { name: 'Phone number 2' }), '+44 20 7946 0123');
      await userEvent.tab();
      await userEvent.type(screen.getByRole('combobox', { name: 'Tags' }), 'Choir');
      await userEvent.click(await screen.findByRole('option', { name: /Choir/ }, longTimeout));
    });
    await step('gets a photo', async () => {
      await userEvent.upload(screen.getByLabelText('Photo', { selector: 'input' }), await photo());
      const crop = within(await screen.findByRole('dialog', { name: 'Crop photo' }, longTimeout));
      await userEvent.click(await crop.findByRole('button', { name: 'Save photo' }, longTimeout));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), longTimeout);
    });
    await step('is shown', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Done' }));
      await screen.findByRole('heading', { level: 1, name: 'Nora Quist' }, longTimeout);
      const record = within(screen.getByRole('region', { name: 'Contact' }));
      await expect(record.getByRole('link', { name: '+90 532 123 45 67' })).toBeVisible();
      await expect(record.getByRole('link', { name: '+44 20 7946 0123' })).toBeVisible();
      await expect(record.getByRole('list', { name: 'Tags' })).toHaveTextContent('Choir');
    });
    await step('is found', async () => {
      await userEvent.keyboard('{Escape}');
      await userEvent.type(await screen.findByRole('searchbox', { name: 'Search by name' }, longTimeout), 'quist');
      await waitFor(() => expect(screen.queryByRole('link', { name: /^Ada Lindqvist/ })).toBeNull(), longTimeout);
      await expect(screen.getByRole('link', { name: /^Nora Quist/ })).toBeVisible();
    });
  },
);

export const Import = meta.story({ args: { at: '/apps/contacts' } });
Import.test(
  'a file with broken and duplicate entries is imported, and told among the activities',
  async ({ userEvent, step }) => {
    await screen.findByRole('link', { name: /^Ada Lindqvist/ }, longTimeout);
    await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Import contacts' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import contacts' }));
    await step('shows what the file holds', async () => {
      const field = await dialog.findByLabelText('vCard file', { selector: 'input' }, longTimeout);
      await userEvent.upload(field, new File([text], 'contacts.vcf', { type: 'text/vcard' }));
      await waitFor(
        () => expect(dialog.getByText('2 contacts found in the file. 1 appears twice and was joined.')).toBeVisible(),
        longTimeout,
      );
      await expect(dialog.getByRole('cell', { name: 'Not a vCard line' })).toBeVisible();
    });
    await step('stores it', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Import 2 contacts' }));
      await waitFor(() => expect(dialog.getByText('Import complete')).toBeVisible(), longTimeout);
      await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    });
    await step('merges what is there already', async () => {
      await userEvent.click(await screen.findByRole('link', { name: /^Ada Lindqvist/ }, longTimeout));
      await expect(await screen.findByRole('link', { name: 'ada@home.example' }, longTimeout)).toBeVisible();
    });
    await step('is an activity', async () => {
      await goTo('/pages/activities');
      await waitFor(
        () => expect(screen.getByRole('main')).toHaveTextContent(/You imported contacts.*2 contacts/),
        longTimeout,
      );
    });
  },
);
