import { renderRoute } from '#.storybook/renderRoute';
import preview from '#.storybook/preview';
import { expect, screen, waitFor } from 'storybook/test';

import { setClock } from '#lib/time/clock';
import { paths } from '#domain/paths';
import { facilitySearchScenarios } from '#mocks/directory/scenarios';

import * as page from './ResultsPage';

const title = 'Pharmacies near Port Calder';

const meta = preview.meta({
  render: renderRoute,
  tags: ['screen'],
  args: { path: paths.search, page },
  parameters: { layout: 'fullscreen', router: false },
});

export const Loaded = meta.story({ args: { at: '/search/port-calder/pharmacy/page-1' } });
Loaded.test('shows count, radius and page', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: title });
  await expect(await canvas.findByText(/results · within 15 km · page 1 of/)).toBeVisible();
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(20));
});
Loaded.test('has a canonical address, and does not index a filtered list', async ({ canvas, userEvent }) => {
  await canvas.findByRole('heading', { level: 1, name: title });
  const canonical = `${location.origin}/search/port-calder/pharmacy/page-1`;
  await waitFor(() => {
    if (document.querySelector('meta[name="robots"]')) throw new Error('Search engines are still kept out.');
  });
  await expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', canonical);
  await expect(document.querySelector('link[rel="next"]')).toHaveAttribute(
    'href',
    canonical.replace('page-1', 'page-2'),
  );
  await expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
    'content',
    expect.stringMatching(/^Pharmacies near Port Calder: \d+ results, including .+\./),
  );
  const script = document.querySelector('script[type="application/ld+json"]');
  const told: unknown = JSON.parse(script?.textContent ?? 'null');
  await expect(told).toMatchObject({ '@graph': [{ '@type': 'ItemList' }, { '@type': 'BreadcrumbList' }] });
  await userEvent.click(await canvas.findByRole('checkbox', { name: /Verified only/ }));
  await canvas.findByRole('button', { name: 'Remove Verified only' });
  await waitFor(() =>
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex,follow'),
  );
  await expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', canonical);
});
Loaded.test('applies a filter immediately, and shows it as a chip', async ({ canvas, userEvent }) => {
  await canvas.findByRole('heading', { level: 1, name: title });
  await userEvent.click(await canvas.findByRole('checkbox', { name: /Verified only/ }));
  await canvas.findByRole('button', { name: 'Remove Verified only' });
  await waitFor(() => expect(canvas.queryByText('Not yet verified')).toBeNull());
});
Loaded.test('returns the focus to the heading when its result disappears', async ({ canvas }) => {
  const heading = await canvas.findByRole('heading', { level: 1, name: title });
  const [unverified] = await canvas.findAllByText('Not yet verified');
  unverified?.closest('article')?.querySelector('button')?.focus();
  // A click by script leaves the focus where it is.
  canvas.getByRole('checkbox', { name: /Verified only/ }).click();
  await waitFor(() => expect(canvas.queryByText('Not yet verified')).toBeNull());
  await expect(heading).toHaveFocus();
});
Loaded.test('sorts by name', async ({ canvas, userEvent }) => {
  await canvas.findByRole('heading', { level: 1, name: title });
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'name');
  await waitFor(() => {
    const names = canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    return expect(names).toEqual(names.toSorted(new Intl.Collator('en', { numeric: true }).compare));
  });
});
Loaded.test('opens the form to change the search', async ({ canvas, userEvent }) => {
  await canvas.findByRole('heading', { level: 1, name: title });
  await userEvent.click(canvas.getByRole('button', { name: 'Edit search' }));
  await expect(canvas.getByRole('combobox', { name: 'Place' })).toHaveValue('Port Calder');
  await expect(canvas.getByRole('combobox', { name: 'What do you need? (optional)' })).toHaveValue('pharmacy');
});

export const Loading = Loaded.extend({
  beforeEach: ({ msw }) => msw.use(facilitySearchScenarios.search.neverResolves()),
});
Loading.test('has its title before its results', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: '“pharmacy” near Port Calder' });
});

