import preview from '#.storybook/preview';
import { expect, waitFor } from 'storybook/test';
import type { within } from 'storybook/test';

import { setConnection } from '#app/offline/connection';
import { articleScenarios } from '#mocks/article/scenarios';
import { directionsScenarios } from '#mocks/directions/scenarios';
import { facilityScenarios, facilitySearchScenarios } from '#mocks/directory/scenarios';

import { OfflineFlow, setOnline } from './OfflineFlow';

/** Screen states that look alike everywhere (directory 2.0.2); others are stories of their screens. */
const meta = preview.meta({
  title: 'Flows/Screen states',
  component: OfflineFlow,
  tags: ['screen', 'no-visual', '!autodocs'],
  parameters: { layout: 'fullscreen', router: false, account: null },
  afterEach: () => {
    setOnline(true);
    setConnection({ state: 'online', savedAt: undefined, missing: false });
  },
});

type Canvas = ReturnType<typeof within>;
type Seen = { canvas: Canvas };
type Network = { msw: { use: (...handlers: ReturnType<typeof articleScenarios.list.neverResolves>[]) => void } };

const at = (address: string) => ({ args: { at: address } });

/** Skips the five seconds; all other timers keep their delay. */
function hurry(): () => void {
  const { setTimeout: wait } = window;
  const hurried = (run: () => void, ms?: number) => wait(run, ms === 5000 ? 20 : ms);
  window.setTimeout = hurried as typeof window.setTimeout;
  return () => {
    window.setTimeout = wait;
  };
}

/** A story whose request never resolves. */
const without = (scenario: { neverResolves: typeof articleScenarios.list.neverResolves }) => ({
  beforeEach: ({ msw }: Network) => {
    msw.use(scenario.neverResolves());
    return hurry();
  },
});

async function stillWorks({ canvas }: Seen): Promise<void> {
  const said = await canvas.findByText('Still working on it…');
  await expect(said).toBeVisible();
  await expect(said.closest('[role="status"]')).not.toBeNull();
  await expect(said.closest('[aria-busy="true"]')).not.toBeNull();
}

const results = '/search/port-calder/pharmacy/page-1';
const category = '/service-categories/pharmacy/page-1?near=saltmere';
const tag = '/tags/walk-in/page-1?near=saltmere';
const article = '/article?slug=pharmacy-or-doctor';
const facility = '/facility/harbour-pharmacy';
const directions = '/facility/harbour-pharmacy/map?from=port-calder&mode=walk';

export const HomeSlow = meta.story({ ...at('/'), ...without(facilitySearchScenarios.categories) });
HomeSlow.test('says that it is still loading', stillWorks);

export const ResultsSlow = meta.story({ ...at(results), ...without(facilitySearchScenarios.search) });
ResultsSlow.test('says that it is still loading', stillWorks);

export const CategorySlow = meta.story({ ...at(category), ...without(facilitySearchScenarios.category) });
CategorySlow.test('says that it is still loading', stillWorks);

export const TagSlow = meta.story({ ...at(tag), ...without(facilitySearchScenarios.tag) });
TagSlow.test('says that it is still loading', stillWorks);

export const ArticlesSlow = meta.story({ ...at('/article'), ...without(articleScenarios.list) });
ArticlesSlow.test('says that it is still loading', stillWorks);

export const ArticleSlow = meta.story({ ...at(article), ...without(articleScenarios.reader) });
ArticleSlow.test('says that it is still loading', stillWorks);

export const FacilitySlow = meta.story({ ...at(facility), ...without(facilityScenarios.facility) });
FacilitySlow.test('says that it is still loading', stillWorks);

export const DirectionsSlow = meta.story({ ...at(directions), ...without(directionsScenarios) });
DirectionsSlow.test('says that it is still loading', stillWorks);

