import { renderRoute } from '#.storybook/renderRoute';
import { savedText } from '#.storybook/savedFile';
import preview from '#.storybook/preview';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { paths } from '#domain/paths';
import { currentSession } from '#lib/session/session';
import { resetDatabase } from '#mocks/core/database';
import { accounts } from '#mocks/accounts/store';
import { accountScenarios } from '#mocks/accounts/scenarios';
import { facilityId } from '#mocks/directory/seed/random';
import { personByName } from '#mocks/people/seed';

import { AccountDetailsPage } from './AccountDetailsPage';

const resend = fn();

const meta = preview.meta({
  render: renderRoute,
  args: {
    path: paths.account,
    at: paths.account,
    page: { Component: () => <AccountDetailsPage resend={() => Promise.resolve(resend())} /> },
  },
  parameters: { layout: 'fullscreen', router: false, account: 'ada' },
  async beforeEach() {
    resend.mockReset();
    await resetDatabase();
    // Later stories may use the account that was closed here.
    return resetDatabase;
  },
});

type Canvas = ReturnType<typeof within>;
const change = (canvas: Canvas, what: string) => canvas.findByRole('button', { name: `Change ${what}` });

export const Loaded = meta.story({});
Loaded.test('changes the name where it stands, by keyboard', async ({ canvas, userEvent }) => {
  const button = await change(canvas, 'name');
  await waitFor(() => expect(document.title).toBe('Account details | Orvela Facilities'));
  button.focus();
  await userEvent.keyboard('{Enter}');
  const field = await canvas.findByRole('textbox', { name: 'Name' });
  await expect(field).toHaveFocus();
  await userEvent.clear(field);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus());
  await expect(field).toHaveAccessibleDescription('Enter your name');
  await waitFor(() => expect(document.title).toBe('Error: Account details | Orvela Facilities'));
  await userEvent.click(canvas.getByRole('link', { name: 'Enter your name' }));
  await expect(field).toHaveFocus();
  await userEvent.keyboard('Ada Öztürk{Enter}');
  await expect(await canvas.findByText('Name saved')).toBeVisible();
  await expect(canvas.getByText('Ada Öztürk')).toBeVisible();
  await expect(await change(canvas, 'name')).toHaveFocus();
  await waitFor(() => expect(document.title).toBe('Account details | Orvela Facilities'));
  await expect(currentSession()).toMatchObject({ status: 'authenticated', user: { name: 'Ada Öztürk' } });
});
Loaded.test('gives a change up, and the focus back', async ({ canvas, userEvent }) => {
  await userEvent.click(await change(canvas, 'status'));
  await expect(await canvas.findByRole('radio', { name: 'Online' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  await expect(canvas.queryByRole('radio')).toBeNull();
  await expect(await change(canvas, 'status')).toHaveFocus();
  await expect(currentSession()).toMatchObject({ user: { status: 'online' } });
});
Loaded.test('speaks another language as soon as it is chosen', async ({ canvas, userEvent }) => {
  await userEvent.click(await change(canvas, 'language'));
  await userEvent.click(await canvas.findByRole('radio', { name: 'Türkçe' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  // A story loads every translation of the product, not only those of this page.
  await expect(await canvas.findByText('Diliniz kaydedildi', {}, { timeout: 20_000 })).toBeVisible();
  await expect(localStorage.getItem('language')).toBe('tr');
});
Loaded.test('signs the other devices out', async ({ canvas, userEvent }) => {
  const list = await canvas.findByRole('list', { name: 'Where you are signed in' });
  await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  await userEvent.click(within(list).getByRole('button', { name: /^Sign out .*iPhone/ }));
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
  await expect(await canvas.findByText(/Signed out of .*iPhone/)).toBeVisible();
  await expect(list).toHaveFocus();
});
Loaded.test('gives everything as a file', async ({ canvas, userEvent }) => {
  const text = await savedText(async () => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download JSON' }));
    await expect(await canvas.findByText('Your data has been downloaded')).toBeVisible();
  });
  await expect(JSON.parse(text)).toMatchObject({ account: { email: 'ada@orvela.example' } });
});
Loaded.test('closes the account after its password and a question', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Close account' }));
  const password = await canvas.findByLabelText('Current password');
  await expect(password).toHaveFocus();
  await userEvent.keyboard('not it at all{Enter}');
  const question = await screen.findByRole('alertdialog', { name: 'Close your account?' });
  await expect(within(question).getByRole('button', { name: 'Keep my account' })).toHaveFocus();
  await userEvent.click(within(question).getByRole('button', { name: 'Close account' }));
  await waitFor(() => expect(password).toHaveAccessibleDescription(/^Your current password is incorrect/));
  await userEvent.type(password, 'orvela-demo{Enter}');
  const again = await screen.findByRole('alertdialog', { name: 'Close your account?' });
  await userEvent.click(within(again).getByRole('button', { name: 'Close account' }));
  await waitFor(() => expect(canvas.queryByRole('heading', { level: 1 })).toBeNull());
});

export const Loading = Loaded.extend({ beforeEach: ({ msw }) => msw.use(accountScenarios.details.neverResolves()) });

export const Failed = Loaded.extend({ beforeEach: ({ msw }) => msw.use(accountScenarios.details.failsOnce(503)) });
Failed.test('loads again when told to', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('Could not load your account')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByText('ada@orvela.example')).toBeVisible();
});

/** The list of sessions fails to load; the rest of the page works. */
export const Partial = Loaded.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(accountScenarios.sessions.failsOnce(503)),
});
Partial.test('says what is missing and gets it', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('Could not load your sessions')).toBeVisible();
  await expect(canvas.getByText('ada@orvela.example')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByText('This device')).toBeVisible();
});