export const Empty = meta.story({
  args: { at: '/search/newbridge-sundara/hospital/page-1?verified=1&fee=free&lang=fr&radius=1000' },
});
Empty.test('offers changes with their number of results', async ({ canvas, userEvent }) => {
  await canvas.findByText('No matches');
  const ways = await canvas.findAllByRole('link', { name: /\(\d+\)$/ });
  await userEvent.click(ways[0] as HTMLElement);
  await expect(await canvas.findAllByRole('article')).not.toHaveLength(0);
});

Empty.test(
  'keeps every choice in sight: what is set can be taken back, what would find nothing cannot be chosen',
  async ({ canvas }) => {
    await canvas.findByText('No matches');
    for (const name of [/^Verified only/, /^Free of charge/, /^French/]) {
      await expect(await canvas.findByRole('checkbox', { name })).toBeChecked();
      await expect(canvas.getByRole('checkbox', { name })).toBeEnabled();
    }
    // The counts come after the message.
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /^Open now/ })).toBeDisabled());
  },
);

export const FilterWithoutResults = Loaded.extend({
  args: { at: '/search/port-calder/pharmacy/page-1?verified=1&access=textphone' },
});
FilterWithoutResults.test(
  'disables a choice of which nothing is left, instead of taking it away',
  async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Remove Verified only' });
    await canvas.findByText(/results · within/);
    const boxesOff = () => canvas.getAllByRole<HTMLInputElement>('checkbox').filter(({ disabled }) => disabled);
    await waitFor(() => expect(boxesOff()).not.toHaveLength(0));
    for (const box of boxesOff()) await expect(box).not.toBeChecked();
    const chosen = canvas.getByRole('checkbox', { name: /^Textphone/ });
    await expect(chosen).toBeEnabled();
    await userEvent.click(chosen);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove Textphone' })).toBeNull());
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Verified only/ }));
    await waitFor(() => expect(boxesOff()).toHaveLength(0));
  },
);

export const Failed = Loaded.extend({
  beforeEach: ({ msw }) => msw.use(facilitySearchScenarios.search.failsOnce()),
});
Failed.test('recovers when retried, with the same search', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('combobox', { name: 'What do you need? (optional)' })).toHaveValue('pharmacy');
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await canvas.findByRole('heading', { level: 1, name: title });
});

export const CutOff = Loaded.extend({
  beforeEach: ({ msw }) => msw.use(facilitySearchScenarios.search.networkError()),
});
CutOff.test('says that the service could not be reached', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
});

export const MalformedAnswer = Loaded.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(facilitySearchScenarios.search.malformed()),
});
MalformedAnswer.test('does not render a malformed response', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
});

export const SecondPage = meta.story({ tags: ['no-visual'], args: { at: '/search/port-calder/pharmacy/page-2' } });
SecondPage.test('continues the numbers of the first page', async ({ canvas }) => {
  await expect(await canvas.findByText('21.')).toBeVisible();
});

export const PageAboveTheLast = meta.story({ args: { at: '/search/port-calder/pharmacy/page-99' } });
PageAboveTheLast.test('shows the last page and says so', async ({ canvas }) => {
  await expect(await canvas.findByText('Page 99 does not exist. Showing the last page.')).toBeVisible();
});

export const Relaxed = meta.story({ args: { at: '/search/port-calder/night+unicorn+pharmacy/page-1' } });
Relaxed.test('says that not all words match', async ({ canvas }) => {
  await expect(await canvas.findByText(/No facility matches every word in/)).toBeVisible();
});

export const Misspelt = meta.story({ args: { at: '/search/port-calder/farmacy/page-1' } });
Misspelt.test('suggests another spelling', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'pharmacy' })).toHaveAttribute(
    'href',
    '/search/port-calder/pharmacy/page-1',
  );
});

export const Widened = meta.story({ args: { at: '/search/newbridge-sundara/hospital/page-1' } });
Widened.test('says how far the radius was widened', async ({ canvas }) => {
  await expect(await canvas.findByText(/we searched up to/)).toBeVisible();
});

