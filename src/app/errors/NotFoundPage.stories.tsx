import { renderRoute } from '#.storybook/renderRoute';
import preview from '#.storybook/preview';
import { expect, waitFor } from 'storybook/test';

import { facilityScenarios, facilitySearchScenarios } from '#mocks/directory/scenarios';

import * as page from './NotFoundPage';

const meta = preview.meta({
  render: renderRoute,
  tags: ['screen', 'no-visual'],
  args: { path: '*', at: '/nothing-at-all/', page },
  parameters: { layout: 'fullscreen', router: false, account: null },
});

export const Loaded = meta.story({ tags: ['!no-visual'] });
Loaded.test('says so, offers the largest kinds, and is none for search engines', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(await canvas.findByRole('link', { name: 'Pharmacies' })).toBeVisible();
  await expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(document.querySelector('meta[name="status"]')).toHaveAttribute('content', '404');
  await waitFor(() => expect(document.title).toMatch(/^Page not found/));
});

export const Mistyped = meta.story({ args: { at: '/facility/saltmarket-clinc' } });
Mistyped.test('suggests what is meant', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Saltmarket Clinic' })).toHaveAttribute(
    'href',
    '/facility/saltmarket-clinic',
  );
});

export const Loading = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(facilitySearchScenarios.categories.neverResolves(), facilityScenarios.similar.neverResolves()),
});
Loading.test('waits for nothing to say what it says', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(canvas.getByRole('search')).toBeVisible();
});

/** Categories and similar facilities cannot be loaded: their sections are left out. */
export const Partial = meta.story({
  args: { at: '/facility/saltmarket-clinc' },
  beforeEach: ({ msw }) => msw.use(facilitySearchScenarios.categories.fails(), facilityScenarios.similar.fails()),
});
Partial.test('still says so, and leads home and to the search', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(canvas.getByRole('search')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  await expect(canvas.queryByRole('alert')).toBeNull();
});

export const Turkish = Loaded.extend({ tags: ['no-visual'], globals: { locale: 'tr' } });
Turkish.test('speaks Turkish', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Eczaneler' })).toBeVisible();
});

export const OnAPhone = Loaded.extend({
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});
OnAPhone.test('cuts nothing off', async ({ canvas }) => {
  await canvas.findByRole('link', { name: 'Pharmacies' });
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});