export const Invalid = Loaded.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await change(canvas, 'email address'));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'New email address' }), 'ada at orvela{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus());
  },
});
Invalid.test('says the same above and at each field', async ({ canvas }) => {
  const said = ['Enter an email address in the correct format', 'Enter your current password'];
  await expect(canvas.getAllByRole('link', { name: /^Enter/ }).map(({ textContent }) => textContent)).toEqual(said);
  for (const text of said) await expect(canvas.getAllByText(text)).toHaveLength(2);
});

/** The server rejects the address: it stays in its field, and the password is cleared. */
export const Refused = Loaded.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await change(canvas, 'email address'));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'New email address' }), 'mira@orvela.example');
    await userEvent.type(canvas.getByLabelText('Current password'), 'orvela-demo{Enter}');
    await canvas.findByRole('group', { name: 'There is a problem' });
  },
});
Refused.test('tells nobody why an address cannot be used', async ({ canvas }) => {
  const field = canvas.getByRole('textbox', { name: 'New email address' });
  await expect(field).toHaveValue('mira@orvela.example');
  await expect(field).toHaveAccessibleDescription(/^This email address cannot be used/);
  await expect(canvas.getByLabelText('Current password')).toHaveValue('');
});

export const Saving = Loaded.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(accountScenarios.change.neverResolves()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await change(canvas, 'name'));
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: 'Saving…' });
  },
});

export const Saved = Loaded.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await change(canvas, 'name'));
    const field = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Ada Lovelace{Enter}');
    await canvas.findByText('Name saved');
  },
});
Saved.test('shows what is saved, and gives the focus back', async ({ canvas }) => {
  await expect(await canvas.findByText('Ada Lovelace')).toBeVisible();
  await waitFor(async () => expect(await change(canvas, 'name')).toHaveFocus());
});

/** The change could not be saved. */
export const NotSaved = Loaded.extend({
  beforeEach: ({ msw }) => msw.use(accountScenarios.change.failsOnce(503)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await change(canvas, 'name'));
    const field = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Ada Lovelace{Enter}');
    await canvas.findByText('There is a problem with the service. Try again later.');
  },
});
NotSaved.test('keeps what was typed, so that saving again is enough', async ({ canvas, userEvent }) => {
  await waitFor(() => expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus());
  await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Lovelace');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(await canvas.findByText('Name saved')).toBeVisible();
});

/** The account was changed elsewhere: the page shows the current value beside what was typed. */
export const Conflict = Loaded.extend({
  beforeEach: ({ msw }) => msw.use(accountScenarios.change.conflicts()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await change(canvas, 'name'));
    const field = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Ada Lovelace{Enter}');
    await canvas.findByText('This was changed somewhere else');
    await expect(field).toHaveValue('Ada Lovelace');
  },
});

