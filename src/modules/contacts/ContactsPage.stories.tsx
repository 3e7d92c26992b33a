import { renderRoute } from '#.storybook/renderRoute';
import { forwardKey } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { useNavigate } from 'react-router-dom';
import { expect, screen, spyOn, userEvent as user, waitFor, within } from 'storybook/test';

import { resetDatabase } from '#mocks/core/database';
import { contactsHandlers } from '#mocks/contacts/handlers';
import { contacts } from '#mocks/contacts/seed';
import { contactsScenarios } from '#mocks/contacts/scenarios';
import { contacts as book } from '#mocks/contacts/store';
import { fillDisk } from '#mocks/testing/fillDisk';

import { Component } from './ContactsPage';

const meta = preview.meta({
  render: renderRoute,
  args: { path: '/apps/contacts/:id?', at: '/apps/contacts', page: { Component } },
  tags: ['no-visual'],
  parameters: {
    layout: 'fullscreen',
    router: false,
    keyboard: [
      ['J, K, ↓, ↑, Home, End', 'Move through the list, or open the next contact where one is open'],
      ['Enter, Escape', 'Opens the contact that has the focus, and returns to its row'],
      ['X, Space, Shift with ↓ or ↑', 'Selects'],
      ['N, Ctrl+/', 'New contact; Ctrl+/ also while typing'],
      ['E', 'Edits the contact'],
      ['#, Delete', 'Deletes'],
      ['Ctrl+Z', 'Takes the last change back while it is offered'],
      ['/, ?', 'Searches, shows all keys'],
      ['↓, ↑ or a letter, on the letters', 'Jumps to the names of a letter'],
    ],
  },
  beforeEach: () => resetDatabase(),
});

type UserEvent = ReturnType<typeof user.setup>;

const row = (name: RegExp) => screen.findByRole('link', { name });
/** How many contacts the list says it has. */
const summary = (count: string | number) =>
  screen.findByText(`${count} contact${count === 1 ? '' : 's'}`, { selector: '[role="status"]' }, { timeout: 20_000 });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function rename(userEvent: UserEvent, name: string) {
  const field = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.clear(field);
  await userEvent.type(field, name);
}

