import { PageAt } from '#.storybook/PageAt';
import preview from '#.storybook/preview';
import { expect, screen, waitFor } from 'storybook/test';

import { paths } from '#lib/paths';
import { resetDatabase } from '#mocks/database';
import { userScenarios } from '#mocks/handlers/user';

import { Component } from './AccountDetailsPage';

const meta = preview.meta({
  component: PageAt,
  tags: ['screen'],
  args: { path: paths.account, at: paths.account, page: { Component } },
  parameters: { layout: 'fullscreen', router: false },
  beforeEach: () => resetDatabase(),
});

export const Loaded = meta.story({});
Loaded.test('says who is signed in and keeps a new status', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('ada@orvela.example')).toBeVisible();
  await expect(canvas.getByRole('heading', { level: 1, name: 'Account details' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Account details | Orvela Facilities'));
  const chosen = canvas.getByRole('radio', { name: 'Online' });
  await expect(chosen).toBeChecked();
  chosen.focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect(canvas.getByRole('radio', { name: 'Away' })).toBeChecked();
  await waitFor(async () => {
    const kept: unknown = await (await fetch('/api/common/user')).json();
    await expect(kept).toMatchObject({ status: 'away' });
  });
});

export const Refused = Loaded.extend({ beforeEach: ({ msw }) => msw.use(userScenarios.change.failsOnce()) });
Refused.test('takes the status back and tries again', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Invisible' }));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  await waitFor(() => expect(canvas.getByRole('radio', { name: 'Online' })).toBeChecked());
  await userEvent.click(retry);
  await waitFor(() => expect(canvas.getByRole('radio', { name: 'Invisible' })).toBeChecked());
});

export const LongName = Loaded.extend({ beforeEach: ({ msw }) => msw.use(userScenarios.user.longName()) });

export const Loading = Loaded.extend({ beforeEach: ({ msw }) => msw.use(userScenarios.user.hangs()) });

export const Failed = Loaded.extend({ beforeEach: ({ msw }) => msw.use(userScenarios.user.failsOnce(503)) });
Failed.test('loads again when told to', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByText('ada@orvela.example')).toBeVisible();
});

export const Turkish = Loaded.extend({ globals: { locale: 'tr' } });
