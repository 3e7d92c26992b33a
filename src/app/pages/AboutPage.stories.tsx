import { renderRoute } from '#.storybook/renderRoute';
import preview from '#.storybook/preview';
import { expect, within } from 'storybook/test';

import { paths } from '#domain/paths';
import { facilitySearchScenarios } from '#mocks/directory/scenarios';

import * as aboutPage from './AboutPage';

const { Component } = aboutPage;

const meta = preview.meta({
  render: renderRoute,
  args: { path: paths.about, at: paths.about, page: { Component } },
  parameters: { layout: 'fullscreen', router: false },
});

async function figures(canvas: Pick<ReturnType<typeof within>, 'findByRole'>, name: string) {
  return within(await canvas.findByRole('region', { name }));
}

// The figures are below the part of the page in a picture.
export const Loaded = meta.story({ tags: ['no-visual'] });
Loaded.test('says after the text how much there is', async ({ canvas }) => {
  const view = await figures(canvas, 'The directory today');
  await view.findByText(/^\d,\d{3}$/, { selector: 'dd' });
  const [, verified, towns] = view.getAllByRole('definition');
  await expect(Number(verified?.textContent?.replace(',', ''))).toBeGreaterThan(100);
  await expect(towns).toHaveTextContent(/^12$/);
});

export const Loading = Loaded.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(facilitySearchScenarios.stats.neverResolves()),
});
Loading.test('has the text, and names what is counted', async ({ canvas }) => {
  const view = await figures(canvas, 'The directory today');
  await expect(await view.findByText('verified facilities')).toBeVisible();
  await expect(canvas.getByRole('heading', { level: 2, name: 'Why it exists' })).toBeVisible();
});

export const Failed = Loaded.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(facilitySearchScenarios.stats.failsOnce()),
});
Failed.test('keeps the text and its height, and counts again when told to', async ({ canvas, userEvent }) => {
  const region = await canvas.findByRole('region', { name: 'The directory today' });
  const again = await within(region).findByRole('button', { name: 'Try again' });
  const { height } = region.getBoundingClientRect();
  await expect(canvas.getByRole('heading', { level: 2, name: 'Why it exists' })).toBeVisible();
  await userEvent.click(again);
  await within(region).findByText(/^\d,\d{3}$/, { selector: 'dd' });
  await expect(region.getBoundingClientRect().height).toBe(height);
});

export const Turkish = Loaded.extend({ tags: ['no-visual'], globals: { locale: 'tr' } });
Turkish.test('counts in Turkish', async ({ canvas }) => {
  const view = await figures(canvas, 'Bugün rehberde');
  await expect(await view.findByText(/^\d\.\d{3}$/, { selector: 'dd' })).toBeVisible();
  await expect(view.getByText('doğrulanmış tesis')).toBeVisible();
});

export const OnAPhone = Loaded.extend({
  tags: ['phone', 'no-visual'],
  globals: { viewport: { value: 'reflow', isRotated: false } },
});
