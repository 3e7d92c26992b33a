import { renderRoute } from '#.storybook/renderRoute';
import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { paths } from '#domain/paths';
import { resetDatabase } from '#mocks/core/database';
import { mailboxScenarios } from '#mocks/mailbox/scenarios';

import { Component } from './MailSettingsPage';

const meta = preview.meta({
  render: renderRoute,
  args: { path: paths.mailboxSettings, at: paths.mailboxSettings, page: { Component } },
  parameters: { layout: 'fullscreen', router: false },
  beforeEach: () => resetDatabase(),
});

const rows = () => within(screen.getByRole('list', { name: 'Labels' })).getAllByRole('listitem');

export const Loaded = meta.story({});
Loaded.test('remembers where mails are read', async ({ canvas, userEvent }) => {
  const below = await canvas.findByRole('radio', { name: 'Below the list' });
  await userEvent.click(below);
  await waitFor(() => expect(below).toBeChecked());
});
Loaded.test('adds a label, and refuses one without a name', async ({ canvas, userEvent }) => {
  await canvas.findByRole('list', { name: 'Labels' });
  await userEvent.click(canvas.getByRole('button', { name: 'Add label' }));
  await expect(await canvas.findByText('Enter a name')).toBeVisible();
  await userEvent.type(canvas.getByRole('textbox', { name: 'New label' }), 'Travel{Enter}');
  await waitFor(() => expect(rows().at(-1)).toHaveTextContent('Travel'));
});
Loaded.test('renames, recolours and deletes one', async ({ canvas, userEvent }) => {
  await canvas.findByRole('list', { name: 'Labels' });
  await userEvent.click(canvas.getByRole('button', { name: 'Colour of Forums' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Pink' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Delete Forums' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete “Forums”?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Delete label' }));
  await waitFor(() => expect(rows()).toHaveLength(5));
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Labels' })).toHaveFocus());
});

export const Turkish = Loaded.extend({ tags: ['no-visual'], globals: { locale: 'tr' } });
Turkish.test('is in Turkish', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Posta kutusu ayarları' })).toBeVisible();
  await expect(await canvas.findByText('Kişisel')).toBeVisible();
});

export const Dark = Loaded.extend({ tags: ['no-visual'], globals: { scheme: 'dark' } });

export const OnAPhone = Loaded.extend({
  tags: ['phone', 'no-visual'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const Loading = Loaded.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mailboxScenarios.settings.neverResolves(), mailboxScenarios.labels.neverResolves()),
});

export const Failed = Loaded.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(mailboxScenarios.labels.failsOnce(503)),
});
Failed.test('loads the labels when told to', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByText('Invoices')).toBeVisible();
});
