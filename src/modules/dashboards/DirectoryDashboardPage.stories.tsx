import { renderRoute } from '#.storybook/renderRoute';
import preview from '#.storybook/preview';
import { savedLines } from '#.storybook/savedFile';
import { expect, screen, waitFor, within } from 'storybook/test';

import { facilityChannel } from '#domain/facilityChannel';
import { paths } from '#domain/paths';
import { enableSampleRequests } from '#mocks/contributing/sampleRequests';
import { resetDatabase } from '#mocks/core/database';
import { saveFailedSearch } from '#mocks/dashboards/directory/failedSearches';
import { directoryDashboardScenarios } from '#mocks/dashboards/directory/scenarios';

import { Component } from './DirectoryDashboardPage';

const meta = preview.meta({
  render: renderRoute,
  args: { path: paths.directoryDashboard, at: paths.directoryDashboard, page: { Component } },
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen', router: false, account: 'ada' },
  beforeEach: async () => {
    enableSampleRequests(true);
    await resetDatabase();
  },
});

const card = async (name: string) => within(await screen.findByRole('region', { name }));
const chart = async (name: string) => within(await screen.findByRole('figure', { name }));
const link = (name: string | RegExp) => screen.findByRole<HTMLAnchorElement>('link', { name });

export const Loaded = meta.story({});
Loaded.test('leads from each figure to the list behind it', async () => {
  await expect(await link('2,335 Facilities')).toHaveAttribute('href', '/search/anywhere/page-1');
  await expect(await link(/^[\d,]+ Verified$/)).toHaveAttribute('href', '/search/anywhere/page-1?verified=1');
  await expect(await link('5 Requests waiting')).toHaveAttribute('href', '/apps/requests');
  const { hash } = new URL((await link(/Contributions this week$/)).href);
  const contributions = (await chart('Contributions over time')).getByRole('button', { name: 'Show as table' });
  await expect(document.getElementById(hash.slice(1))).toContainElement(contributions);
  const regions = await card('Facilities by region');
  await expect(regions.getByRole('link', { name: 'Calder' })).toHaveAttribute('href', '/search/calder/page-1');
  await expect(regions.getByRole('link', { name: 'Pharmacies' })).toHaveAttribute(
    'href',
    '/service-categories/pharmacy/page-1',
  );
  const searches = await card('Searches without a result');
  await expect(searches.getByRole('link', { name: 'hyperbaric chamber' })).toHaveAttribute(
    'href',
    '/search/port-calder/hyperbaric+chamber/page-1',
  );
});
Loaded.test('shows all towns when asked to', async ({ userEvent }) => {
  const towns = within(await screen.findByRole('list', { name: 'Facilities by town' }));
  await expect(towns.getAllByRole('listitem')).toHaveLength(4);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 12' }));
  await expect(towns.getAllByRole('listitem')).toHaveLength(12);
  await expect(screen.getByRole('button', { name: 'Show fewer' })).toHaveFocus();
});
Loaded.test('lists the facilities behind an age of the last check', async ({ userEvent }) => {
  const listed = await card('Facilities by last check');
  await expect(await listed.findAllByRole('row')).toHaveLength(11);
  await userEvent.selectOptions(listed.getByRole('combobox', { name: 'Last check' }), 'never');
  await waitFor(() => expect(listed.getByText(/^1,\d{3} facilities, those checked longest ago first$/)).toBeVisible());
  await waitFor(() => expect(listed.getAllByRole('row')[1]).toHaveTextContent('–'));
  const next = listed.getByRole('link', { name: /Next/ });
  // The page stays at the list.
  const { hash } = new URL(next.getAttribute('href') ?? '', location.origin);
  await expect(document.getElementById(hash.slice(1))).toContainElement(next);
  await userEvent.click(next);
  await waitFor(() => expect(listed.getByRole('link', { name: /Previous/ })).toBeVisible());
});
Loaded.test('says who waits longest, and exports that and the searches', async ({ userEvent }) => {
  const requests = within(await screen.findByRole('list', { name: 'Waiting longest' }));
  const [first] = requests.getAllByRole('listitem');
  await expect(first).toHaveTextContent('Fishergate Rehabilitation Centre');
  await expect(first).toHaveTextContent('4 days ago');
  await expect((await chart('Requests by age')).getByText('5 requests are waiting for a decision')).toBeVisible();

  const exported = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }));
    const item = await screen.findByRole('menuitem', { name });
    return savedLines(() => userEvent.click(item));
  };
  const waiting = await exported('Waiting longest');
  await expect(waiting[0]).toBe('Facility,Request,Submitted');
  await expect(waiting[1]).toMatch(/^Fishergate Rehabilitation Centre,.*from .*,2026-03-1\d$/);
  const searches = await exported('Searches without a result');
  await expect(searches[0]).toBe('Search,Place,Last,Times');
  await expect(searches.some((line) => /^acupuncture,Whole country,2026-03-1\d,11$/.test(line))).toBe(true);
});
Loaded.test('counts again when another tab has changed a facility', async () => {
  const searches = await card('Searches without a result');
  await saveFailedSearch({ term: 'zzyzx', place: null });
  facilityChannel.publish();
  await expect(await searches.findByRole('link', { name: 'zzyzx' })).toBeVisible();
});