/** A new address has been requested and is not confirmed yet. */
export const Pending = Loaded.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await change(canvas, 'email address'));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'New email address' }), 'ada@new.example');
    await userEvent.type(canvas.getByLabelText('Current password'), 'orvela-demo{Enter}');
    await canvas.findByText('Waiting for you to confirm ada@new.example');
  },
});
Pending.test('keeps the old address until then, and when it is cancelled', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('ada@orvela.example')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel the change' }));
  await expect(await canvas.findByText('Your email address has not changed')).toBeVisible();
  await expect(canvas.queryByText(/Waiting for you to confirm/)).toBeNull();
});
Pending.test('says when the link may be asked for again', async ({ canvas, userEvent }) => {
  const again = canvas.getByRole('button', { name: 'Resend the link' });
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await expect(canvas.getByText('You can request another link in 1 minute.')).toBeVisible();
  await userEvent.click(again);
  await expect(resend).not.toHaveBeenCalled();
});
Pending.test('says so when it was confirmed meanwhile, and shows it', async ({ canvas, userEvent }) => {
  await accounts.update(personByName('Ada Lindqvist').id, (account) => ({
    ...account,
    email: 'ada@new.example',
    pendingEmail: null,
    revision: account.revision + 1,
  }));
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel the change' }));
  await expect(await canvas.findByText('This was changed somewhere else')).toBeVisible();
  await expect(canvas.queryByText(/problem with the service/)).toBeNull();
  await waitFor(() => expect(canvas.queryByText(/Waiting for you to confirm/)).toBeNull());
  await expect(canvas.getByText('ada@new.example')).toBeVisible();
});

/** Redirected here, because managing facilities needs a confirmed address. */
export const Unconfirmed = Loaded.extend({
  args: { at: `${paths.account}?notice=verify-email&redirectURL=${encodeURIComponent(paths.ownedFacilities)}` },
  parameters: { account: 'uma' },
});
Unconfirmed.test('sends the link again', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('Confirm your email address first')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Resend the link' }));
  await expect(await canvas.findByText(/We’ve sent a link to uma@orvela.example/)).toBeVisible();
  await expect(resend).toHaveBeenCalledOnce();
});

/** The account becomes the sole owner of facilities while the form is open. */
export const BecomesSoleOwner = Loaded.extend({
  parameters: { account: 'mira' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close account' }));
    await accounts.update(personByName('Mira Castellanos').id, { ownedFacilityIds: [facilityId(1), facilityId(2)] });
    await userEvent.type(await canvas.findByLabelText('Current password'), 'orvela-demo{Enter}');
    const question = await screen.findByRole('alertdialog', { name: 'Close your account?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Close account' }));
    await canvas.findByText('Give up ownership of 2 facilities first');
  },
});
BecomesSoleOwner.test('takes the focus to what is in the way, and finds nothing wrong', async ({ canvas }) => {
  await waitFor(() => expect(document.body).not.toHaveFocus());
  await waitFor(() => expect(document.activeElement).toContainElement(canvas.getByText(/^Give up ownership of 2/)));
  await expect(document.body).not.toHaveFocus();
  await waitFor(() => expect(document.title).toBe('Account details | Orvela Facilities'));
});

/** The sole owner of facilities cannot close the account. */
export const SoleOwner = Loaded.extend({ tags: ['no-visual'], parameters: { account: 'owen' } });
SoleOwner.test('leads to the facilities instead of closing', async ({ canvas }) => {
  await expect(await canvas.findByText('Give up ownership of 3 facilities first')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Close account' })).toBeNull();
});

export const LongName = Loaded.extend({
  beforeEach: ({ msw }) =>
    msw.use(
      accountScenarios.details.with({
        name: 'Zeynep Feyzanur Karaca-Vandenbroucke van der Meersch-Öztürkoğlu',
        email: 'zeynep.feyzanur.karaca-vandenbroucke.van-der-meersch@health-inspectorate.orvela.example',
        pendingEmail: 'zeynep.feyzanur.karaca-vandenbroucke.van-der-meersch@another-inspectorate.orvela.example',
      }),
    ),
});

export const Turkish = Unconfirmed.extend({ globals: { locale: 'tr' } });
export const Dark = Invalid.extend({ globals: { scheme: 'dark' } });
export const OnAPhone = LongName.extend({
  tags: ['phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: Invalid.input.play,
});
