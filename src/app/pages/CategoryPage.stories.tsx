import { renderRoute } from '#.storybook/renderRoute';
import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { paths } from '#domain/paths';
import { facilitySearchScenarios } from '#mocks/directory/scenarios';

import * as categoryPage from './CategoryPage';

const pharmacies = '/service-categories/pharmacy/page-1';

const meta = preview.meta({
  render: renderRoute,
  tags: ['screen'],
  args: { path: paths.category, page: categoryPage },
  parameters: { layout: 'fullscreen', router: false },
});

export const Loaded = meta.story({ args: { at: pharmacies } });
Loaded.test('says what it lists, how many and which page', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Pharmacies' });
  await expect(await canvas.findByText('387 results · page 1 of 20')).toBeVisible();
  await expect(canvas.getByText(/advice from a pharmacist without an appointment/)).toBeVisible();
  const list = canvas.getByRole('list', { name: 'Results' });
  await waitFor(() => expect(within(list).getAllByRole('article')).toHaveLength(20));
});
Loaded.test('has a picture of it', async ({ canvas }) => {
  const picture = await canvas.findByRole('img', { name: 'A pharmacist in front of shelves of medicines' });
  await expect(picture).toBeVisible();
});
Loaded.test('puts what is verified first, in the order of names', async ({ canvas }) => {
  await canvas.findByText(/^387 results/);
  const cards = within(canvas.getByRole('list', { name: 'Results' })).getAllByRole('article');
  for (const card of cards) await expect(within(card).getByText(/^(Verified|Due for review)$/)).toBeVisible();
  const names = cards.map((card) => within(card).getByRole('heading', { level: 3 }).textContent);
  await expect(names).toEqual(names.toSorted(new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare));
});
Loaded.test('leads back and up', async ({ canvas }) => {
  const trail = within(await canvas.findByRole('navigation', { name: 'Breadcrumb' }));
  await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(trail.getByRole('link', { name: 'Everyday care' })).toHaveAttribute(
    'href',
    '/service-categories/everyday-care/page-1',
  );
  await expect(trail.getByText('Pharmacies')).toHaveAttribute('aria-current', 'page');
});
Loaded.test('leads on to what is written about it', async ({ canvas }) => {
  const region = within(await canvas.findByRole('region', { name: 'Related articles' }));
  await expect(region.getAllByRole('article')).toHaveLength(3);
});
Loaded.test('has all filters but the kind of service', async ({ canvas }) => {
  await canvas.findByText(/^387 results/);
  const filters = within(await canvas.findByRole('complementary', { name: 'Filters' }));
  await expect(await filters.findByRole('group', { name: 'Tags' })).toBeVisible();
  await expect(filters.queryByRole('group', { name: 'Service type' })).toBeNull();
});
Loaded.test('narrows at once by a filter, and gives it up with the focus kept', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: /Open now/ }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Remove Open now' }));
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove Open now' })).toBeNull());
  await expect(await canvas.findByText('387 results · page 1 of 20')).toHaveFocus();
});
Loaded.test('is narrowed to a place by a suggestion', async ({ canvas, userEvent }) => {
  const near = await canvas.findByRole('combobox', { name: 'Near' });
  await userEvent.type(near, 'port cal');
  await canvas.findByRole('option', { name: /^Port Calder/ });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await canvas.findByRole('heading', { level: 1, name: 'Pharmacies near Port Calder' });
  await expect(await canvas.findByText(/^159 results · within 15 km/)).toBeVisible();
  await expect(near).toHaveFocus();
  await expect(near).toHaveValue('Port Calder');
});
Loaded.test('tells machines the same', async ({ canvas }) => {
  await canvas.findByText(/^387 results/);
  await waitFor(() => expect(document.title).toBe('Pharmacies in Orvela (page 1 of 20) | Orvela Facilities'));
  const { origin } = location;
  await expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', origin + pharmacies);
  await expect(document.querySelector('link[rel="prev"]')).toBeNull();
  await expect(document.querySelector('link[rel="next"]')).toHaveAttribute(
    'href',
    `${origin}/service-categories/pharmacy/page-2`,
  );
  await expect(document.querySelector('meta[name="robots"]')).toBeNull();
  await expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
    'content',
    expect.stringMatching(/387 facilities, page 1 of 20\.$/),
  );
  const script = await waitFor(() => {
    const found = document.querySelector('script[type="application/ld+json"]');
    if (!found) throw new Error('There is no structured data.');
    return found;
  });
  const told: unknown = JSON.parse(script.textContent ?? '');
  await expect(told).toMatchObject({
    '@graph': [
      { '@type': 'CollectionPage', url: origin + pharmacies, mainEntity: { numberOfItems: 387 } },
      { '@type': 'BreadcrumbList' },
    ],
  });
});