/** Everyone who is signed in sees the directory; requests and what people searched for are for administrators. */
export const ForMembers = Loaded.extend({ parameters: { account: 'mira' } });
ForMembers.test('has no requests and no searches', async () => {
  await link('2,335 Facilities');
  await expect(screen.queryByText('Requests waiting')).toBeNull();
  await expect(screen.queryByText('Searches without a result')).toBeNull();
  await expect(screen.queryByRole('figure', { name: 'Requests by age' })).toBeNull();
  await chart('Contributions over time');
});

export const Loading = Loaded.extend({
  beforeEach: ({ msw }) =>
    msw.use(directoryDashboardScenarios.get.neverResolves(), directoryDashboardScenarios.facilities.neverResolves()),
});

export const Failed = Loaded.extend({ beforeEach: ({ msw }) => msw.use(directoryDashboardScenarios.get.failsOnce()) });
Failed.test('loads again when told to', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await link('2,335 Facilities');
});

/** Only the list of facilities failed: the rest is there. */
export const FailedList = Loaded.extend({
  beforeEach: ({ msw }) => msw.use(directoryDashboardScenarios.facilities.failsOnce()),
});
FailedList.test('loads again when told to', async ({ userEvent }) => {
  const listed = await card('Facilities by last check');
  await userEvent.click(await listed.findByRole('button', { name: 'Try again' }));
  await expect(await listed.findAllByRole('row')).toHaveLength(11);
});

export const Empty = Loaded.extend({ beforeEach: ({ msw }) => msw.use(...directoryDashboardScenarios.empty()) });
Empty.test('says that there are no figures yet', async () => {
  await expect(await screen.findByText('No figures yet')).toBeVisible();
});

/** The directory has just been opened: one facility, one week. */
export const OnePoint = Loaded.extend({ beforeEach: ({ msw }) => msw.use(...directoryDashboardScenarios.single()) });
OnePoint.test('shows one of each, and counts the only week as the current one', async () => {
  await expect(await link('1 Facilities')).toBeVisible();
  const towns = within(await screen.findByRole('list', { name: 'Facilities by town' }));
  await expect(towns.getAllByRole('listitem')).toHaveLength(1);
  const contributions = screen.getByRole('group', { name: 'Contributions this week' });
  await expect(contributions).toHaveTextContent(/this week1 .*There were none at this point last week$/);
  await expect((await chart('Contributions over time')).getByText(/^1 this week\. There were none/)).toBeVisible();
  await expect(screen.queryByText(/NaN|Infinity/)).toBeNull();
});

export const Dark = Loaded.extend({ globals: { scheme: 'dark' } });

export const Turkish = Loaded.extend({ globals: { locale: 'tr' } });
Turkish.test('speaks Turkish, its names too', async () => {
  await expect((await card('Bölgelere göre tesisler')).getByRole('link', { name: 'Eczaneler' })).toBeVisible();
});

export const OnAPhone = Loaded.extend({ globals: { viewport: { value: 'phone', isRotated: false } } });
OnAPhone.test('fits', async () => {
  await chart('Contributions over time');
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

export const Wide = Loaded.extend({ tags: ['wide', '!no-visual'] });
