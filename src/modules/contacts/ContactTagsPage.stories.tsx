import { renderRoute } from '#.storybook/renderRoute';
import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { paths } from '#domain/paths';
import { resetDatabase } from '#mocks/core/database';
import { contactsScenarios } from '#mocks/contacts/scenarios';

import { Component } from './ContactTagsPage';

const meta = preview.meta({
  render: renderRoute,
  args: { path: paths.contactTags, at: paths.contactTags, page: { Component } },
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen', router: false },
  beforeEach: () => resetDatabase(),
});

export const Loaded = meta.story({ tags: ['screen'] });
Loaded.test('adds a tag to the front', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'New tag' }), 'Choir{Enter}');
  const list = await canvas.findByRole('list', { name: 'Tags' });
  await waitFor(() => expect(list.querySelector('li')).toHaveTextContent('Choir'));
});
Loaded.test('deletes without a question, and brings the tag back to its place', async ({ canvas, userEvent }) => {
  const titles = () =>
    within(canvas.getByRole('list', { name: 'Tags' }))
      .getAllByRole('listitem')
      .map((one) => one.textContent);
  await canvas.findByRole('button', { name: /Delete.*Band/ });
  const before = titles();
  await userEvent.click(await canvas.findByRole('button', { name: /Delete.*Band/ }));
  await waitFor(() => expect(screen.getByText('Tag “Band” deleted')).toBeVisible());
  await expect(canvas.queryByRole('button', { name: /Delete.*Band/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect(await canvas.findByRole('button', { name: /Delete.*Band/ })).toBeVisible();
  await expect(titles()).toEqual(before);
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(contactsScenarios.tags.neverResolves()) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(contactsScenarios.tags.failsOnce(503)) });
Failed.test('loads again when told to', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByRole('button', { name: /Delete.*Band/ })).toBeVisible();
});

/** The server refuses a deletion: the tag is back. */
export const Refused = meta.story({ beforeEach: ({ msw }) => msw.use(contactsScenarios.tagDelete.fails(500)) });
Refused.test('brings the tag back', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /Delete.*Band/ }));
  await expect(await canvas.findByRole('button', { name: /Delete.*Band/ })).toBeVisible();
});

export const Turkish = Loaded.extend({ tags: ['!screen'], globals: { locale: 'tr' } });