/** One section of the screen fails to load; the rest is complete. */
export const HomePartial = meta.story({
  ...at('/'),
  beforeEach: ({ msw }) => msw.use(articleScenarios.list.failsOnce(), facilitySearchScenarios.stats.fails()),
});
HomePartial.test('shows search and categories, and loads the articles on retry', async ({ canvas, userEvent }) => {
  await canvas.findByRole('link', { name: 'Pharmacies' });
  const retry = await canvas.findByRole('button', { name: 'Try again' });
  await expect(canvas.getByRole('combobox', { name: 'Place' })).toBeEnabled();
  await userEvent.click(retry);
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull());
});

export const ResultsPartial = meta.story({
  ...at(results),
  beforeEach: ({ msw }) => msw.use(facilitySearchScenarios.categories.fails(), facilitySearchScenarios.tags.fails()),
});
ResultsPartial.test(
  'shows the list and the other filters without the names of categories and tags',
  async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Pharmacies near Port Calder' });
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(20));
    await expect(canvas.getByRole('checkbox', { name: /^Open now/ })).toBeEnabled();
  },
);

export const TagPartial = meta.story({
  ...at(tag),
  beforeEach: ({ msw }) => msw.use(facilitySearchScenarios.search.failsOnce()),
});
TagPartial.test('keeps its introduction above a list that failed to load', async ({ canvas, userEvent }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Facilities with walk-in visits near Saltmere' });
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0);
});

const saved = /^You are offline\. Showing information saved at .*\d\d:\d\d\.$/;
const readable = 'You are offline. You can still read pages you opened in the last 24 hours.';

/** The screen stays readable when the connection is lost, and says how old its data are. */
const staysReadable =
  (heading: string | RegExp, said: string | RegExp, ready: (canvas: Canvas) => Promise<unknown>) =>
  async ({ canvas }: Seen): Promise<void> => {
    await canvas.findByRole('heading', { level: 1, name: heading });
    await ready(canvas);
    setOnline(false);
    await expect(await canvas.findByText(said)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await ready(canvas);
  };
const articles = (canvas: Canvas) => canvas.findAllByRole('article');

export const HomeOffline = meta.story(at('/'));
HomeOffline.test(
  'stays readable',
  staysReadable('Find health and care near you', saved, async (canvas) => {
    await canvas.findByRole('link', { name: 'Pharmacies' });
    await canvas.findByRole('region', { name: 'Good to know' });
    await waitFor(() => expect(canvas.queryByText('Loading…')).toBeNull());
  }),
);

export const CategoryOffline = meta.story(at(category));
CategoryOffline.test('stays readable', staysReadable('Pharmacies near Saltmere', saved, articles));

export const TagOffline = meta.story(at(tag));
TagOffline.test('stays readable', staysReadable('Facilities with walk-in visits near Saltmere', saved, articles));

export const ArticlesOffline = meta.story(at('/article'));
ArticlesOffline.test(
  'stays readable',
  staysReadable('Articles', saved, (canvas) => canvas.findByText('18 articles')),
);

export const ArticleOffline = meta.story(at(article));
ArticleOffline.test(
  'stays readable',
  staysReadable('Pharmacy or doctor?', saved, (canvas) => canvas.findByText(/^Reviewed by/)),
);

export const DirectionsOffline = meta.story(at(directions));
DirectionsOffline.test(
  'stays readable',
  staysReadable('Directions to Harbour Pharmacy', saved, (canvas) => canvas.findByText(/ on foot$/)),
);

export const StandingOffline = meta.story(at('/privacy-policy'));
StandingOffline.test(
  'stays readable',
  staysReadable('Privacy policy', readable, (canvas) => canvas.findAllByRole('heading', { level: 2 })),
);

export const NotFoundOffline = meta.story(at('/nothing-here'));
NotFoundOffline.test(
  'stays readable',
  staysReadable('Page not found', readable, (canvas) => canvas.findByRole('link', { name: 'Pharmacies' })),
);
