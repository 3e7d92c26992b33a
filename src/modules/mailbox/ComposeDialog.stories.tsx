import preview from '#.storybook/preview';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { userEvent as userEvents } from 'storybook/test';

import { readOwnDraft, writeOwnDraft } from '#lib/drafts/drafts';
import { request } from '#lib/http/request';
import { resetDatabase } from '#mocks/core/database';
import { mailboxScenarios } from '#mocks/mailbox/scenarios';

import { getDraft, getMails, saveDraft, sendMail } from './api';
import type { MailDraft } from './api';
import { ComposeDialog } from './ComposeDialog';
import { mailLimits } from './limits';
import { mailDraftKey } from './useComposer';

const id = 'mai_written';
const draft: MailDraft = {
  to: 'baris.kaya@orvela.example',
  cc: '',
  bcc: '',
  subject: 'Ramps',
  content: '<p>Both doors have one.</p>',
  attachments: [],
};

const meta = preview.meta({
  component: ComposeDialog,
  args: { id, to: '', subject: '', onClose: fn(), onReplaced: fn() },
  tags: ['no-visual'],
  beforeEach: () => resetDatabase(),
});

const form = () => screen.findByRole('form', { name: 'New email' });
const subjectField = async () => within(await form()).findByRole('textbox', { name: 'Subject' });
const send = async (userEvent: ReturnType<typeof userEvents.setup>) =>
  userEvent.click(within(await form()).getByRole('button', { name: 'Send' }));

/** Opened by a link that names the recipient. */
export const FilledIn = meta.story({ args: { to: 'nora@quist.example', subject: 'Opening hours' } });
FilledIn.test('is addressed, and leaves nothing behind while nothing is written', async () => {
  await expect(await subjectField()).toHaveValue('Opening hours');
  await expect(await screen.findByText('nora@quist.example')).toBeVisible();
  await expect(await request(getDraft, { query: { id } })).toBeNull();
});

