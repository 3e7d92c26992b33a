import preview from '#.storybook/preview';
import { expect, screen, waitFor } from 'storybook/test';

import { mailboxScenarios } from '#mocks/mailbox/scenarios';
import { hostileHtml } from '#mocks/testing/hostileNotices';

import type { Mail } from './api';
import { MailMessage } from './MailMessage';

const plain: Mail = {
  id: 'mai_1',
  type: 'mail',
  from: { avatar: null, contact: 'Grace Mensah <grace.mensah@orvela.example>' },
  to: 'Ada Lindqvist <ada@orvela.example>',
  cc: ['Priya Raman <priya.raman@orvela.example>', 'liam.oconnell@orvela.example'],
  ccCount: 2,
  bccCount: 0,
  date: '2026-03-16T09:00:00.000Z',
  subject: 'Interpreters at the evening clinics',
  content: 'Two clinics have an interpreter now.\n\nIf <b>that</b> has no place, I would rather leave it out.',
  attachments: [],
  starred: false,
  important: false,
  unread: false,
  folder: 'f01de700-0000-8000-8000-000000000001',
  labels: [],
};

const meta = preview.meta({ component: MailMessage, tags: ['no-visual'], args: { mail: plain } });

export const Plain = meta.story({});
Plain.test('shows a plain text as it was typed', async ({ canvas }) => {
  await expect(canvas.getByText(/If <b>that<\/b> has no place/)).toBeVisible();
});
Plain.test('unfolds who else got it', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Details'));
  await expect(await canvas.findByText(/liam\.oconnell@orvela\.example/)).toBeVisible();
});

const pdf = { id: 'att_1', type: 'application/pdf', name: 'rota.pdf', size: 48_000, preview: 'pdf', downloadUrl: '' };

/** An attachment whose download has been asked for and has not begun. */
export const Downloading = meta.story({
  args: { mail: { ...plain, attachments: [pdf] } },
  beforeEach: ({ msw }) => msw.use(mailboxScenarios.attachment.neverResolves()),
});
Downloading.test('is not downloaded twice', async ({ canvas, userEvent }) => {
  const button = await canvas.findByRole('button', { name: 'Download rota.pdf' });
  await expect(button).not.toHaveAttribute('aria-disabled');
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
});

export const DownloadFails = Downloading.extend({
  beforeEach: ({ msw }) => msw.use(mailboxScenarios.attachment.fails()),
});
DownloadFails.test('says so, and can be tried again', async ({ canvas, userEvent }) => {
  const button = await canvas.findByRole('button', { name: 'Download rota.pdf' });
  await userEvent.click(button);
  await waitFor(() => expect(screen.getByText('rota.pdf could not be downloaded.')).toBeVisible());
  await expect(button).not.toHaveAttribute('aria-disabled');
});

/** Hostile content: scripts, remote images, forms, style sheets, an endless word and bidi control characters. */
export const Hostile = meta.story({
  args: {
    mail: {
      ...plain,
      from: { avatar: null, contact: '\u202Egnp.exe <x@hostile.example>' },
      contentType: 'text/html',
      content: `<p>Dear Ada,</p><p>${'W'.repeat(4000)}</p><p>\u202Eright to left</p><img src="https://tracker.example/pixel.png"><div style="position:fixed;inset:0">over</div>${hostileHtml.join('')}`,
    },
  },
});
Hostile.test('shows its words inside its place, and nothing that acts or loads', async ({ canvas, canvasElement }) => {
  // Plain text is one text node; sanitised HTML has elements.
  await waitFor(() => expect(canvas.getByText('Dear Ada,').localName).toBe('p'));
  await expect(canvas.getByText('Dear Ada,')).toBeVisible();
  const content = canvasElement.querySelector('[dir="auto"]');
  await expect(
    content?.querySelector('img, script, iframe, form, input, style, object, embed, video, audio, [style]'),
  ).toBeNull();
  await expect('__xss' in window).toBe(false);
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});
