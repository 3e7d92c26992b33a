import { renderRoute } from '#.storybook/renderRoute';
import type { RouteArgs } from '#.storybook/renderRoute';
import preview from '#.storybook/preview';
import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';

import { facilityPath, paths } from '#domain/paths';
import { requestLanguage } from '#lib/http/httpConfig';
import { createQueryClient } from '#lib/query/createQueryClient';
import { parseSearchPath } from '#modules/facility-search/parseSearchPath';
import { categoriesQuery, tagsQuery } from '#modules/facility-search/queries';
import { facilitiesQuery } from '#modules/facility-search/resultQueries';
import * as resultsPage from '#modules/facility-search/ResultsPage';
import { noFilters } from '#modules/facility-search/searchFilters';
import { toFacilitiesQuery } from '#modules/facility-search/searchRequest';
import { FacilityPage as Facility } from '#modules/facility/FacilityPage';
import { facilityQuery, basemapQuery, historyQuery, nearbyQuery } from '#modules/facility/queries';

import { WindowBars } from '#app/overlays/WindowBars';

import { onlineConnection, setConnection } from './connection';
import { OfflineNotice } from './OfflineNotice';
import { startOfflinePersister } from './offlinePersister';
import type { QueryStorage, Saved } from './queryStorage';

const slug = 'harbour-pharmacy';
const savedAt = new Date('2026-03-16T09:05:00Z').getTime();
const entries = new Map<string, Saved>();

/** The data of an earlier visit. The story saves nothing itself, so that the banner shows the same time in every run. */
const storage: QueryStorage = {
  owner: () => undefined,
  find: (_kind, key) => entries.get(key),
  list: () => [],
  save: async () => undefined,
  removeDataOfOthers: async () => undefined,
};

/** Fakes the browser's online state. */
function setOnline(online: boolean): void {
  if (online) Reflect.deleteProperty(navigator, 'onLine');
  else Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  dispatchEvent(new Event(online ? 'online' : 'offline'));
}

/** Saves what `visit` loads, then goes offline. */
const offlineAfter = (visit: (client: QueryClient) => Promise<unknown>) => async () => {
  const client = createQueryClient({ retry: false });
  await visit(client);
  entries.clear();
  for (const { queryHash, state } of client.getQueryCache().getAll()) {
    entries.set(`${requestLanguage()} ${queryHash}`, { data: state.data, savedAt });
  }
  setOnline(false);
};

async function visitFacility(client: QueryClient): Promise<void> {
  const { id, address } = await client.fetchQuery(facilityQuery(slug));
  await Promise.all([
    client.fetchQuery(nearbyQuery(id)),
    client.fetchQuery(historyQuery(id)),
    client.fetchQuery(basemapQuery(address.cityId)),
  ]);
}

async function visitResults(client: QueryClient): Promise<void> {
  const address = parseSearchPath(['port-calder', 'pharmacy', 'page-1']);
  if (address.kind !== 'results') throw new Error('This is the address of results.');
  await Promise.all([
    client.fetchQuery(facilitiesQuery(toFacilitiesQuery(address, noFilters))),
    client.fetchQuery(categoriesQuery()),
    client.fetchQuery(tagsQuery()),
  ]);
}

/** A page with offline support, under the offline notice. */
function OfflinePage(props: RouteArgs) {
  const queryClient = useQueryClient();
  useEffect(
    () => startOfflinePersister({ queryClient, storage, language: requestLanguage, hasPageError: () => false }),
    [queryClient],
  );
  return (
    <>
      {renderRoute(props)}
      <WindowBars>
        <OfflineNotice pages={() => []} onRetry={() => void queryClient.refetchQueries({ type: 'active' })} />
      </WindowBars>
    </>
  );
}

const meta = preview.meta({
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen', router: false, account: null },
  render: (args: RouteArgs) => <OfflinePage {...args} />,
  args: { path: paths.facility, at: facilityPath(slug), page: { Component: Facility } },
  beforeEach: () => () => {
    setOnline(true);
    setConnection(onlineConnection);
  },
});

export const FacilityPage = meta.story({ tags: ['!no-visual'], beforeEach: offlineAfter(visitFacility) });
FacilityPage.test('shows saved data and their age', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Harbour Pharmacy' })).toBeVisible();
  const banner = within(await canvas.findByRole('complementary', { name: 'You are offline.' }));
  await expect(await banner.findByText(/^You are offline\. Showing information saved at \d\d:05\.$/)).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
});
FacilityPage.test('announces that the connection is back, and shows new data', async ({ canvas }) => {
  await canvas.findByRole('complementary', { name: 'You are offline.' });
  setOnline(true);
  await expect(await canvas.findByText('You are back online.')).toBeInTheDocument();
  await expect(canvas.queryByRole('complementary', { name: 'You are offline.' })).toBeNull();
  await expect(canvas.getByRole('heading', { level: 1, name: 'Harbour Pharmacy' })).toBeVisible();
});
FacilityPage.test('has a form that preserves its input and waits for the connection', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Report a problem' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report a problem' }));
  const send = await dialog.findByRole('button', { name: 'Send report' });
  await userEvent.type(dialog.getByRole('textbox'), 'The door is round the corner.');
  await expect(
    await dialog.findByText(
      'You are offline. What you entered stays here, and you can send it when you are back online.',
    ),
  ).toBeVisible();
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await expect(send).toHaveAccessibleDescription(/^You are offline\. What you entered stays here/);
  setOnline(true);
  await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled'));
  await expect(dialog.getByRole('textbox')).toHaveValue('The door is round the corner.');
});

export const Results = meta.story({
  args: { path: paths.search, at: '/search/port-calder/pharmacy/page-1', page: resultsPage },
  beforeEach: offlineAfter(visitResults),
});
Results.test('show saved data and their age', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Pharmacies near Port Calder' })).toBeVisible();
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(20));
  await expect(await canvas.findByText(/^You are offline\. Showing information saved at \d\d:05\.$/)).toBeVisible();
});

/** A page that was never opened on this device. */
export const NeverSaved = meta.story({ beforeEach: offlineAfter(async () => undefined) });
NeverSaved.test('says so, and loads when the connection is back', async ({ canvas }) => {
  await expect(await canvas.findByText('You are offline. This page was not saved on this device.')).toBeVisible();
  setOnline(true);
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Harbour Pharmacy' })).toBeVisible();
});
