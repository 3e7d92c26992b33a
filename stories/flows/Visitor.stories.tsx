import preview from '#.storybook/preview';
import { expect, waitFor } from 'storybook/test';

import { facilitySearchScenarios } from '#mocks/handlers/facility-search';

import { Flow } from './Flow';

const patience = { timeout: 10_000 };

const meta = preview.meta({
  title: 'Flows/Visitor',
  component: Flow,
  tags: ['screen', '!autodocs'],
  parameters: { layout: 'fullscreen', router: false, account: null },
});

export const FindAPharmacy = meta.story({ args: { at: '/' } });
FindAPharmacy.test('from the home page to a facility, by keyboard alone', async ({ canvas, userEvent, step }) => {
  await step('enter a place and a need', async () => {
    const place = await canvas.findByRole('combobox', { name: 'Place' }, patience);
    place.focus();
    await userEvent.keyboard('port cal');
    await canvas.findByRole('option', { name: /^Port Calder/ }, patience);
    await userEvent.keyboard('{ArrowDown}{Enter}{Tab}pharmacy{Enter}');
  });
  await step('read the results', async () => {
    await canvas.findByRole('heading', { level: 1, name: 'Pharmacies near Port Calder' }, patience);
    await expect(await canvas.findAllByRole('article')).toHaveLength(20);
  });
  await step('open the first one', async () => {
    const [first] = canvas.getAllByRole('article');
    const link = first?.querySelector('a');
    const name = link?.textContent ?? '';
    link?.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { level: 1, name }, patience);
  });
});

export const BrowseByKind = meta.story({ args: { at: '/service-categories/pharmacy' } });
BrowseByKind.test('from a kind of service up to the wider one, and down to another', async ({ canvas, userEvent }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Pharmacies' }, patience);
  await userEvent.click(await canvas.findByRole('link', { name: 'Everyday care' }, patience));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Everyday care' }, patience)).toHaveFocus();
  await userEvent.click(canvas.getByRole('link', { name: /^Dentists \(\d+\)$/ }));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Dentists' }, patience)).toHaveFocus();
});

export const UnknownKind = meta.story({ args: { at: '/service-categories/butcher/page-1' } });
UnknownKind.test('is not found, and the largest kinds are offered', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Page not found' }, patience);
  await expect(await canvas.findByRole('link', { name: 'Pharmacies' }, patience)).toHaveAttribute(
    'href',
    '/service-categories/pharmacy/page-1',
  );
});

export const SecondPage = meta.story({ args: { at: '/search/port-calder/pharmacy/page-2' } });
SecondPage.test('is the page of its address, and leads back to the first', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText(/page 2 of/, {}, patience)).toBeVisible();
  await userEvent.click(await canvas.findByRole('link', { name: /Previous/ }));
  await expect(await canvas.findByText(/page 1 of/, {}, patience)).toBeVisible();
});

export const FilteredAddress = meta.story({
  args: { at: '/search/port-calder/page-1?verified=1&tags=walk-in' },
});
FilteredAddress.test('restores its filters, and gives them up one by one', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Remove Verified only' }, patience));
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove Verified only' })).toBeNull());
  await expect(canvas.getByRole('list', { name: 'Active filters' })).toBeVisible();
});

export const Newbridge = meta.story({ args: { at: '/search/newbridge/page-1' } });
Newbridge.test('asks which one', async ({ canvas, userEvent }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Newbridge: choose a place' }, patience);
  await userEvent.click(canvas.getByRole('link', { name: /Sundara/ }));
  await canvas.findByRole('heading', { level: 1, name: 'Facilities near Newbridge' }, patience);
});

export const UnknownPlace = meta.story({ args: { at: '/search/calderr/page-1' } });
UnknownPlace.test('offers near spellings', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'We could not find “Calderr”' }, patience);
  await expect(canvas.getAllByRole('link', { name: /Calder/ }).length).toBeGreaterThan(0);
});

export const FailedSearch = meta.story({
  args: { at: '/search/port-calder/pharmacy/page-1' },
  beforeEach: ({ msw }) => msw.use(facilitySearchScenarios.search.failsOnce()),
});
FailedSearch.test('recovers, and kept what was typed', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, patience));
  await canvas.findByRole('heading', { level: 1, name: 'Pharmacies near Port Calder' }, patience);
});

export const TurkishVisitor = meta.story({
  args: { at: '/search/port-calder/eczane/page-1' },
  globals: { locale: 'tr' },
});
TurkishVisitor.test('finds the same pharmacies', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Eczaneler: Port Calder ve çevresi' }, patience);
  await expect(await canvas.findAllByRole('article')).toHaveLength(20);
});

export const NotFound = meta.story({ args: { at: '/facility/saltmarket-clinc' } });
NotFound.test('suggests what is meant', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Page not found' }, patience);
  await expect(await canvas.findByRole('link', { name: /Saltmarket Clinic/ }, patience)).toBeVisible();
});
