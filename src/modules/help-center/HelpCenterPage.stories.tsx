import { renderRoute } from '#.storybook/renderRoute';
import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { paths } from '#domain/paths';
import { helpCenterScenarios } from '#mocks/help-center/scenarios';

import { Component } from './HelpCenterPage';

const meta = preview.meta({
  render: renderRoute,
  args: { path: paths.helpCenter, at: '/apps/help-center', page: { Component } },
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen', router: false },
});

const field = () => screen.findByRole('searchbox', { name: 'Search questions and guides' });
const results = () => within(screen.getByRole('list', { name: 'Results' })).getAllByRole('link');

export const Loaded = meta.story({});
Loaded.test('has the search, popular questions and all categories', async ({ canvas }) => {
  await expect(await field()).toBeVisible();
  await expect(await canvas.findByRole('heading', { level: 3, name: 'Do I need an account?' })).toBeVisible();
  await expect(await canvas.findByRole('link', { name: 'Licenses' })).toHaveAttribute(
    'href',
    '/apps/help-center/faqs#licenses',
  );
  for (const name of ['Getting Started', 'Projects', 'Settings', 'Payments', 'Your Account']) {
    await expect(await canvas.findByRole('heading', { level: 3, name })).toBeVisible();
  }
  await expect(canvas.getByRole('link', { name: 'All 8 guides in Projects' })).toBeVisible();
});
Loaded.test('opens a question in place', async ({ canvas, userEvent }) => {
  const question = await canvas.findByRole('heading', { level: 3, name: 'Do I need an account?' });
  await userEvent.click(question);
  await waitFor(() => expect(question.closest('details')).toHaveAttribute('open'));
  await waitFor(() => expect(canvas.getByText(/You can search, read, print and share/)).toBeVisible());
});
Loaded.test('searches as one types, and is walked through by the keyboard', async ({ canvas, userEvent }) => {
  await userEvent.type(await field(), 'contcts');
  await waitFor(() => expect(results()[0]).toHaveAccessibleName('Import and organise contacts'));
  await expect(results()[0]?.querySelector('mark')).toHaveTextContent('contacts');
  await waitFor(() =>
    expect(canvas.getAllByRole('status').map((one) => one.textContent)).toContainEqual(
      expect.stringMatching(/results? for “contcts”/),
    ),
  );
  await userEvent.keyboard('{ArrowDown}');
  await expect(results()[0]).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect(results()[1]).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect(results().at(-1)).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowUp}');
  await expect(await field()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await expect(await field()).toHaveFocus();
  await expect(await field()).toHaveValue('contcts');
  await userEvent.keyboard('{Escape}');
  await expect(await field()).toHaveValue('');
  await expect(await canvas.findByRole('heading', { level: 2, name: 'Guides' })).toBeVisible();
});
Loaded.test('goes to the first result on Enter, however fast it was typed', async ({ userEvent }) => {
  await userEvent.type(await field(), 'keyboard{Enter}');
  await waitFor(() => expect(results()[0]).toHaveFocus());
  await expect(results()[0]).toHaveAttribute('href', '/apps/help-center/guides/projects/use-the-keyboard');
});
Loaded.test('has keys for the search and for their list', async ({ userEvent }) => {
  await field();
  await userEvent.keyboard('/');
  await expect(await field()).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  // It fades in.
  await waitFor(() => expect(dialog).toBeVisible());
});

export const Searched = Loaded.extend({ args: { at: '/apps/help-center?q=password' } });
Searched.test('has the search in its address', async () => {
  await expect(await field()).toHaveValue('password');
  await waitFor(() => expect(results().length).toBeGreaterThan(3));
});

export const OneLetter = Loaded.extend({ args: { at: '/apps/help-center?q=p' } });
OneLetter.test('asks for one more', async ({ canvas }) => {
  await expect(await canvas.findByText('Type at least two letters.')).toBeVisible();
});

export const NoMatch = Loaded.extend({ args: { at: '/apps/help-center?q=zzyzx' } });
NoMatch.test('says so, and leads to support', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 2, name: 'No results for “zzyzx”' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Ask support' })).toHaveAttribute('href', '/apps/help-center/support');
});

export const SearchFailed = Searched.extend({
  beforeEach: ({ msw }) => msw.use(helpCenterScenarios.search.failsOnce()),
});
SearchFailed.test('searches again when told to', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(results().length).toBeGreaterThan(3));
});

export const Loading = Loaded.extend({
  beforeEach: ({ msw }) =>
    msw.use(helpCenterScenarios.faqs.neverResolves(), helpCenterScenarios.guides.neverResolves()),
});

export const Empty = Loaded.extend({
  beforeEach: ({ msw }) => msw.use(helpCenterScenarios.faqs.empty(), helpCenterScenarios.guides.empty()),
});

export const Failed = Loaded.extend({
  beforeEach: ({ msw }) => msw.use(helpCenterScenarios.faqs.failsOnce(), helpCenterScenarios.guides.failsOnce()),
});
Failed.test('loads again when told to', async ({ canvas, userEvent }) => {
  const [first] = await canvas.findAllByRole('button', { name: 'Try again' });
  if (first) await userEvent.click(first);
  await expect(await canvas.findByRole('heading', { level: 3, name: 'Do I need an account?' })).toBeVisible();
});

export const Dark = Loaded.extend({ globals: { scheme: 'dark' } });

export const Turkish = Searched.extend({ globals: { locale: 'tr' }, args: { at: '/apps/help-center?q=şifremi' } });
Turkish.test('finds words with other endings', async () => {
  await waitFor(() =>
    expect(within(screen.getByRole('list', { name: 'Sonuçlar' })).getAllByRole('link')[0]).toHaveTextContent(/şifre/i),
  );
});

export const OnAPhone = Searched.extend({ globals: { viewport: { value: 'phone', isRotated: false } } });
OnAPhone.test('fits', async () => {
  await waitFor(() => expect(results().length).toBeGreaterThan(3));
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

export const Wide = Loaded.extend({ tags: ['wide', '!no-visual'] });