export const Loaded = meta.story({ tags: ['screen', '!no-visual'] });
Loaded.test('lists everyone under the letters of their names', async ({ canvas }) => {
  await expect(await heading('Contacts')).toBeVisible();
  await expect(await row(/Ada Lindqvist.*Directory editor, Orvela Facilities/)).toBeVisible();
  await expect(await summary(contacts.length)).toBeVisible();
  await expect(within(canvas.getByRole('list', { name: 'Contacts' })).getAllByText('A')[0]).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Contacts | Orvela Facilities'));
});
Loaded.test('jumps to a letter', async ({ canvas, userEvent }) => {
  const letters = await canvas.findByRole('slider', { name: 'Jump to a letter' });
  letters.focus();
  await userEvent.keyboard('s');
  await expect(letters).toHaveAttribute('aria-valuetext', 'S');
  await expect(await row(/^Selin Kurt/)).toBeVisible();
  await userEvent.keyboard('{Home}');
  await expect(letters).toHaveAttribute('aria-valuetext', 'A');
  await expect(await row(/Ada Lindqvist/)).toBeVisible();
});
Loaded.test('finds while typing, and says when nothing matches', async ({ canvas, userEvent }) => {
  await row(/Ada Lindqvist/);
  await userEvent.keyboard('/');
  const field = canvas.getByRole('searchbox', { name: 'Search by name' });
  await expect(field).toHaveFocus();
  await userEvent.type(field, 'yilmaz');
  await expect(await summary(1)).toBeVisible();
  await expect(await row(/Ayşe Yılmaz/)).toBeVisible();
  await userEvent.type(field, 'x');
  await expect(await canvas.findByText('No contacts match “yilmazx”')).toBeVisible();
  await expect(field).toHaveFocus();
  await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
  await expect(await row(/Ada Lindqvist/)).toBeVisible();
  await expect(field).toHaveValue('');
});
Loaded.test('filters by tag', async ({ canvas, userEvent }) => {
  const views = await canvas.findByRole('navigation', { name: 'Contacts and tags' });
  await userEvent.click(await within(views).findByRole('link', { name: /^Band/ }));
  await expect(await heading('Band')).toBeVisible();
  const count = contacts.filter(({ tags }) => tags.includes('65930b5a')).length;
  await expect(await summary(count)).toBeVisible();
});
Loaded.test('is walked by keys, and returns to the row', async ({ canvas, userEvent }) => {
  await row(/Ada Lindqvist/);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await waitFor(() => expect(canvas.getByRole('link', { name: /^Alan Okafor/ })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await expect(await heading('Alan Okafor')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect(await canvas.findByText('No contact selected')).toBeVisible();
  await expect(document.querySelector('[data-route-focus]')).toHaveTextContent('Alan Okafor');
});
Loaded.test('returns to a row that is out of view', async ({ userEvent }) => {
  await row(/Ada Lindqvist/);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await heading('Ada Lindqvist');
  // One of another part of the list opens beside it.
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(screen.queryByRole('heading', { level: 1, name: 'Ada Lindqvist' })).toBeNull());
  const name = (await screen.findByRole('heading', { level: 1 })).textContent;
  await waitFor(() => expect(document.activeElement).toHaveTextContent(name));
  document
    .querySelector('[role="slider"]')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }));
  await row(/Ada Lindqvist/);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toHaveTextContent(name));
});
Loaded.test('tags and deletes several, and brings them back', async ({ canvas, userEvent }) => {
  await row(/Ada Lindqvist/);
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Ada Lindqvist' }));
  await userEvent.keyboard('{Shift>}');
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Ayşe Yılmaz' }));
  await userEvent.keyboard('{/Shift}');
  await expect(await canvas.findByText('3 selected')).toBeVisible();
  const bar = canvas.getByRole('group', { name: 'Actions for the selected contacts' });
  await userEvent.click(within(bar).getByRole('button', { name: 'Tags' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Band' }));
  await waitFor(() => expect(screen.getByText(/^Tagged (3|2) contacts “Band”$/)).toBeVisible());
  await userEvent.keyboard('{Escape}');
  await userEvent.click(within(bar).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Ada Lindqvist/ })).toBeNull());
  await waitFor(() => expect(screen.getByText('3 contacts deleted')).toBeVisible());
  await expect(await summary(contacts.length - 3)).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect(await row(/^Ada Lindqvist/)).toBeVisible();
  await expect(await summary(contacts.length)).toBeVisible();
});
Loaded.test('opens a new contact ready to be typed in, and finds its place', async ({ userEvent }) => {
  await row(/Ada Lindqvist/);
  await userEvent.keyboard('n');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(name).toHaveFocus());
  await userEvent.type(name, 'Aaron Able');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email address 1' }), 'aaron@able.example');
  await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
  await expect(await heading('Aaron Able')).toBeVisible();
  await expect(await row(/^Aaron Able/)).toBeVisible();
  await expect(await summary(contacts.length + 1)).toBeVisible();
});
Loaded.test('leaves nothing behind of a contact that stays blank', async ({ canvas, userEvent }) => {
  await row(/Ada Lindqvist/);
  await userEvent.keyboard('{Control>}/{/Control}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await expect(await canvas.findByText('No contact selected')).toBeVisible();
  await expect(await summary(contacts.length)).toBeVisible();
});
Loaded.test('discards a new contact that was emptied again', async ({ canvas, userEvent }) => {
  await row(/Ada Lindqvist/);
  for (const leave of [
    () => userEvent.click(canvas.getByRole('button', { name: 'Done' })),
    () => userEvent.click(canvas.getByRole('button', { name: 'Cancel' })),
    () => userEvent.click(canvas.getByRole('link', { name: /^All contacts/ })),
  ]) {
    await userEvent.keyboard('{Control>}/{/Control}');
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, 'Aaron Able');
    await expect(await summary(contacts.length + 1)).toBeVisible();
    await userEvent.clear(name);
    await leave();
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull());
    await waitFor(async () => expect(await book.of('per_0001').list()).toHaveLength(contacts.length));
    await expect(await summary(contacts.length)).toBeVisible();
  }
  await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(contactsScenarios.list.neverResolves()) });
