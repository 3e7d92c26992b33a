import preview from '#.storybook/preview';
import { expect, within } from 'storybook/test';

import { facilitySearchScenarios } from '#mocks/handlers/facility-search';

import { HomePage } from './HomePage';

const patience = { timeout: 10_000 };

const meta = preview.meta({
  component: HomePage,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: (Story) => (
    <main>
      <Story />
    </main>
  ),
});

export const Loaded = meta.story({});
Loaded.test('leads to every kind of service', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Pharmacies' }, patience)).toHaveAttribute(
    'href',
    '/service-categories/pharmacy/page-1',
  );
  await expect(await canvas.findByText(/facilities in 12 towns/, {}, patience)).toBeVisible();
});

Loaded.test('leads to what people often look for', async ({ canvas }) => {
  const region = await canvas.findByRole('region', { name: 'People often look for' }, patience);
  for (const link of within(region).getAllByRole('link')) {
    await expect(link.getAttribute('href')).toMatch(/^\/tags\/[a-z-]+\/page-1$/);
  }
});

export const Loading = Loaded.extend({
  beforeEach: ({ msw }) =>
    msw.use(
      facilitySearchScenarios.categories.hangs(),
      facilitySearchScenarios.tags.hangs(),
      facilitySearchScenarios.stats.hangs(),
    ),
});
Loading.test('can be searched before anything has loaded', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox', { name: 'Place' })).toBeEnabled();
});

export const Failed = Loaded.extend({
  beforeEach: ({ msw }) =>
    msw.use(facilitySearchScenarios.categories.failsOnce(), facilitySearchScenarios.tags.fails()),
});
Failed.test('still leads to the largest kinds', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Vaccination centres' }, patience)).toHaveAttribute(
    'href',
    '/service-categories/vaccination-centre/page-1',
  );
});
Failed.test('recovers when retried', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, patience));
  await expect(await canvas.findByRole('link', { name: 'Pharmacies' }, patience)).toBeVisible();
});

export const ReturningVisitor = Loaded.extend({
  beforeEach: () => localStorage.setItem('last-place', JSON.stringify({ slug: 'saltmere', label: 'Saltmere' })),
});
ReturningVisitor.test('remembers the place', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox', { name: 'Place' })).toHaveValue('Saltmere');
});

export const Turkish = Loaded.extend({ globals: { locale: 'tr' } });
Turkish.test('speaks Turkish', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Eczaneler' }, patience)).toBeVisible();
});
