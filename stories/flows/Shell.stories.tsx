import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { resetDatabase } from '#mocks/core/database';

import { Flow } from './Flow';

const meta = preview.meta({
  title: 'Flows/Shell',
  component: Flow,
  // Each layout has pictures of its own.
  tags: ['!autodocs', 'no-visual'],
  parameters: { layout: 'fullscreen', router: false },
  beforeEach: () => resetDatabase(),
});

const tools = () => screen.findByRole('group', { name: 'Tools' });

export const Shortcuts = meta.story({ args: { at: '/home?layout=classic' } });
Shortcuts.test('one is added, changed and deleted, by keyboard alone', async ({ userEvent, step }) => {
  const opener = await within(await tools()).findByRole('button', { name: 'Shortcuts' });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  const panel = await screen.findByRole('dialog');
  const press = async (name: string | RegExp) => {
    const button = await within(panel).findByRole('button', { name });
    await waitFor(() => expect(button).toBeEnabled());
    button.focus();
    await userEvent.keyboard('{Enter}');
  };
  const type = async (field: HTMLElement, text: string) => {
    field.focus();
    await userEvent.clear(field);
    await userEvent.keyboard(text);
  };

  await step('add', async () => {
    await press('Edit shortcuts');
    await press('Add a shortcut');
    await type(await within(panel).findByRole('textbox', { name: 'Label' }), 'Night pharmacies');
    await type(within(panel).getByRole('combobox', { name: 'Icon' }), 'heroicons_outline:moon');
    await userEvent.tab();
    await type(within(panel).getByRole('textbox', { name: 'Link' }), '/search/port-calder/pharmacy/page-1');
    await press('Save');
    await within(panel).findByRole('button', { name: 'Edit Night pharmacies' });
  });
  await step('change', async () => {
    await press('Edit Night pharmacies');
    await type(await within(panel).findByRole('textbox', { name: 'Label' }), 'Pharmacies at night');
    await press('Save');
    await within(panel).findByRole('button', { name: 'Edit Pharmacies at night' });
  });
  await step('delete', async () => {
    await press('Edit Pharmacies at night');
    await press('Delete');
    const question = await screen.findByRole('alertdialog');
    within(question).getByRole('button', { name: 'Delete' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(panel).queryByRole('button', { name: 'Edit Pharmacies at night' })).toBeNull());
  });
});

export const Notifications = meta.story({ args: { at: '/home?layout=modern' } });
Notifications.test('all are marked as read, and the button reflects it', async ({ userEvent }) => {
  const opener = await within(await tools()).findByRole('button', { name: /^Notifications, \d+ unread/ });
  await userEvent.click(opener);
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(opener).toHaveAccessibleName('Notifications'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
});

export const LanguageAndStatus = meta.story({ args: { at: '/home?layout=classic' } });
LanguageAndStatus.test('both change immediately and everywhere', async ({ userEvent }) => {
  const menu = await within(await tools()).findByRole('button', { name: /^User menu: Ada/ });
  await userEvent.click(menu);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Status' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Busy' }));
  await waitFor(() => expect(menu).toHaveAccessibleName(/Busy/));
  await userEvent.click(within(await tools()).getByRole('button', { name: /^Language/ }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Türkçe' }));
  await screen.findByRole('button', { name: 'Kısayollar' });
  await expect(document.documentElement.lang).toBe('tr');
});

export const UnknownLayout = meta.story({ args: { at: '/home?layout=baroque' } });
UnknownLayout.test('is the configured one', async () => {
  await expect(await screen.findByRole('button', { name: 'Toggle navigation' })).toBeVisible();
  await screen.findByRole('heading', { level: 1 });
});