export const NearAPlace = meta.story({ args: { at: `${pharmacies}?near=port-calder` } });
NearAPlace.test('says where, and how far each one is', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Pharmacies near Port Calder' });
  await expect(canvas.getByRole('combobox', { name: 'Near' })).toHaveValue('Port Calder');
  await waitFor(() => expect(canvas.getAllByText(/from the centre of Port Calder$/).length).toBeGreaterThan(9));
});
NearAPlace.test('is kept from search engines, which know the whole list', async ({ canvas }) => {
  await canvas.findByText(/^159 results/);
  await waitFor(() =>
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex,follow'),
  );
  await expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', location.origin + pharmacies);
});
NearAPlace.test('goes back to the whole country by an empty place', async ({ canvas, userEvent }) => {
  await canvas.findByText(/^159 results/);
  await userEvent.clear(canvas.getByRole('combobox', { name: 'Near' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
  await canvas.findByRole('heading', { level: 1, name: 'Pharmacies' });
  await expect(await canvas.findByText(/^387 results/)).toBeVisible();
});

export const UpperLevel = meta.story({ args: { at: '/service-categories/everyday-care/page-1?near=saltmere' } });
UpperLevel.test('leads to what is below it, near the same place', async ({ canvas }) => {
  const kinds = within(await canvas.findByRole('navigation', { name: 'More specific services' }));
  await expect(kinds.getAllByRole('link')).toHaveLength(5);
  await expect(kinds.getByRole('link', { name: 'Pharmacies (387)' })).toHaveAttribute(
    'href',
    '/service-categories/pharmacy/page-1?near=saltmere',
  );
});

export const Emergency = meta.story({ args: { at: '/service-categories/emergency-department/page-1' } });
Emergency.test('says first what to do when life is in danger', async ({ canvas }) => {
  await expect(await canvas.findByText(/^In a life-threatening emergency, call 112/)).toBeVisible();
});

export const SecondPage = meta.story({ tags: ['no-visual'], args: { at: '/service-categories/pharmacy/page-2' } });
SecondPage.test('numbers on from the first page, and names its neighbours', async ({ canvas }) => {
  await expect(await canvas.findByText('21.')).toBeVisible();
  const { origin } = location;
  await waitFor(() => expect(document.querySelector('link[rel="prev"]')).toHaveAttribute('href', origin + pharmacies));
  await expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${origin}/service-categories/pharmacy/page-2`,
  );
});

export const WithoutAPage = meta.story({
  tags: ['no-visual'],
  args: { at: '/service-categories/pharmacy?near=port-calder' },
});
WithoutAPage.test('is its first page, and the query stays', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Pharmacies near Port Calder' });
  await expect(await canvas.findByText(/page 1 of 8$/)).toBeVisible();
});

export const PageAboveTheLast = meta.story({
  tags: ['no-visual'],
  args: { at: '/service-categories/pharmacy/page-99' },
});
PageAboveTheLast.test('shows the last page and says so', async ({ canvas }) => {
  await expect(await canvas.findByText('Page 99 does not exist. Showing the last page.')).toBeVisible();
  await expect(await canvas.findByText(/· page 20 of 20$/)).toBeVisible();
});

export const UnknownPlace = meta.story({ tags: ['no-visual'], args: { at: `${pharmacies}?near=calderr` } });
UnknownPlace.test('offers near spellings for the same category', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'We could not find “Calderr”' });
  for (const link of canvas.getAllByRole('link', { name: /Calder/ })) {
    await expect(link.getAttribute('href')).toMatch(/^\/service-categories\/pharmacy\/page-1\?near=/);
  }
  await expect(canvas.getByRole('combobox', { name: 'Near' })).toHaveValue('Calderr');
});

export const NoMatch = meta.story({
  args: { at: '/service-categories/emergency-department/page-1?verified=1&fee=free&lang=fr' },
});
NoMatch.test('offers ways out within the category', async ({ canvas }) => {
  await canvas.findByText('No matches');
  const [way] = await canvas.findAllByRole('link', { name: /^Remove .* \(\d+\)$/ });
  await expect(way?.getAttribute('href')).toMatch(/^\/service-categories\/emergency-department\/page-1/);
});

export const Empty = Loaded.extend({
  beforeEach: ({ msw }) => msw.use(facilitySearchScenarios.search.empty()),
});
Empty.test('says that there are none yet, and takes the first', async ({ canvas }) => {
  await expect(await canvas.findByText('No pharmacies listed yet')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Add a facility' })).toHaveAttribute('href', '/facility/create');
});

export const Loading = Loaded.extend({
  beforeEach: ({ msw }) => msw.use(facilitySearchScenarios.category.neverResolves()),
});
Loading.test('promises nothing before it knows', async ({ canvas }) => {
  await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  await expect(canvas.queryByRole('heading')).toBeNull();
});

export const ListLoading = Loaded.extend({
  beforeEach: ({ msw }) => msw.use(facilitySearchScenarios.search.neverResolves()),
});
ListLoading.test('has its title and its place before its list', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Pharmacies' });
  await expect(canvas.getByRole('combobox', { name: 'Near' })).toBeEnabled();
});

export const Failed = Loaded.extend({
  beforeEach: ({ msw }) => msw.use(facilitySearchScenarios.category.failsOnce()),
});
Failed.test('recovers when retried', async ({ canvas, userEvent }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Could not load this page' });
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await canvas.findByRole('heading', { level: 1, name: 'Pharmacies' });
});

export const ListFailed = Loaded.extend({
  beforeEach: ({ msw }) => msw.use(facilitySearchScenarios.search.failsOnce()),
});
ListFailed.test('keeps what it knows, and recovers when retried', async ({ canvas, userEvent }) => {
  await canvas.findByRole('heading', { level: 2, name: 'Could not load the results' });
  await expect(canvas.getByRole('heading', { level: 1, name: 'Pharmacies' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByText('387 results · page 1 of 20')).toBeVisible();
});

export const MalformedAnswer = Loaded.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(facilitySearchScenarios.category.malformed()),
});
MalformedAnswer.test('does not show what it cannot read', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
});

export const Unknown = meta.story({
  tags: ['!screen', 'no-visual'],
  args: { at: '/service-categories/butcher/page-1' },
});
Unknown.test('is not found', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Status 404' });
});

export const LongText = Loaded.extend({
  beforeEach: ({ msw }) => msw.use(facilitySearchScenarios.category.longTexts()),
});
LongText.test('stays within the width of the page', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: /^Physiotherapy, rehabilitation/ });
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

export const OnTheMap = meta.story({ tags: ['wide'], args: { at: `${pharmacies}?near=port-calder&view=map` } });
OnTheMap.test('names every pin', async ({ canvas }) => {
  await expect((await canvas.findAllByRole('button', { name: /facilities, zoom in|^\d+\. / })).length).toBeGreaterThan(
    2,
  );
});

export const Turkish = NearAPlace.extend({ globals: { locale: 'tr' } });
Turkish.test('speaks Turkish', async ({ canvas }) => {
  await canvas.findByRole('img', { name: 'İlaç raflarının önünde bir eczacı' });
  await canvas.findByRole('heading', { level: 1, name: 'Eczaneler: Port Calder ve çevresi' });
  await expect(canvas.getByRole('combobox', { name: 'Yakınında' })).toHaveValue('Port Calder');
  await expect(await canvas.findByRole('heading', { level: 2, name: 'İlgili yazılar' })).toBeVisible();
});

export const Dark = Loaded.extend({ tags: ['no-visual'], globals: { scheme: 'dark' } });
Dark.test('is dark', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Pharmacies' });
  await expect(document.documentElement).toHaveClass('dark');
});

export const OnAPhone = meta.story({
  tags: ['phone', 'no-visual'],
  args: { at: `${pharmacies}?near=port-calder` },
  globals: { viewport: { value: 'phone' } },
});
OnAPhone.test('has filters and map under the thumb', async ({ canvas, userEvent }) => {
  await canvas.findByText(/^159 results/);
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Map' })).toBeVisible());
  await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
  const show = await drawer.findByRole('button', { name: 'Show 159 results' });
  await waitFor(() => expect(show).toBeVisible());
  await expect(drawer.queryByRole('group', { name: 'Service type' })).toBeNull();
});
