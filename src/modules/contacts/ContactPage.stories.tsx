import { renderRoute } from '#.storybook/renderRoute';
import preview from '#.storybook/preview';
import { expect, waitFor } from 'storybook/test';

import { paths } from '#domain/paths';
import { resetDatabase } from '#mocks/core/database';
import { contactsScenarios } from '#mocks/contacts/scenarios';

import { Component } from './ContactPage';

const meta = preview.meta({
  render: renderRoute,
  tags: ['screen'],
  args: { path: paths.contact, at: '/apps/contacts/per_0004', page: { Component } },
  parameters: { layout: 'fullscreen', router: false },
  beforeEach: () => resetDatabase(),
});

export const Loaded = meta.story({});
Loaded.test('shows how to reach the contact', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Barış Kaya' })).toBeVisible();
  const mail = await canvas.findByRole('link', { name: 'baris.kaya@orvela.example' });
  await expect(mail).toHaveAttribute('href', 'mailto:baris.kaya@orvela.example');
  await expect(await canvas.findByRole('link', { name: '+999 23 555 122' })).toHaveAttribute(
    'href',
    'tel:+99923555122',
  );
  await expect(await canvas.findByText('Step-free entrances', { exact: false })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Barış Kaya | Orvela Facilities'));
});

export const LittleKnown = Loaded.extend({ args: { at: '/apps/contacts/per_0060' } });

export const Turkish = Loaded.extend({ globals: { locale: 'tr' } });
Turkish.test('names the kinds of numbers in Turkish', async ({ canvas }) => {
  await expect(await canvas.findByText('Telefonlar')).toBeVisible();
  await expect(canvas.getByText('Cep')).toBeVisible();
});

export const Dark = Loaded.extend({ globals: { scheme: 'dark' } });

export const OnAPhone = Loaded.extend({
  tags: ['phone', 'no-visual'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const Loading = Loaded.extend({ beforeEach: ({ msw }) => msw.use(contactsScenarios.contact.neverResolves()) });

export const Failed = Loaded.extend({ beforeEach: ({ msw }) => msw.use(contactsScenarios.contact.failsOnce(503)) });
Failed.test('loads again when told to', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Barış Kaya' })).toBeVisible();
});

export const Unknown = Loaded.extend({ args: { at: '/apps/contacts/per_9999' } });
Unknown.test('names the id and leads on', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Contact not found' })).toBeVisible();
  await expect(canvas.getByText(/per_9999/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Go to the console' })).toHaveAttribute('href', '/home');
});
