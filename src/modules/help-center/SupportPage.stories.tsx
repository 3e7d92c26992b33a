import { renderRoute } from '#.storybook/renderRoute';
import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { paths } from '#domain/paths';
import { resetDatabase } from '#mocks/core/database';
import { helpCenterScenarios } from '#mocks/help-center/scenarios';
import { listMails } from '#mocks/outbox/store';

import { keepSupportFiles } from './supportFiles';
import { Component } from './SupportPage';

const meta = preview.meta({
  render: renderRoute,
  args: { path: paths.helpSupport, at: '/apps/help-center/support', page: { Component } },
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen', router: false, account: 'mira' },
  beforeEach: async () => {
    keepSupportFiles([]);
    await resetDatabase();
  },
});

type UserEvent = { type: (element: Element, text: string) => Promise<void> };

async function fill(userEvent: UserEvent) {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Subject' }), 'I cannot import contacts');
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'The import stops.');
}
const send = () => screen.getByRole('button', { name: 'Send request' });

export const Blank = meta.story({});
Blank.test('knows the person', async ({ canvas }) => {
  await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('Mira Castellanos');
  await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('mira@orvela.example');
});
Blank.test('says what is missing, above the form and at the fields', async ({ canvas, userEvent }) => {
  await userEvent.clear(await canvas.findByRole('textbox', { name: 'Email' }));
  await userEvent.click(send());
  const summary = await canvas.findByRole('group', { name: 'There is a problem' });
  await waitFor(() => expect(summary).toHaveFocus());
  await expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Enter an email address in the correct format, like name@example.com',
    'Enter a subject',
    'Enter at least 10 characters',
  ]);
  await userEvent.click(within(summary).getByRole('link', { name: 'Enter a subject' }));
  await expect(canvas.getByRole('textbox', { name: 'Subject' })).toHaveFocus();
  await expect(canvas.getByRole('textbox', { name: 'Subject' })).toHaveAccessibleDescription(/Enter a subject/);
});
Blank.test('suggests answers to what is typed', async ({ canvas, userEvent }) => {
  await fill(userEvent);
  const aside = within(canvas.getByRole('region', { name: 'This may answer it' }));
  await expect(await aside.findByRole('link', { name: 'Import and organise contacts' })).toBeVisible();
});
Blank.test(
  'sends the request with a file, and says its number and where the copy is',
  async ({ canvas, userEvent }) => {
    await fill(userEvent);
    await userEvent.upload(
      canvas.getByLabelText(/^Attachments/),
      new File(['text'], 'log.txt', { type: 'text/plain' }),
    );
    await expect(await canvas.findByText('log.txt')).toBeVisible();
    await userEvent.click(send());
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Request sent' });
    await waitFor(() => expect(heading).toHaveFocus());
    const number = canvas.getByText(/^HLP-[A-Z2-7]{6}$/).textContent;
    await expect(canvas.getByText(/copy to mira@orvela.example/)).toBeVisible();
    const [mail] = await listMails();
    await expect(mail?.subject).toContain(number);
    await userEvent.click(canvas.getByRole('button', { name: 'Send another request' }));
    await expect(await canvas.findByRole('textbox', { name: 'Subject' })).toHaveValue('');
    await expect(canvas.queryByText('log.txt')).toBeNull();
  },
);

export const Draft = meta.story({
  beforeEach: () => {
    localStorage.setItem(
      'draft:per_0039:support',
      JSON.stringify({
        savedAt: Date.parse('2026-03-16T09:00:00Z'),
        values: { subject: 'Half written', message: 'Only', id: 'kept' },
      }),
    );
    return () => localStorage.removeItem('draft:per_0039:support');
  },
});
Draft.test('is there again, and can be discarded', async ({ canvas, userEvent }) => {
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Subject' })).toHaveValue('Half written'));
  await userEvent.click(canvas.getByRole('button', { name: /Discard/ }));
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Subject' })).toHaveValue(''));
  await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

export const Sending = meta.story({ beforeEach: ({ msw }) => msw.use(helpCenterScenarios.support.neverResolves()) });
Sending.test('says so, and sends once', async ({ canvas, userEvent }) => {
  await fill(userEvent);
  await userEvent.click(send());
  await expect(await canvas.findByRole('button', { name: /Sending/ })).toBeVisible();
});

export const Refused = meta.story({ beforeEach: ({ msw }) => msw.use(helpCenterScenarios.support.failsOnce(503)) });
Refused.test('says why, keeps everything, and is sent at the second attempt', async ({ canvas, userEvent }) => {
  await fill(userEvent);
  await userEvent.click(send());
  await expect(await canvas.findByText(/nothing is sent twice/)).toBeVisible();
  await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('The import stops.');
  await userEvent.click(send());
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();
  await expect(await listMails()).toHaveLength(1);
});

export const TooMany = meta.story({ beforeEach: ({ msw }) => msw.use(helpCenterScenarios.support.fails(429)) });
TooMany.test('says when to try again', async ({ canvas, userEvent }) => {
  await fill(userEvent);
  await userEvent.click(send());
  await expect(await canvas.findByText(/^You’ve sent several requests/)).toBeVisible();
});

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const Turkish = meta.story({ globals: { locale: 'tr' } });

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
OnAPhone.test('fits', async ({ canvas }) => {
  await expect(await canvas.findByRole('textbox', { name: 'Name' })).toBeVisible();
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});
