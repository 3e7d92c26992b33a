import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { shortlistLimits, saveToShortlist, shortlist } from '#domain/shortlist';
import { saveLastPlace } from '#domain/lastPlace';
import { facilityScenarios } from '#mocks/directory/scenarios';

import { Shortlist } from './Shortlist';

const meta = preview.meta({ component: Shortlist, tags: ['screen'] });

const places = [
  { slug: 'greenway-pharmacy', name: 'Greenway Pharmacy', city: 'Port Calder' },
  { slug: 'vane-chemist', name: 'Vane Chemist', city: 'Port Calder' },
  { slug: 'saltmarket-clinic', name: 'Saltmarket Clinic', city: 'Port Calder' },
] as const;

function save(...list: ReadonlyArray<(typeof places)[number]>) {
  for (const place of list) saveToShortlist(place);
}

const compare = (...slugs: string[]) => ({ at: `/search/facility?compare=${slugs.join(',')}` });

export const Empty = meta.story();
Empty.test('explains how to save a facility', async ({ canvas }) => {
  await expect(canvas.getByText(/Select “Save” on a facility/)).toBeVisible();
  await expect(canvas.queryByRole('button')).toBeNull();
});

export const Loaded = meta.story({ beforeEach: () => save(...places) });
Loaded.test('compares the selected facilities, and restores the focus', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Compare Vane Chemist' }));
  const button = canvas.getByRole('button', { name: 'Compare (2)' });
  await userEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Compare facilities' });
  await expect(await within(dialog).findByRole('columnheader', { name: /Saltmarket Clinic/ })).toBeVisible();
  await expect(within(dialog).queryByRole('columnheader', { name: /Vane/ })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(button).toHaveFocus());
});
Loaded.test('needs two to compare, and says so', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Compare Vane Chemist' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Compare Greenway Pharmacy' }));
  const button = canvas.getByRole('button', { name: 'Compare (1)' });
  await expect(button).toHaveAccessibleDescription('Choose at least two to compare.');
  await userEvent.click(button);
  await expect(screen.queryByRole('dialog')).toBeNull();
});
Loaded.test('removes one by keyboard, and restores its position on undo', async ({ canvas, userEvent }) => {
  const remove = canvas.getByRole('button', { name: 'Remove Vane Chemist from the shortlist' });
  remove.focus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByText('Vane Chemist removed.')).toBeVisible();
  await expect(shortlist.get()).toHaveLength(2);
  await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const names = canvas.getAllByRole('link').map((link) => link.textContent);
  await expect(names).toEqual(['Saltmarket Clinic', 'Vane Chemist', 'Greenway Pharmacy']);
  await expect(canvas.getByRole('heading', { name: 'Your shortlist' })).toHaveFocus();
});
Loaded.test('clears the whole list, with undo', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Clear Your shortlist' }));
  await expect(canvas.getByText('3 facilities removed.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
  await expect(canvas.getAllByRole('checkbox')).toHaveLength(3);
});
Loaded.test('follows what another tab saves', async ({ canvas }) => {
  localStorage.setItem('shortlist', JSON.stringify([places[1]]));
  window.dispatchEvent(new StorageEvent('storage', { key: 'shortlist' }));
  await waitFor(() => expect(canvas.queryByRole('link', { name: 'Saltmarket Clinic' })).toBeNull());
  await expect(canvas.getByRole('link', { name: 'Vane Chemist' })).toBeVisible();
});

/** The shortlist holds as many facilities as it can. */
export const Full = meta.story({
  beforeEach: () => {
    for (let number = shortlistLimits.shortlist; number > 0; number -= 1) {
      saveToShortlist({ slug: `place-${number}`, name: `Health centre ${number}`, city: 'Saltmere' });
    }
  },
});
Full.test('allows three selections, and another after one is deselected', async ({ canvas, userEvent }) => {
  const fourth = canvas.getByRole('checkbox', { name: 'Compare Health centre 4' });
  await expect(fourth).toBeDisabled();
  await expect(canvas.getByText(/You can compare up to 3/)).toBeVisible();
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Compare Health centre 1' }));
  await userEvent.click(fourth);
  await expect(canvas.getByRole('button', { name: 'Compare (3)' })).toBeVisible();
  await expect(canvas.getByRole('checkbox', { name: 'Compare Health centre 1' })).toBeDisabled();
});

export const Corrupt = Empty.extend({
  tags: ['no-visual'],
  beforeEach: () => localStorage.setItem('shortlist', '[{"slug":'),
});

export const Compared = meta.story({
  tags: ['wide'],
  beforeEach: () => {
    save(...places);
    saveLastPlace({ slug: 'port-calder', label: 'Port Calder', lat: 44.511, lon: -31.202 });
  },
  parameters: compare('saltmarket-clinic', 'vane-chemist', 'greenway-pharmacy'),
});
Compared.test('shows hours, distance, access and fees of each', async () => {
  const table = await screen.findByRole('table');
  await expect(await within(table).findByRole('rowheader', { name: 'Step-free entrance' })).toBeVisible();
  const row = (name: string) => within(within(table).getByRole('row', { name: new RegExp(`^${name}`) }));
  await waitFor(() => expect(row('Now').getAllByText(/^(Open|Closes|Closed)/)).toHaveLength(3));
  await expect(row('Opening hours').getAllByText(/Mon – Fri/).length).toBeGreaterThan(0);
  await expect(row('Distance from Port Calder').getAllByText(/\d m$|\d km$/)).toHaveLength(3);
  await expect(row('Cost').getAllByRole('cell')).toHaveLength(3);
});
Compared.test('closes when opened from a shared link', async ({ userEvent }) => {
  await screen.findByRole('dialog', { name: 'Compare facilities' });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

export const ComparedTurkish = Compared.extend({ globals: { locale: 'tr' } });
export const ComparedDark = Compared.extend({ globals: { scheme: 'dark' } });

export const ComparedLoading = Compared.extend({
  beforeEach: ({ msw }) => msw.use(facilityScenarios.facility.neverResolves()),
});
ComparedLoading.test('shows their names while they load', async () => {
  const head = await screen.findByRole('columnheader', { name: /Vane Chemist/ });
  await waitFor(() => expect(head).toBeVisible());
  await expect(screen.getAllByText('Loading')).toHaveLength(3);
});

export const ComparedFailed = Compared.extend({
  beforeEach: ({ msw }) => msw.use(facilityScenarios.facility.fails()),
});
ComparedFailed.test('shows an error in each column, with a retry button', async () => {
  await waitFor(() => expect(screen.getAllByText('Could not load')).toHaveLength(3));
  await expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(3);
});

/** One of the compared facilities has since been removed from the directory. */
export const ComparedGone = meta.story({
  beforeEach: () => save(...places),
  parameters: compare('vane-chemist', 'not-there-any-more'),
});
ComparedGone.test('says that one is gone, and compares the others', async () => {
  // The text may be there in the first frame of the dialog, before the dialog has faded in.
  await waitFor(() => expect(screen.getByText('No longer listed')).toBeVisible());
  await expect(await screen.findByRole('rowheader', { name: 'Step-free entrance' })).toBeVisible();
});

/** One of the compared facilities has since moved to another address. */
export const ComparedMoved = meta.story({
  tags: ['no-visual'],
  parameters: compare('vane-chemist', 'salt-market-clinic'),
});
ComparedMoved.test('follows it to its new address', async () => {
  const link = await screen.findByRole('link', { name: 'Saltmarket Clinic' });
  await expect(link).toHaveAttribute('href', '/facility/saltmarket-clinic');
});

/** An invalid address: no dialog opens. */
export const Malformed = meta.story({
  tags: ['no-visual'],
  beforeEach: () => save(...places),
  parameters: compare('../admin', 'vane-chemist', 'vane-chemist'),
});
Malformed.test('opens nothing', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Vane Chemist' })).toBeVisible();
  await expect(screen.queryByRole('dialog')).toBeNull();
});