Loading.test('shows rows that are still to come', async ({ canvas }) => {
  await expect(await canvas.findByRole('checkbox', { name: 'Select all in the list' })).toBeDisabled();
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(...contactsScenarios.empty()) });
Empty.test('offers the first contact', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('No contacts yet')).toBeVisible();
  const [, first] = canvas.getAllByRole('button', { name: 'New contact' });
  await userEvent.click(first ?? document.body);
  await expect(await screen.findByRole('textbox', { name: 'Name' })).toBeVisible();
});

export const EmptyTag = meta.story({
  args: { at: '/apps/contacts?tag=65930b5a' },
  beforeEach: ({ msw }) => msw.use(...contactsScenarios.empty()),
});
EmptyTag.test('says so, with the way back', async ({ canvas }) => {
  await expect(await canvas.findByText('No contacts tagged “Band”')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Show all contacts' })).toHaveAttribute('href', '/apps/contacts');
});

export const UnknownTag = meta.story({ args: { at: '/apps/contacts?tag=gone' } });
UnknownTag.test('says that nobody has it', async ({ canvas }) => {
  await expect(await canvas.findByText('No contacts with this tag')).toBeVisible();
});

export const OneFound = meta.story({ args: { at: '/apps/contacts?q=lindqvist' } });
OneFound.test('is printed under its name, in the list and alone', async ({ canvas, userEvent }) => {
  const print = spyOn(window, 'print').mockImplementation(() => {});
  // What is printed is hidden on the screen.
  const printed = () => screen.findByRole('article', { hidden: true });
  await row(/Ada Lindqvist/);
  await userEvent.click(canvas.getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Print contacts' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  await expect((await printed()).querySelector('h2')).toHaveTextContent('Ada Lindqvist');
  await expect(await printed()).toHaveTextContent('Tags: Work');
  await expect(await printed()).toHaveTextContent('ada.lindqvist@orvela.example (Work)');
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(screen.queryByRole('article', { hidden: true })).toBeNull());
  await userEvent.click(await row(/Ada Lindqvist/));
  await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
  await expect((await printed()).querySelector('h1')).toHaveTextContent('Ada Lindqvist');
  window.dispatchEvent(new Event('afterprint'));
});
OneFound.test('is exported with its photo', async ({ canvas, userEvent }) => {
  const create = spyOn(URL, 'createObjectURL');
  await row(/Ada Lindqvist/);
  await userEvent.click(canvas.getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Export contacts' }));
  await waitFor(() => expect(create).toHaveBeenCalled());
  const [file] = create.mock.lastCall ?? [];
  await expect(file instanceof Blob ? await file.text() : '').toContain('\r\nPHOTO:data:image/webp;base64,');
});

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(contactsScenarios.list.failsOnce(503)) });
Failed.test('loads again when told to', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await expect(await row(/Ada Lindqvist/)).toBeVisible();
});

/** A change that the server refuses is taken back. */
export const Refused = meta.story({ beforeEach: ({ msw }) => msw.use(contactsScenarios.remove.fails(500)) });
Refused.test('brings the contact back and says why', async ({ userEvent }) => {
  (await row(/Ada Lindqvist/)).focus();
  await userEvent.keyboard('{Delete}');
  await expect(await row(/Ada Lindqvist/)).toBeVisible();
  await expect(await summary(contacts.length)).toBeVisible();
});

const long = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3);

/** Long and hostile texts: nothing runs, and nothing breaks the layout. */
export const Hostile = meta.story({
  args: { at: '/apps/contacts/per_0001' },
  beforeEach: ({ msw }) =>
    msw.use(
      ...contactsScenarios.holds(
        contacts.slice(0, 3).map((contact, at) => ({
          ...contact,
          name: ['<img src=x onerror=alert(1)>', long, ''][at] ?? '',
          company: long,
          address: long,
          emails: [{ email: `${long}@example.org`, label: long.slice(0, 40) }],
          phoneNumbers: [{ country: 'zz', phoneNumber: '1'.repeat(40), label: '' }],
          notes: '<script>alert(1)</script><p onclick="alert(1)">Harmless</p>',
        })),
      ),
    ),
});
Hostile.test('shows markup as text and an unknown country without a code', async ({ canvas }) => {
  await expect(await heading('<img src=x onerror=alert(1)>')).toBeVisible();
  await expect(canvas.getByText('1'.repeat(40))).toBeVisible();
  await expect(await canvas.findByText('Harmless')).not.toHaveAttribute('onclick');
});

