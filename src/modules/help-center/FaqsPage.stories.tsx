import { renderRoute } from '#.storybook/renderRoute';
import preview from '#.storybook/preview';
import { expect, spyOn, waitFor, within } from 'storybook/test';

import { paths } from '#domain/paths';
import { helpCenterScenarios } from '#mocks/help-center/scenarios';

import { Component } from './FaqsPage';

const meta = preview.meta({
  render: renderRoute,
  args: { path: paths.helpFaqs, at: '/apps/help-center/faqs', page: { Component } },
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen', router: false },
});

export const Loaded = meta.story({});
Loaded.test('has every category with its questions', async ({ canvas }) => {
  for (const name of ['Most asked', 'General inquiries', 'Licenses', 'Payments', 'Support']) {
    await expect(await canvas.findByRole('heading', { level: 2, name })).toBeVisible();
  }
  await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(29);
});

export const Opened = Loaded.extend({ args: { at: '/apps/help-center/faqs#faq_forgot_password' } });
Opened.test('opens the question of its address, and copies the link to it', async ({ canvas, userEvent }) => {
  const written = spyOn(navigator.clipboard, 'writeText').mockImplementation(() => Promise.resolve());
  await canvas.findByRole('heading', { level: 2, name: 'Support' });
  const question = document.getElementById('faq_forgot_password')?.closest('details');
  if (!question) throw new Error('The question is missing.');
  await expect(question).toHaveAttribute('open');
  const copy = within(question).getByRole('button', { name: 'Copy link' });
  await waitFor(() => expect(copy).toBeVisible());
  await userEvent.click(copy);
  await expect(written).toHaveBeenLastCalledWith(
    new URL('/apps/help-center/faqs#faq_forgot_password', location.origin).href,
  );
});
Opened.test('leaves it open while others open', async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(await canvas.findByRole('heading', { level: 3, name: 'Do I need an account?' }));
  await waitFor(() => expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(2));
});

export const UnknownQuestion = Loaded.extend({ args: { at: '/apps/help-center/faqs#%E0%A4%A' } });
UnknownQuestion.test('shows all questions closed', async ({ canvas, canvasElement }) => {
  await expect(await canvas.findByRole('heading', { level: 2, name: 'Support' })).toBeVisible();
  await expect(canvasElement.querySelector('details[open]')).toBeNull();
});

export const Loading = Loaded.extend({ beforeEach: ({ msw }) => msw.use(helpCenterScenarios.faqs.neverResolves()) });

export const Empty = Loaded.extend({ beforeEach: ({ msw }) => msw.use(helpCenterScenarios.faqs.empty()) });
Empty.test('says what will be here', async ({ canvas }) => {
  await expect(await canvas.findByText('There are no questions yet')).toBeVisible();
});

export const Failed = Loaded.extend({ beforeEach: ({ msw }) => msw.use(helpCenterScenarios.faqs.failsOnce()) });
Failed.test('loads again when told to', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByRole('heading', { level: 2, name: 'Support' })).toBeVisible();
});

export const Dark = Opened.extend({ globals: { scheme: 'dark' } });

export const Turkish = Opened.extend({ globals: { locale: 'tr' } });

export const OnAPhone = Opened.extend({ globals: { viewport: { value: 'phone', isRotated: false } } });
OnAPhone.test('fits', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 2, name: 'Support' })).toBeVisible();
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});