/** Nothing is written yet. */
export const Blank = meta.story({});
const recipient = () => screen.findByRole('combobox', { name: 'To' });
Blank.test('is written from field to field with Tab, and sent with Ctrl+Enter', async ({ args, userEvent }) => {
  await userEvent.type(await recipient(), 'nora@quist.example{Enter}');
  await expect(screen.queryByRole('listbox')).toBeNull();
  // The editor loads on its own, and can be reached once it has.
  const text = await within(await form()).findByRole('textbox', { name: 'Message' });
  await userEvent.tab();
  await expect(await subjectField()).toHaveFocus();
  await userEvent.keyboard('Opening hours on Sunday');
  await userEvent.tab();
  await userEvent.tab();
  await expect(text).toHaveFocus();
  await userEvent.type(text, 'From ten to four.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  const { mails } = await request(getMails, { query: { folder: 'sent' } });
  await expect(mails?.[0]).toMatchObject({
    to: 'nora@quist.example',
    subject: 'Opening hours on Sunday',
    content: '<p>From ten to four.</p>',
  });
});
Blank.test('is not sent while a field still has a text that is no address', async ({ args, userEvent }) => {
  const to = await recipient();
  await userEvent.type(to, 'nora@quist.example{Enter}');
  await userEvent.type(await subjectField(), 'Opening hours');
  await userEvent.type(to, 'baris kaya');
  await send(userEvent);
  await expect(to).toHaveFocus();
  await expect(to).toHaveValue('baris kaya');
  await expect(to).toHaveAccessibleDescription(/is not/);
  await expect(args.onClose).not.toHaveBeenCalled();
});
Blank.test('takes an address as typed, and a suggestion only when it is highlighted', async ({ userEvent }) => {
  const to = await recipient();
  await userEvent.type(to, 'ay');
  await screen.findByRole('option', { name: /Ayşe Yılmaz <ayse/ });
  await userEvent.keyboard('{Enter}');
  await expect(to).toHaveValue('ay');
  await expect(to).toHaveAccessibleDescription(/^“ay” is not/);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect(await screen.findByRole('button', { name: /^Remove Ayşe Yılmaz/ })).toBeVisible();
  await expect(to).toHaveValue('');
  await expect(screen.queryByRole('listbox')).toBeNull();
});
Blank.test('goes on in the field for copies when these are asked for', async ({ userEvent }) => {
  await recipient();
  await userEvent.click(screen.getByRole('button', { name: 'Add Cc and Bcc' }));
  await expect(screen.getByRole('combobox', { name: /^Cc/ })).toHaveFocus();
});

/** A draft that was saved before, and what another tab does with it once it is open here. */
export const InTwoTabs = meta.story({
  beforeEach: async () => void (await request(saveDraft, { body: { id, draft, baseDate: null } })),
});

const savedDate = async () => (await request(getDraft, { query: { id } }))?.date ?? null;

InTwoTabs.test('keeps what both have changed, in different fields', async ({ userEvent }) => {
  const field = await subjectField();
  const other = { ...draft, cc: 'mira@orvela.example' };
  await request(saveDraft, { body: { id, draft: other, baseDate: await savedDate() } });
  await userEvent.type(field, ' and lifts');
  await waitFor(async () =>
    expect(await request(getDraft, { query: { id } })).toMatchObject({
      subject: 'Ramps and lifts',
      cc: ['mira@orvela.example'],
    }),
  );
  await expect(await screen.findByText('mira@orvela.example')).toBeVisible();
});
InTwoTabs.test('asks which version stays where they contradict', async ({ userEvent }) => {
  const field = await subjectField();
  await request(saveDraft, { body: { id, draft: { ...draft, subject: 'Lifts' }, baseDate: await savedDate() } });
  await userEvent.type(field, ' and doors');
  await expect(await screen.findByText('Changed in another tab')).toBeVisible();
  await expect(field).toHaveValue('Ramps and doors');
  await send(userEvent);
  await expect(screen.getByRole('button', { name: 'Keep this version' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Use the other version' }));
  await waitFor(() => expect(field).toHaveValue('Lifts'));
});
InTwoTabs.test('never says that a mail was sent which was sent otherwise', async ({ args, userEvent }) => {
  await userEvent.type(await subjectField(), '!');
  await waitFor(async () => expect((await request(getDraft, { query: { id } }))?.subject).toBe('Ramps!'));
  await request(sendMail, { body: { id, mail: { ...draft, subject: 'Ramps!' }, baseDate: await savedDate() } });
  await userEvent.type(await subjectField(), '!');
  await send(userEvent);
  await expect(await screen.findByText('This email was sent or deleted in another tab')).toBeVisible();
  await expect(screen.queryByText('Email sent')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Keep as a new draft' }));
  await waitFor(() => expect(args.onReplaced).toHaveBeenCalled());
  const [[replacement] = []] = (args.onReplaced as ReturnType<typeof fn>).mock.calls;
  await expect(readOwnDraft(mailDraftKey(String(replacement)))).toMatchObject({
    content: { subject: 'Ramps!!' },
    unsaved: true,
  });
});
InTwoTabs.test('stays discarded, though it was saved while the question was open', async ({ args, userEvent }) => {
  await userEvent.type(await subjectField(), '?');
  await userEvent.click(within(await form()).getByRole('button', { name: 'Discard' }));
  const question = await screen.findByRole('alertdialog', { name: 'Discard this email?' });
  await waitFor(async () => expect((await request(getDraft, { query: { id } }))?.subject).toBe('Ramps?'));
  await userEvent.click(within(question).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  await waitFor(async () => expect(await request(getDraft, { query: { id } })).toBeNull());
});

export const Sending = meta.story({
  beforeEach: ({ msw }) => {
    writeOwnDraft(mailDraftKey(id), { content: draft, base: null, unsaved: true });
    msw.use(mailboxScenarios.send.neverResolves());
  },
});
Sending.test('cannot be written on while it is under way', async ({ userEvent }) => {
  const field = await subjectField();
  await send(userEvent);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sending…' })).toHaveFocus());
  await userEvent.type(field, 'later', { skipClick: true }).catch(() => {});
  await expect(field).toHaveValue('Ramps');
  await expect(field.closest('[inert]')).not.toBeNull();
});

export const TooLong = meta.story({
  beforeEach: () => {
    const content = `<p>${'Words '.repeat(mailLimits.content / 5)}</p>`;
    writeOwnDraft(mailDraftKey(id), { content: { ...draft, content }, base: null, unsaved: true });
  },
});
TooLong.test('says what the limit is, keeps all of it here, and sends nothing', async ({ userEvent }) => {
  await subjectField();
  await expect((await screen.findAllByText(/of 100,000 characters/)).at(0)).toBeVisible();
  await send(userEvent);
  await expect(screen.queryByText('Email sent')).toBeNull();
  await expect(JSON.stringify(readOwnDraft(mailDraftKey(id)))).toContain('Words Words');
});

export const Attaching = meta.story({});
Attaching.test('keeps two files that are attached together, and what is typed meanwhile', async ({ userEvent }) => {
  const field = await subjectField();
  await userEvent.click(within(await form()).getByRole('button', { name: 'Attach files' }));
  const input = await within(await form()).findByLabelText(/Attach files/, { selector: 'input' });
  await userEvent.upload(input, [
    new File(['one'], 'one.txt', { type: 'text/plain' }),
    new File(['two'], 'two.txt', { type: 'text/plain' }),
  ]);
  await userEvent.type(field, 'Two files');
  await expect(await screen.findByText('one.txt')).toBeVisible();
  await expect(await screen.findByText('two.txt')).toBeVisible();
  await expect(field).toHaveValue('Two files');
  await waitFor(async () => expect((await request(getDraft, { query: { id } }))?.attachments).toHaveLength(2));
});
Attaching.test('lets an upload be cancelled', async ({ msw, userEvent }) => {
  msw.use(mailboxScenarios.upload.neverResolves());
  await subjectField();
  await userEvent.click(within(await form()).getByRole('button', { name: 'Attach files' }));
  const input = await within(await form()).findByLabelText(/Attach files/, { selector: 'input' });
  await userEvent.upload(input, new File(['one'], 'one.txt', { type: 'text/plain' }));
  const progress = await screen.findByRole('progressbar', { name: 'Uploading one.txt' });
  await expect(progress).toBeVisible();
  const sendButton = within(await form()).getByRole('button', { name: 'Send' });
  await expect(sendButton).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel uploading one.txt' }));
  await expect(screen.queryByText('one.txt')).toBeNull();
  await expect(input).toHaveFocus();
  await expect(sendButton).not.toHaveAttribute('aria-disabled');
});
Attaching.test('uploads a file again after a failure', async ({ msw, userEvent }) => {
  msw.use(mailboxScenarios.upload.failsOnce());
  await subjectField();
  await userEvent.click(within(await form()).getByRole('button', { name: 'Attach files' }));
  const input = await within(await form()).findByLabelText(/Attach files/, { selector: 'input' });
  await userEvent.upload(input, new File(['one'], 'one.txt', { type: 'text/plain' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try one.txt again' }));
  await expect(await screen.findByText(/ · Uploaded$/)).toBeVisible();
  await expect(screen.getByRole('button', { name: 'Remove one.txt' })).toHaveFocus();
  await waitFor(async () => expect((await request(getDraft, { query: { id } }))?.attachments).toHaveLength(1));
});