export const Evening = Loaded.extend({
  tags: ['no-visual'],
  beforeEach: () => setClock(new Date('2026-03-16T23:10:00Z')),
});
Evening.test('offers to show only open places', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Show only places open now' }));
  await canvas.findByRole('button', { name: 'Remove Open now' });
});

export const PublicHoliday = Loaded.extend({
  tags: ['no-visual'],
  beforeEach: () => setClock(new Date('2026-05-01T12:00:00Z')),
});
PublicHoliday.test('offers only open places on a holiday too, on a Friday at noon', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Show only places open now' })).toBeVisible();
});

export const WorkingDay = Loaded.extend({
  tags: ['no-visual'],
  beforeEach: () => setClock(new Date('2026-05-08T12:00:00Z')),
});
WorkingDay.test('does not offer it on any other Friday at noon', async ({ canvas }) => {
  await canvas.findByText(/results · within/);
  await canvas.findAllByRole('article');
  await expect(canvas.queryByRole('button', { name: 'Show only places open now' })).toBeNull();
});

export const PrivateAddresses = Loaded.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(facilitySearchScenarios.search.privateAddresses()),
});
PrivateAddresses.test('says on the cards and below the list that addresses are private', async ({ canvas }) => {
  const sentence = await canvas.findByText(/^\d+ facilities keep their addresses private and aren’t on the map\.$/);
  await waitFor(() => expect(canvas.getAllByText(/^This facility keeps its address private/)).toHaveLength(19));
  await expect(canvas.getAllByRole('link', { name: /^Directions/ })).toHaveLength(1);
  const last = canvas.getAllByRole('article').at(-1)?.getBoundingClientRect();
  await expect(sentence.getBoundingClientRect().top).toBeGreaterThan(last?.bottom ?? Infinity);
});

export const PrivateAddressesOnTheMap = PrivateAddresses.extend({
  args: { at: '/search/port-calder/pharmacy/page-1?view=map' },
});
PrivateAddressesOnTheMap.test('draws a pin only where an address is known', async ({ canvas }) => {
  await canvas.findByText(/aren’t on the map\.$/);
  await expect(await canvas.findAllByRole('button', { name: /^1\. / })).toHaveLength(1);
  await expect(canvas.queryByRole('button', { name: /^2\. / })).toBeNull();
});

export const UnknownPlace = meta.story({ tags: ['no-visual'], args: { at: '/search/calderr/page-1' } });
UnknownPlace.test('offers near spellings', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'We could not find “Calderr”' });
});

export const UnknownPlaceWithoutTowns = UnknownPlace.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(facilitySearchScenarios.stats.failsOnce()),
});
UnknownPlaceWithoutTowns.test(
  'says that the cities are missing, and recovers when retried',
  async ({ canvas, userEvent }) => {
    await canvas.findByText('Could not load the larger towns');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('link', { name: 'Port Calder' })).toBeVisible();
  },
);

export const AmbiguousPlace = meta.story({ args: { at: '/search/newbridge/pharmacy/page-1' } });
AmbiguousPlace.test('keeps the term in the links to the candidates', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Newbridge: choose a place' });
  await expect(canvas.getByRole('link', { name: /Harrow/ })).toHaveAttribute(
    'href',
    '/search/newbridge-harrow/pharmacy/page-1',
  );
  await expect(canvas.getAllByText(/^\d+ facilities$/)).toHaveLength(2);
});

export const AmbiguousStreet = meta.story({ tags: ['no-visual'], args: { at: '/search/kiln-hill/page-1' } });
AmbiguousStreet.test('shows no count where it is unknown', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Kiln Hill: choose a place' });
  await expect(canvas.getByRole('link', { name: /Eastholm/ })).toBeVisible();
  await expect(canvas.queryByText(/facilit/)).toBeNull();
});

