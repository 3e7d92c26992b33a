import { renderRoute } from '#.storybook/renderRoute';
import type { RouteArgs } from '#.storybook/renderRoute';
import preview from '#.storybook/preview';
import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';

import { httpConfig } from '#lib/http/request';
import { facilityPath, paths } from '#domain/paths';
import { createQueryClient } from '#lib/query/createQueryClient';
import { parseSearchPath } from '#modules/facility-search/parseSearchPath';
import { categoriesQuery, tagsQuery } from '#modules/facility-search/queries';
import { facilitiesQuery } from '#modules/facility-search/resultQueries';
import * as resultsPage from '#modules/facility-search/ResultsPage';
import { noFilters } from '#modules/facility-search/searchFilters';
import { toFacilitiesQuery } from '#modules/facility-search/searchRequest';
import * as facilityPage from '#modules/facility/FacilityPage';
import { facilityQuery, basemapQuery, historyQuery, nearbyQuery } from '#modules/facility/queries';

import { setConnection } from './connection';
import { keepAnswers } from './offlinePersister';
import { OfflineNotice } from './OfflineNotice';
import type { Saved, SavedAnswers } from './queryStorage';

const slug = 'harbour-pharmacy';
const savedAt = new Date('2026-03-16T09:05:00Z').getTime();
const answers = new Map<string, Saved>();

/** What a visit an hour ago has saved; this one saves nothing, so that no story meets the time of the machine. */
const saved: SavedAnswers = {
  find: (_kind, key) => answers.get(key),
  all: () => [],
  keep: async () => undefined,
  forgetOthers: async () => undefined,
};

/** What the browser says of its line. */
function turn(onLine: boolean): void {
  if (onLine) Reflect.deleteProperty(navigator, 'onLine');
  else Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  dispatchEvent(new Event(onLine ? 'online' : 'offline'));
}

/** Everything that a page asks for is asked for while there is a line, and then there is none. */
const offLineAfter = (visit: (client: QueryClient) => Promise<unknown>) => async () => {
  const client = createQueryClient({ retry: false });
  await visit(client);
  answers.clear();
  for (const { queryHash, state } of client.getQueryCache().getAll()) {
    answers.set(`${httpConfig.language()} ${queryHash}`, { data: state.data, savedAt });
  }
  turn(false);
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

/** A page under the notice that stands over all of them. */
function UnderNotice(props: RouteArgs) {
  const client = useQueryClient();
  useEffect(() => keepAnswers({ client, saved, language: httpConfig.language, isBroken: () => false }), [client]);
  return (
    <>
      {renderRoute(props)}
      <OfflineNotice pages={() => []} onRetry={() => void client.refetchQueries({ type: 'active' })} />
    </>
  );
}

const meta = preview.meta({
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen', router: false, account: null },
  render: (args: RouteArgs) => <UnderNotice {...args} />,
  args: { path: paths.facility, at: facilityPath(slug), page: facilityPage },
  beforeEach: () => () => {
    turn(true);
    setConnection({ state: 'online', savedAt: undefined, missing: false });
  },
});

export const FacilityPage = meta.story({ tags: ['!no-visual'], beforeEach: offLineAfter(visitFacility) });
FacilityPage.test('is shown as it was saved, and says since when', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Harbour Pharmacy' })).toBeVisible();
  const banner = within(await canvas.findByRole('complementary', { name: 'You are offline.' }));
  await expect(await banner.findByText(/^You are offline\. Showing saved information from \d\d:05\.$/)).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
});
FacilityPage.test('says when the line is back, and shows what is new', async ({ canvas }) => {
  await canvas.findByRole('complementary', { name: 'You are offline.' });
  turn(true);
  await expect(await canvas.findByText('You are online again.')).toBeInTheDocument();
  await expect(canvas.queryByRole('complementary', { name: 'You are offline.' })).toBeNull();
  await expect(canvas.getByRole('heading', { level: 1, name: 'Harbour Pharmacy' })).toBeVisible();
});
FacilityPage.test('has a form that waits for the line, with what was typed', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Report a problem' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report a problem' }));
  const send = await dialog.findByRole('button', { name: 'Send report' });
  await userEvent.type(dialog.getByRole('textbox'), 'The door is round the corner.');
  await expect(
    await dialog.findByText('You are offline. What you entered stays here; send it when you are connected again.'),
  ).toBeVisible();
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await expect(send).toHaveAccessibleDescription(/^You are offline\. What you entered stays here/);
  turn(true);
  await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled'));
  await expect(dialog.getByRole('textbox')).toHaveValue('The door is round the corner.');
});

export const Results = meta.story({
  args: { path: paths.search, at: '/search/port-calder/pharmacy/page-1', page: resultsPage },
  beforeEach: offLineAfter(visitResults),
});
Results.test('are shown as they were saved, and say since when', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Pharmacies near Port Calder' })).toBeVisible();
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(20));
  await expect(await canvas.findByText(/^You are offline\. Showing saved information from \d\d:05\.$/)).toBeVisible();
});

/** An address where nobody has been. */
export const NeverSaved = meta.story({ beforeEach: offLineAfter(async () => undefined) });
NeverSaved.test('says so, and is loaded when the line is back', async ({ canvas }) => {
  await expect(await canvas.findByText('You are offline. This page was not saved on this device.')).toBeVisible();
  turn(true);
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Harbour Pharmacy' })).toBeVisible();
});
