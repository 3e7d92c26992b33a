import { renderRoute } from '#.storybook/renderRoute';
import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { userEvent as userEvents } from 'storybook/test';

import { resetDatabase } from '#mocks/core/database';
import { contacts } from '#mocks/contacts/seed';
import { contactsScenarios } from '#mocks/contacts/scenarios';
import { contacts as book } from '#mocks/contacts/store';

import { Component } from './ContactsPage';

const meta = preview.meta({
  render: renderRoute,
  args: { path: '/apps/contacts/:id?', at: '/apps/contacts', page: { Component } },
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen', router: false },
  beforeEach: () => resetDatabase(),
});

type UserEvent = ReturnType<typeof userEvents.setup>;

const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:4.0', ...lines, 'END:VCARD', ''].join('\n');

async function openImport(userEvent: UserEvent) {
  await screen.findByRole('link', { name: /^Ada Lindqvist/ });
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Import contacts' }));
  return screen.findByRole('dialog', { name: 'Import contacts' });
}

async function choose(userEvent: UserEvent, text: BlobPart) {
  const dialog = await openImport(userEvent);
  const field = await within(dialog).findByLabelText('vCard file', { selector: 'input' });
  await userEvent.upload(field, new File([text], 'contacts.vcf', { type: 'text/vcard' }));
  return dialog;
}

const summary = (count: number | string) =>
  screen.findByText(`${count} contacts`, { selector: '[role="status"]' }, { timeout: 20_000 });

const mixed = [
  card('FN:Nora Quist', 'EMAIL;TYPE=work:nora@quist.example', 'CATEGORIES:Choir'),
  card('FN:Ada L.', 'EMAIL:ada.lindqvist@orvela.example', 'EMAIL:ada@home.example', 'TITLE:Head of directory'),
  'This is no vCard line\n',
  card('FN:Without mail', 'EMAIL:nope'),
].join('');

export const Chosen = meta.story({});
Chosen.test('stores a photo no larger than an uploaded one', async ({ userEvent }) => {
  const picture = document.createElement('canvas');
  picture.width = 900;
  picture.height = 600;
  const dialog = await choose(userEvent, card('FN:Nora Quist', `PHOTO:${picture.toDataURL('image/png')}`));
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Import 1 contact' }));
  await expect(await within(dialog).findByText('Import complete')).toBeVisible();
  const stored = (await book.of('per_0001').list()).find(({ name }) => name === 'Nora Quist');
  const image = new Image();
  image.src = stored?.avatar ?? '';
  await image.decode();
  await expect(image.naturalWidth).toBe(512);
});
Chosen.test('shows what a file holds, and stores it merged field by field', async ({ canvas, userEvent }) => {
  const dialog = await choose(userEvent, mixed);
  await expect(await within(dialog).findByText('3 contacts found in the file.')).toBeVisible();
  await expect(within(dialog).getByText('2 new contacts')).toBeVisible();
  await expect(within(dialog).getByText('1 possible duplicate')).toBeVisible();
  await expect(within(dialog).getByText('Not a vCard line')).toBeVisible();
  await expect(within(dialog).getByRole('cell', { name: 'Not an email address' })).toBeVisible();
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Head of directory' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Import 3 contacts' }));
  await expect(await within(dialog).findByText('Import complete')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
  await expect(await summary(contacts.length + 2)).toBeVisible();
  await userEvent.click(await screen.findByRole('link', { name: /^Ada Lindqvist/ }));
  await expect(await canvas.findByText(/^Head of directory, /, { selector: 'p' })).toBeVisible();
  await expect(await canvas.findByRole('link', { name: 'ada@home.example' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'ada.lindqvist@orvela.example' })).toBeVisible();
  await expect(await canvas.findByRole('link', { name: /^Choir/ })).toBeVisible();
});
Chosen.test('takes the whole import back', async ({ userEvent }) => {
  const dialog = await choose(userEvent, mixed);
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Import 3 contacts' }));
  const choir = () => screen.queryByRole('link', { name: /^Choir/, hidden: true });
  await waitFor(() => expect(choir()).not.toBeNull());
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Undo import' }));
  await expect(await summary(contacts.length)).toBeVisible();
  await waitFor(() => expect(choir()).toBeNull());
});
Chosen.test('reads the Turkish letters of old programs', async ({ userEvent }) => {
  // “ş” in windows-1254.
  const dialog = await choose(
    userEvent,
    Uint8Array.from(card('FN:Ay\u00FEe Demir'), (sign) => sign.charCodeAt(0)),
  );
  await expect(await within(dialog).findByText('Ayşe Demir')).toBeVisible();
});
Chosen.test('merges several contacts of a file into one', async ({ canvas, userEvent }) => {
  const ada = ['EMAIL:ada.lindqvist@orvela.example', 'TITLE:Head of directory'];
  const dialog = await choose(
    userEvent,
    card('FN:Ada L.', ...ada, 'EMAIL:ada@home.example') + card('FN:Ada Q.', ...ada, 'EMAIL:ada@boat.example'),
  );
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Import 2 contacts' }));
  await expect(await within(dialog).findByText('0 contacts added. 1 merged.')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
  await userEvent.click(await screen.findByRole('link', { name: /^Ada Lindqvist/ }));
  await expect(await canvas.findByRole('link', { name: 'ada@home.example' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'ada@boat.example' })).toBeVisible();
});
Chosen.test('says when there is no contact in the file', async ({ userEvent }) => {
  const dialog = await choose(userEvent, 'nothing\nof use\n');
  await expect(await within(dialog).findByText('0 contacts found in the file.')).toBeVisible();
  await expect(within(dialog).queryByRole('button', { name: /^Import \d/ })).toBeNull();
});

/** A call fails on the way: what is stored stays, and the dialog says so. */
export const Broken = meta.story({ beforeEach: ({ msw }) => msw.use(contactsScenarios.put.fails(503)) });
Broken.test('says that some could not be imported', async ({ userEvent }) => {
  const dialog = await choose(userEvent, mixed);
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Import 3 contacts' }));
  await expect(await within(dialog).findByText('Some contacts could not be imported')).toBeVisible();
  await expect(within(dialog).getByText(/0 contacts added/)).toBeVisible();
});

/** Two thousand contacts, read in a worker. */
export const Large = meta.story({});
Large.test('can be stopped; what is stored stays', async ({ userEvent }) => {
  const dialog = await choose(
    userEvent,
    Array.from({ length: 2000 }, (_, n) => card(`FN:Person ${n}`, `EMAIL:p${n}@many.example`)).join(''),
  );
  await userEvent.click(
    await within(dialog).findByRole('button', { name: 'Import 2,000 contacts' }, { timeout: 20_000 }),
  );
  await within(dialog).findByRole('progressbar');
  await waitFor(() => expect(within(dialog).getByText(/^[1-9][\d,]* of 2,000 contacts$/)).toBeVisible(), {
    timeout: 20_000,
  });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await expect(await within(dialog).findByText('Import stopped')).toBeVisible();
  await expect(within(dialog).getByText(/^[1-9][\d,]* contacts added/)).toBeVisible();
});

export const Turkish = meta.story({ globals: { locale: 'tr' } });
Turkish.test('is in Turkish', async ({ userEvent }) => {
  await screen.findByRole('link', { name: /^Ada Lindqvist/ });
  await userEvent.click(screen.getByRole('button', { name: 'Diğer' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Kişileri içe aktar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Kişileri içe aktar' });
  await waitFor(() => expect(dialog).toBeVisible());
});