export const OnTheMap = meta.story({ tags: ['wide'], args: { at: '/search/port-calder/pharmacy/page-1?view=map' } });
OnTheMap.test('names every pin', async ({ canvas }) => {
  await expect((await canvas.findAllByRole('button', { name: /facilities, zoom in|^\d+\. / })).length).toBeGreaterThan(
    2,
  );
});
OnTheMap.test('offers to search the moved map’s area, until done', async ({ canvas, userEvent }) => {
  await canvas.findAllByRole('button', { name: /facilities, zoom in|^\d+\. / });
  await expect(canvas.queryByRole('button', { name: 'Search this area' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Move west' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Search this area' }));
  await canvas.findByRole('heading', { level: 1, name: /near the selected point/ });
  await expect(canvas.queryByRole('button', { name: 'Search this area' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Move west' }));
  await expect(await canvas.findByRole('button', { name: 'Search this area' })).toBeVisible();
});
OnTheMap.test('no longer offers it after a filter changes the results', async ({ canvas, userEvent }) => {
  await canvas.findAllByRole('button', { name: /facilities, zoom in|^\d+\. / });
  await userEvent.click(canvas.getByRole('button', { name: 'Move west' }));
  await canvas.findByRole('button', { name: 'Search this area' });
  await userEvent.click(canvas.getByRole('checkbox', { name: /^Verified only/ }));
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Search this area' })).toBeNull());
});

export const MapWithoutGround = OnTheMap.extend({
  beforeEach: ({ msw }) => msw.use(facilitySearchScenarios.basemap.failsOnce()),
});
MapWithoutGround.test(
  'shows the pins, says what is missing, and recovers when retried',
  async ({ canvas, userEvent }) => {
    await canvas.findByText('Could not load the map');
    await expect(canvas.getAllByRole('button', { name: /facilities, zoom in|^\d+\. / }).length).toBeGreaterThan(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText('Could not load the map')).toBeNull());
    await expect(document.body).not.toHaveFocus();
  },
);

export const MapWithoutOthers = OnTheMap.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(facilitySearchScenarios.points.failsOnce()),
});
MapWithoutOthers.test(
  'says that the other results are missing, and recovers when retried',
  async ({ canvas, userEvent }) => {
    await canvas.findByText('Could not load other results on the map');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull());
  },
);

export const Turkish = meta.story({ args: { at: '/search/isikvar/eczane/page-1' }, globals: { locale: 'tr' } });
Turkish.test('speaks Turkish', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Eczaneler: Işıkvar ve çevresi' });
});

export const OnAPhone = Loaded.extend({
  tags: ['phone', 'no-visual'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});
OnAPhone.test('sorts by name from the bottom bar', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Sort by: Best match' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Name' }));
  await waitFor(() => {
    const names = canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    return expect(names).toEqual(names.toSorted(new Intl.Collator('en', { numeric: true }).compare));
  });
  await expect(canvas.getByRole('button', { name: 'Sort by: Name' })).toHaveFocus();
  // The end of the list has space below it, so that the bar covers no link.
  window.scrollTo(0, document.documentElement.scrollHeight);
});

export const OnANarrowPhoneInTurkish = Turkish.extend({
  args: {
    at: '/search/isikvar/eczane/page-1?verified=1&fee=free,insured,paid,mixed&access=step-free,ramp,lift,hearing-loop,large-print',
  },
  tags: ['phone'],
  globals: { viewport: { value: 'reflow', isRotated: false } },
});
OnANarrowPhoneInTurkish.test('fits filters, sort and map side by side', async ({ canvas }) => {
  const filters = await canvas.findByRole('button', { name: 'Filtreler (10)' });
  const order = canvas.getByRole('button', { name: 'Sıralama: En uygun' });
  const view = canvas.getByRole('button', { name: 'Harita' });
  await expect(innerWidth).toBe(320);
  const top = filters.getBoundingClientRect().top;
  for (const button of [filters, order, view]) {
    const box = button.getBoundingClientRect();
    await expect(box.top).toBe(top);
    await expect(box.height).toBeGreaterThanOrEqual(44);
    await expect(box.left).toBeGreaterThanOrEqual(0);
    await expect(box.right).toBeLessThanOrEqual(320);
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  }
});