/** Ten thousand contacts. */
export const Many = meta.story({ beforeEach: ({ msw }) => msw.use(...contactsScenarios.many()) });
Many.test('goes to the last by key, and renders only what is in view', async ({ canvas, userEvent }) => {
  await expect(await summary('10,000')).toBeVisible();
  await row(/^Ada Lindqvist ?Directory/);
  await userEvent.keyboard('{ArrowDown}{End}');
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Z/));
  await expect(within(canvas.getByRole('list', { name: 'Contacts' })).getAllByRole('link').length).toBeLessThan(60);
});

export const Open = meta.story({ args: { at: '/apps/contacts/per_0004' } });
Open.test('shows how to reach the contact', async ({ canvas }) => {
  await expect(await heading('Barış Kaya')).toBeVisible();
  await expect(await canvas.findByRole('link', { name: 'baris.kaya@orvela.example' })).toHaveAttribute(
    'href',
    'mailto:baris.kaya@orvela.example',
  );
  await expect(await canvas.findByRole('link', { name: '+999 23 555 122' })).toHaveAttribute(
    'href',
    'tel:+99923555122',
  );
  await expect(canvas.getByText(/years old, birthday (in \d+ days|tomorrow)|turns \d+ today/)).toBeVisible();
  await expect(await canvas.findByText('step-free entrances', { exact: false })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Barış Kaya | Orvela Facilities'));
});

export const Unknown = meta.story({ args: { at: '/apps/contacts/per_9999' } });
Unknown.test('says so beside the list, with the way back', async ({ canvas }) => {
  await expect(await heading('Contact not found')).toBeVisible();
  await expect(canvas.getByText(/per_9999/)).toBeVisible();
  await expect(await row(/Ada Lindqvist/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Back to contacts' })).toHaveAttribute('href', '/apps/contacts');
});

export const OpenFailed = meta.story({
  args: { at: '/apps/contacts/per_0004' },
  beforeEach: ({ msw }) => msw.use(contactsScenarios.list.neverResolves(), contactsScenarios.contact.fails()),
});
OpenFailed.test('loads again when told to', async ({ canvas, msw, userEvent }) => {
  const retry = await canvas.findByRole('button', { name: 'Try again' });
  msw.use(...contactsHandlers);
  await userEvent.click(retry);
  await expect(await heading('Barış Kaya')).toBeVisible();
});

export const Editing = meta.story({ args: { at: '/apps/contacts/per_0004?mode=edit' } });
Editing.test('saves by itself', async ({ canvas, userEvent }) => {
  await rename(userEvent, 'Barış Kayalar');
  await expect(await canvas.findByText('Saved')).toBeVisible();
  await expect(await row(/^Barış Kayalar/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
  await expect(await heading('Barış Kayalar')).toBeVisible();
});
Editing.test('brings everything back on Cancel', async ({ canvas, userEvent }) => {
  await rename(userEvent, 'Somebody else');
  await expect(await canvas.findByText('Saved')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  await expect(await heading('Barış Kaya')).toBeVisible();
  await expect(await row(/^Barış Kaya/)).toBeVisible();
});
Editing.test('stays open with a birthday that is no date', async ({ canvas, userEvent }) => {
  const field = await canvas.findByRole('textbox', { name: 'Birthday' });
  await userEvent.clear(field);
  await userEvent.type(field, '31/02/1990');
  await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(field).toHaveFocus());
  await expect(field).toBeInvalid();
});
Editing.test('is cancelled although another tab has changed the contact', async ({ canvas, userEvent }) => {
  await canvas.findByRole('textbox', { name: 'Name' });
  await book.of('per_0001').update('per_0004', { name: 'Barış Kaya-Demir', updatedAt: '2026-03-16T11:00:00.000Z' });
  await rename(userEvent, 'Somebody else');
  await expect(await canvas.findByText('Changed in another tab')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Name' })).toBeNull());
  await expect((await book.of('per_0001').get('per_0004')).name).toBe('Barış Kaya-Demir');
});
Editing.test('adds a row as the last is filled, and drops an empty one', async ({ canvas, userEvent }) => {
  const second = await canvas.findByRole('textbox', { name: 'Email address 2' });
  await userEvent.type(second, 'not an address');
  await expect(canvas.getByRole('textbox', { name: 'Email address 3' })).toBeVisible();
  await userEvent.tab();
  await expect(await canvas.findByText(/isn’t a complete email address/)).toBeVisible();
  await userEvent.clear(second);
  await userEvent.click(canvas.getByRole('textbox', { name: 'Company' }));
  await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Email address 3' })).toBeNull());
});
Editing.test('keeps the focus when an emptied row is left', async ({ canvas, userEvent }) => {
  const first = await canvas.findByRole('textbox', { name: 'Email address 1' });
  await userEvent.clear(first);
  await userEvent.tab();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Remove email address 1' })).toHaveFocus();
  await userEvent.tab();
  // The fresh row takes the place.
  await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Email address 2' })).toBeNull());
  await expect(canvas.getByRole('textbox', { name: 'Email address 1' })).toHaveFocus();
  await expect(canvas.getByRole('textbox', { name: 'Email address 1' })).toHaveValue('');
});
Editing.test(
  'writes a number as its country does, and takes the country of a pasted one',
  async ({ canvas, userEvent }) => {
    const number = await canvas.findByRole('textbox', { name: 'Phone number 4' });
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Country of phone 4' })).toHaveValue('Germany (+49)'),
    );
    await userEvent.click(number);
    // As some programs copy it.
    await userEvent.paste('\u202A+90 532 123 45 67\u202C');
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Country of phone 4' })).toHaveValue('Türkiye (+90)'),
    );
    await expect(number).toHaveValue('532 123 45 67');
    await userEvent.clear(number);
    await userEvent.type(number, '12');
    await userEvent.tab();
    await expect(await canvas.findByText('This number is too short for Türkiye')).toBeVisible();
  },
);
Editing.test('creates a tag while choosing', async ({ canvas, userEvent }) => {
  const field = await canvas.findByRole('combobox', { name: 'Tags' });
  await userEvent.type(field, 'Choir');
  await userEvent.click(await screen.findByRole('option', { name: /Choir/ }));
  const views = canvas.getByRole('navigation', { name: 'Contacts and tags' });
  await expect(await within(views).findByRole('link', { name: /^Choir/ })).toBeVisible();
  await expect(await canvas.findByText('Saved')).toBeVisible();
});

/** The page under a button that goes back as the browser's does. */
function PageWithBack() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <Component />
    </>
  );
}

export const WithBack = meta.story({ args: { page: { Component: PageWithBack } } });
WithBack.test('leads to the list after Done', async ({ canvas, userEvent }) => {
  await userEvent.click(await row(/^Ada Lindqvist/));
  await userEvent.click(await canvas.findByRole('link', { name: 'Edit' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Done' }));
  await heading('Ada Lindqvist');
  await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
  await expect(await canvas.findByText('No contact selected')).toBeVisible();
});
WithBack.test('leads to the list after Cancel', async ({ canvas, userEvent }) => {
  await userEvent.click(await row(/^Ada Lindqvist/));
  await heading('Ada Lindqvist');
  await userEvent.keyboard('e');
  await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
  await heading('Ada Lindqvist');
  await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
  await expect(await canvas.findByText('No contact selected')).toBeVisible();
});

/** A new contact that was saved before the page was loaded again. */
export const NewReopened = meta.story({ args: { at: '/apps/contacts/per_0004?mode=new' } });
NewReopened.test('goes on with what is saved of it', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('Barış Kaya');
  await rename(userEvent, 'Barış Kayalar');
  await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
  await expect(await heading('Barış Kayalar')).toBeVisible();
});

/** A picture of a size that is no square. */
function picture(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 90;
  canvas.height = 60;
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(new File([blob ?? ''], 'photo.png', { type: 'image/png' })), 'image/png');
  });
}
Editing.test('crops a photo to a square, and takes it off again', async ({ canvas, userEvent }) => {
  const field = await canvas.findByLabelText('Photo', { selector: 'input' });
  await userEvent.upload(field, await picture());
  const dialog = await screen.findByRole('dialog', { name: 'Crop photo' });
  within(dialog).getByRole('slider', { name: 'Zoom' }).focus();
  await userEvent.keyboard(`${forwardKey()}${forwardKey()}`);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save photo' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.querySelector('form img')?.getAttribute('src')).toMatch(/^data:image\/jpeg/));
  await userEvent.click(canvas.getByRole('button', { name: 'Remove photo' }));
  await expect(await canvas.findByRole('button', { name: 'Add photo' })).toHaveFocus();
});
Editing.test('says why a file is no photo', async ({ canvas, userEvent }) => {
  const field = await canvas.findByLabelText('Photo', { selector: 'input' });
  // As a person who lists all files in the dialog.
  await user.setup({ applyAccept: false }).upload(field, new File(['GIF89a'], 'photo.gif', { type: 'image/gif' }));
  await expect(await canvas.findByText('Choose a JPEG, PNG or WebP photo')).toBeVisible();
  await userEvent.upload(field, new File(['no picture'], 'photo.png', { type: 'image/png' }));
  await expect(await canvas.findByText(/isn’t a photo that can be opened/)).toBeVisible();
});

export const SaveFailed = meta.story({
  args: { at: '/apps/contacts/per_0004?mode=edit' },
  beforeEach: ({ msw }) => msw.use(contactsScenarios.change.failsOnce(503)),
});
SaveFailed.test('keeps what was typed, and saves it when told to', async ({ canvas, userEvent }) => {
  await rename(userEvent, 'Barış Kayalar');
  await expect(await canvas.findByText('Not saved')).toBeVisible();
  await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Barış Kayalar');
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByText('Saved')).toBeVisible();
  await expect(await row(/^Barış Kayalar/)).toBeVisible();
});

export const FullDisk = meta.story({ tags: ['no-visual'], args: { at: '/apps/contacts/per_0004?mode=edit' } });
FullDisk.test(
  'says that nothing is saved, keeps it, and saves it once there is room',
  async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    const makeRoom = fillDisk();
    try {
      await userEvent.clear(name);
      await userEvent.type(name, 'Barış Kayalar');
      await expect(await canvas.findByText('Not saved: storage is full')).toBeVisible();
      await expect(name).toHaveValue('Barış Kayalar');
    } finally {
      makeRoom();
    }
    // It may already be trying again by itself.
    const retry = canvas.queryByRole('button', { name: 'Try again' });
    if (retry) await userEvent.click(retry);
    await expect(await row(/^Barış Kayalar/)).toBeVisible();
    await expect(await canvas.findByText('Saved')).toBeVisible();
  },
);

/** Another tab deletes the contact that is being edited. */
export const DeletedElsewhere = meta.story({ beforeEach: ({ msw }) => msw.use(contactsScenarios.contact.fails(404)) });
DeletedElsewhere.test('keeps what is being written', async ({ canvas, userEvent }) => {
  (await row(/^Ada Lindqvist/)).focus();
  await userEvent.keyboard('e');
  await rename(userEvent, 'Ada Lind');
  await book.of('per_0001').remove('per_0001');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'quist');
  await expect(await canvas.findByText('Deleted in another tab')).toBeVisible();
  await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Lindquist');
  await userEvent.click(canvas.getByRole('button', { name: 'Save it again' }));
  await waitFor(async () => expect((await book.of('per_0001').get('per_0001')).name).toBe('Ada Lindquist'));
});

export const Turkish = meta.story({ args: { at: '/apps/contacts/per_0004' }, globals: { locale: 'tr' } });
Turkish.test('sorts and names as Turkish does', async ({ canvas }) => {
  await expect(await canvas.findByText('Telefonlar')).toBeVisible();
  await expect(canvas.getByText('Cep')).toBeVisible();
  await expect(await canvas.findByRole('heading', { level: 2, name: 'Kişiler' })).toBeVisible();
});

export const Dark = meta.story({ args: { at: '/apps/contacts/per_0004' }, globals: { scheme: 'dark' } });

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
OnAPhone.test('shows the contact as a screen of its own, with the way back', async ({ canvas, userEvent }) => {
  await userEvent.click(await row(/Ada Lindqvist/));
  await expect(await heading('Ada Lindqvist')).toBeVisible();
  await expect(screen.queryByRole('heading', { level: 2, name: 'Contacts' })).toBeNull();
  await userEvent.click(canvas.getByRole('link', { name: 'Back to contacts' }));
  await expect(await row(/Ada Lindqvist/)).toBeVisible();
});
