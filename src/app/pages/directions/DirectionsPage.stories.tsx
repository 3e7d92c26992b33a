import { renderRoute } from '#.storybook/renderRoute';
import preview from '#.storybook/preview';
import { expect, fn, waitFor, within } from 'storybook/test';

import { setClock } from '#lib/time/clock';
import { directionsPath, paths } from '#domain/paths';
import { directionsScenarios } from '#mocks/directions/scenarios';
import { facilityScenarios, facilitySearchScenarios } from '#mocks/directory/scenarios';

import * as directionsPage from './DirectionsPage';

const meta = preview.meta({
  render: renderRoute,
  tags: ['screen'],
  args: { path: paths.directions, page: directionsPage },
  parameters: { layout: 'fullscreen', router: false },
});

const at = (slug: string, query: Record<string, string> = {}) => ({ args: { at: directionsPath(slug, query) } });

const summary = '2.4 km · about 30 minutes on foot';
const steps = (canvas: Pick<ReturnType<typeof within>, 'findByRole'>) =>
  canvas.findByRole('list', { name: 'Step by step' });

/** Replaces properties of `navigator` during one test. */
async function withNavigator(parts: Record<string, unknown>, run: () => Promise<void>) {
  const before = { clipboard: navigator.clipboard, geolocation: navigator.geolocation };
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(navigator, name, { value, configurable: true });
  try {
    await run();
  } finally {
    for (const [name, value] of Object.entries(before))
      Object.defineProperty(navigator, name, { value, configurable: true });
  }
}

export const Loaded = meta.story(at('harbour-pharmacy', { from: 'port-calder', mode: 'walk' }));
Loaded.test('tells the way in words, each step with its distance', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Directions to Harbour Pharmacy' });
  await expect(await canvas.findByText(summary)).toBeVisible();
  const list = within(await steps(canvas));
  await expect(list.getAllByRole('listitem')).toHaveLength(5);
  await expect(list.getAllByRole('button')[0]).toHaveAccessibleName(/^1\.\s?Head .+\d\sk?m$/);
  await expect(list.getByRole('button', { name: /Arrive: Harbour Pharmacy/ })).toBeVisible();
  await expect(canvas.getByRole('combobox', { name: 'From' })).toHaveValue('Port Calder, Calder');
  await waitFor(() => expect(document.title).toBe('Directions to Harbour Pharmacy | Orvela Facilities'));
});
Loaded.test('tells what one finds on arrival', async ({ canvas }) => {
  const arrival = within(await canvas.findByRole('region', { name: 'When you arrive' }));
  await expect(await arrival.findByText('Open when you arrive · closes 19:00')).toBeVisible();
  await expect(arrival.getByText(/^Leave now to arrive at about 09:(29|30)\.$/)).toBeVisible();
  await expect(arrival.getByText('Partly step-free entrance')).toBeVisible();
  await expect(arrival.getByText('Bus 3 and 24 stop on Mill Street')).toBeVisible();
  await expect(arrival.getByText('Not known. Ask before you visit.')).toBeVisible();
});
Loaded.test('shows a step that is chosen, and the whole way again', async ({ canvas, userEvent }) => {
  const [first, second] = within(await steps(canvas)).getAllByRole('button');
  if (!first || !second) throw new Error('The way has two steps at least.');
  const end = await canvas.findByRole('button', { name: 'B. Harbour Pharmacy, destination' });
  await expect(canvas.getByRole('button', { name: 'A. Port Calder, Calder, starting point' })).toBeVisible();
  const before = end.getBoundingClientRect();
  second.focus();
  await userEvent.keyboard('{Enter}');
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(first);
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect(second).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(canvas.getByRole('button', { name: 'Show the whole route' }));
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  await waitFor(() => expect(end.getBoundingClientRect().left).toBeCloseTo(before.left, 0));
});
Loaded.test('brings the whole way back after the map was moved', async ({ canvas, userEvent }) => {
  const end = await canvas.findByRole('button', { name: 'B. Harbour Pharmacy, destination' });
  const whole = await canvas.findByRole('button', { name: 'Show the whole route' });
  const before = end.getBoundingClientRect().left;
  canvas.getByRole('application').focus();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(end.getBoundingClientRect().left).not.toBeCloseTo(before, 0));
  await userEvent.click(whole);
  await waitFor(() => expect(end.getBoundingClientRect().left).toBeCloseTo(before, 0));
});
Loaded.test('goes by bicycle or by car as well, and leads back', async ({ canvas, userEvent }) => {
  await canvas.findByText(summary);
  await userEvent.click(canvas.getByRole('radio', { name: 'Cycle' }));
  await expect(await canvas.findByText('2.4 km · about 10 minutes by bicycle')).toBeVisible();
  await userEvent.click(canvas.getByRole('radio', { name: 'Drive' }));
  await expect(await canvas.findByText('2.8 km · about 4 minutes by car')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Swap starting point and destination' }));
  await canvas.findByRole('heading', { level: 1, name: 'Directions from Harbour Pharmacy' });
  await expect(canvas.getByRole('combobox', { name: 'To' })).toHaveValue('Port Calder, Calder');
  await expect(await canvas.findByRole('button', { name: /Arrive: Port Calder, Calder/ })).toBeVisible();
  await expect(canvas.queryByText(/when you arrive · /)).toBeNull();
});
Loaded.test('starts from another place', async ({ canvas, userEvent }) => {
  const field = await canvas.findByRole('combobox', { name: 'From' });
  await canvas.findByText(summary);
  await userEvent.clear(field);
  await userEvent.type(field, 'Yeşilmar');
  await userEvent.click(canvas.getByRole('button', { name: 'Get directions' }));
  await expect(await canvas.findByText('31.2 km · about 6 hours 30 minutes on foot')).toBeVisible();
  await expect(field).toHaveValue('Yeşilmar, Sundara');
});
Loaded.test('says what is missing, and leads there', async ({ canvas, userEvent }) => {
  const field = await canvas.findByRole('combobox', { name: 'From' });
  await canvas.findByText(summary);
  await userEvent.clear(field);
  await userEvent.click(canvas.getByRole('button', { name: 'Get directions' }));
  await expect(await canvas.findByText('Enter a starting point')).toBeVisible();
  await expect(field).toHaveFocus();
  await expect(field).toBeInvalid();
  await expect(canvas.getByText(summary)).toBeVisible();
});
Loaded.test('starts where the visitor is', async ({ canvas, userEvent }) => {
  await canvas.findByText(summary);
  const getCurrentPosition = (found: PositionCallback) =>
    found({ coords: { latitude: 44.512_34, longitude: -31.204_11, accuracy: 20 } } as GeolocationPosition);
  await withNavigator({ geolocation: { getCurrentPosition } }, async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use my location' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'From' })).toHaveValue('My location'));
  });
  await expect(await canvas.findByRole('button', { name: 'A. My location, starting point' })).toBeVisible();
});
Loaded.test('is taken along', async ({ canvas, userEvent }) => {
  await steps(canvas);
  const { print } = window;
  const pressed = fn();
  window.print = pressed;
  try {
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(pressed).toHaveBeenCalledOnce();
  } finally {
    window.print = print;
  }
  const writeText = fn(async () => {});
  await withNavigator({ clipboard: { writeText } }, async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await expect(writeText).toHaveBeenCalledWith(
      'Harbour Pharmacy\n119 Mill Street\nRear building\nOld Harbour\n1041 Port Calder',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Copy coordinates' }));
    await waitFor(() => expect(writeText).toHaveBeenLastCalledWith('44.50614, -31.22762'));
  });
});
Loaded.test('leads to other apps, and says what they show', async ({ canvas, userEvent }) => {
  const outside = within(await canvas.findByRole('region', { name: 'Open in another app' }));
  await userEvent.click(outside.getByText('More apps'));
  const google = await outside.findByRole('link', { name: 'Google Maps (opens another site)' });
  await expect(google).toHaveAttribute(
    'href',
    'https://www.google.com/maps/dir/?api=1&destination=44.50614%2C-31.22762&travelmode=walking',
  );
  await expect(google.getAttribute('rel')).toContain('noopener');
  await expect(outside.getByRole('link', { name: 'Map app on this device' })).toHaveAttribute(
    'href',
    'geo:44.50614,-31.22762;u=15',
  );
  await expect(outside.getByRole('link', { name: 'Map app on an Android phone' })).toHaveAttribute(
    'href',
    'geo:0,0?q=44.50614,-31.22762(Harbour%20Pharmacy)',
  );
  await expect(outside.getByText('Orvela is a fictional country. Other apps show open sea there.')).toBeVisible();
});
Loaded.test('leads search engines to the facility’s own page', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1 });
  await waitFor(() =>
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex,follow'),
  );
  await expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${location.origin}/facility/harbour-pharmacy`,
  );
});

export const Loading = Loaded.extend({
  tags: ['!screen', 'phone'],
  beforeEach: ({ msw }) => msw.use(directionsScenarios.neverResolves()),
});
Loading.test('shows form and map before the way is there', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Directions to Harbour Pharmacy' });
  await expect(await canvas.findByRole('application')).toBeVisible();
  await expect(canvas.getByRole('radio', { name: 'Walk' })).toBeChecked();
  await expect(canvas.queryByRole('list', { name: 'Step by step' })).toBeNull();
});

export const FacilityLoading = Loaded.extend({
  beforeEach: ({ msw }) => msw.use(facilityScenarios.facility.neverResolves()),
});

export const Failed = Loaded.extend({ beforeEach: ({ msw }) => msw.use(directionsScenarios.failsOnce()) });
Failed.test('keeps the form, and recovers when retried', async ({ canvas, userEvent }) => {
  await canvas.findByText('Could not load the directions');
  await expect(canvas.getByRole('combobox', { name: 'From' })).toHaveValue('Port Calder, Calder');
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByText(summary)).toBeVisible();
});

export const StartFailed = Loaded.extend({
  tags: ['!screen', 'phone', 'no-visual'],
  beforeEach: ({ msw }) => msw.use(facilitySearchScenarios.place.failsOnce()),
});
StartFailed.test('recovers when retried', async ({ canvas, userEvent }) => {
  await canvas.findByText('Could not load the starting point');
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByText(summary)).toBeVisible();
  await expect(canvas.getByRole('combobox', { name: 'From' })).toHaveValue('Port Calder, Calder');
});

StartFailed.test('has its name typed over by who is in the field when it comes', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  const field = canvas.getByRole('combobox', { name: 'From' });
  field.focus();
  await waitFor(() => expect(field).toHaveValue('Port Calder, Calder'));
  await userEvent.keyboard('Yes');
  await expect(field).toHaveValue('Yes');
});

StartFailed.test('leaves what was typed before its name comes', async ({ canvas, userEvent }) => {
  const button = await canvas.findByRole('button', { name: 'Try again' });
  const field = canvas.getByRole('combobox', { name: 'From' });
  await userEvent.type(field, 'Yes');
  await userEvent.click(button);
  field.focus();
  await canvas.findByText(summary);
  await userEvent.keyboard('il');
  await expect(field).toHaveValue('Yesil');
});

export const GroundFailed = Loaded.extend({
  tags: ['!screen'],
  beforeEach: ({ msw }) => msw.use(facilitySearchScenarios.basemap.fails()),
});
GroundFailed.test('draws the way without the streets, and says so', async ({ canvas }) => {
  await expect(await canvas.findByText('Streets could not be loaded on the map')).toBeVisible();
  await expect(await canvas.findByText(summary)).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'B. Harbour Pharmacy, destination' })).toBeVisible();
});
GroundFailed.test('keeps its button when asked again in vain', async ({ canvas, userEvent }) => {
  const button = await canvas.findByRole('button', { name: 'Try again' });
  await userEvent.click(button);
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  await expect(button).toBeVisible();
  await expect(button).toHaveFocus();
});
GroundFailed.test('loads them when asked again, and the focus stays at the map', async ({ canvas, msw, userEvent }) => {
  await canvas.findByRole('button', { name: 'Try again' });
  msw.resetHandlers();
  // Another chunk may fail only after the first click; then a second click retries.
  await waitFor(async () => {
    const button = canvas.queryByRole('button', { name: 'Try again' });
    if (button && button.getAttribute('aria-disabled') !== 'true') await userEvent.click(button);
    await expect(canvas.queryByText('Streets could not be loaded on the map')).toBeNull();
  });
  await expect(document.activeElement).not.toBe(document.body);
  await expect(document.activeElement).toContainElement(canvas.getByRole('region', { name: /^Map/ }));
});

export const NoStart = meta.story(at('harbour-pharmacy'));
NoStart.test('shows the facility alone and asks where from', async ({ canvas }) => {
  await expect(await canvas.findByText('Enter a starting point to get directions.')).toBeVisible();
  await expect(await canvas.findByRole('button', { name: 'Harbour Pharmacy' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: /the start$/ })).toBeNull();
  await expect(canvas.getByRole('region', { name: 'Good to know' })).toBeVisible();
});

export const Remembered = NoStart.extend({
  tags: ['!screen', 'no-visual'],
  beforeEach: () => localStorage.setItem('last-place', JSON.stringify({ slug: 'port-calder', label: 'Port Calder' })),
});
Remembered.test('starts where the last search was', async ({ canvas }) => {
  await expect(await canvas.findByText(summary)).toBeVisible();
});

export const SamePlace = meta.story({
  ...at('mill-lane-dental-practice', { from: '@44.508,-31.203' }),
  tags: ['!screen', 'phone'],
});
SamePlace.test('needs no steps', async ({ canvas }) => {
  await expect(await canvas.findByText('You are already there')).toBeVisible();
  await expect(canvas.queryByRole('list', { name: 'Step by step' })).toBeNull();
});

export const NoRoute = meta.story(at('saltmarket-clinic', { from: 'eastholm', mode: 'drive' }));
NoRoute.test('says how far it is, and leads on', async ({ canvas }) => {
  await expect(await canvas.findByText('There is no route by road from Eastholm')).toBeVisible();
  await expect(canvas.getByText(/^Straight-line distance: 68\.9 km\./)).toBeVisible();
  await expect(canvas.getByRole('region', { name: 'Open in another app' })).toBeVisible();
});

export const NoSegment = meta.story(at('saltmarket-clinic', { from: '@44.6,-30.7' }));
NoSegment.test('says that the start is on no street', async ({ canvas }) => {
  await expect(await canvas.findByText('We could not find a street near this starting point')).toBeVisible();
});

export const UnknownPlace = meta.story({ ...at('harbour-pharmacy', { from: 'calderr' }), tags: ['!screen', 'phone'] });
UnknownPlace.test('offers near spellings, and goes on from one', async ({ canvas, userEvent }) => {
  await canvas.findByText('We could not find “calderr”');
  await userEvent.click(canvas.getByRole('button', { name: 'Port Calder, Calder' }));
  await expect(await canvas.findByText(summary)).toBeVisible();
  await expect(canvas.getByRole('combobox', { name: 'From' })).toHaveFocus();
});

export const Ambiguous = meta.story({ ...at('harbour-pharmacy', { from: 'newbridge' }), tags: ['!screen', 'phone'] });
Ambiguous.test('asks which one', async ({ canvas, userEvent }) => {
  await canvas.findByText('newbridge: choose a place');
  await userEvent.click(canvas.getByRole('button', { name: 'Newbridge, Harrow Isle' }));
  await expect(await canvas.findByText('There is no route by road from Newbridge')).toBeVisible();
});

export const Unreadable = meta.story({
  ...at('harbour-pharmacy', { from: '@999,1', mode: 'fly' }),
  tags: ['!screen', 'phone', 'no-visual'],
});
Unreadable.test('says what it cannot read, and loses nothing', async ({ canvas, userEvent }) => {
  await canvas.findByText('We don’t recognise this starting point');
  await expect(canvas.getByText('We don’t recognise this travel mode')).toBeVisible();
  await expect(canvas.getByRole('combobox', { name: 'From' })).toHaveValue('@999,1');
  await userEvent.click(canvas.getByRole('radio', { name: 'Drive' }));
  await waitFor(() => expect(canvas.queryByText('We don’t recognise this travel mode')).toBeNull());
  await expect(canvas.getByRole('combobox', { name: 'From' })).toHaveValue('@999,1');
  await expect(canvas.getByText('We don’t recognise this starting point')).toBeVisible();
});

export const HiddenLocation = meta.story(at('lantern-house-refuge', { from: 'port-calder' }));
HiddenLocation.test('explains, and shows no form and no map', async ({ canvas }) => {
  await canvas.findByText(/keeps its address private, so we can’t give directions\./);
  await expect(canvas.queryByRole('combobox')).toBeNull();
  await expect(canvas.queryByRole('application')).toBeNull();
  await expect(canvas.queryByRole('button', { name: 'Copy coordinates' })).toBeNull();
  await expect(canvas.getByRole('link', { name: 'Back to Lantern House Refuge' })).toBeVisible();
});

export const OnlyDistrict = meta.story({ ...at('willow-court-family-support'), tags: ['!screen', 'phone'] });
OnlyDistrict.test('explains that the district is all that is known', async ({ canvas }) => {
  await expect(await canvas.findByText(/^This facility only shares its district/)).toBeVisible();
});

export const PermanentlyClosed = meta.story({
  ...at('old-customs-house-clinic', { from: 'port-calder' }),
  tags: ['!screen', 'phone'],
});
PermanentlyClosed.test('says so before anybody sets out', async ({ canvas }) => {
  await expect(await canvas.findByText('This facility has permanently closed')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'See open places' })).toHaveAttribute(
    'href',
    '/facility/old-customs-house-clinic#nearby',
  );
});

export const ClosesSoonAfter = Loaded.extend({
  tags: ['no-visual'],
  // 18:25 at the pharmacy; it closes at 19:00 and the journey takes half an hour.
  beforeEach: () => setClock(new Date('2026-03-16T19:25:00Z')),
});
ClosesSoonAfter.test('warns of a door that closes soon after', async ({ canvas }) => {
  await expect(await canvas.findByText(/^Closes [56] minutes after you arrive$/)).toBeVisible();
});

export const ClosedThen = Loaded.extend({
  tags: ['no-visual'],
  beforeEach: () => setClock(new Date('2026-03-16T19:50:00Z')),
});
ClosedThen.test('warns of a door that will be closed', async ({ canvas }) => {
  await expect(await canvas.findByText(/^Closed when you arrive · opens tomorrow/)).toBeVisible();
});

export const Merged = meta.story({ ...at('harbour-chemist', { from: 'port-calder' }), tags: ['!screen', 'phone'] });
Merged.test('arrives at the entry that took it in, with its start', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Directions to Harbour Pharmacy' });
  await expect(canvas.getByText('Now listed as Harbour Pharmacy')).toBeVisible();
  await expect(await canvas.findByText(summary)).toBeVisible();
});

export const NotFound = meta.story({ ...at('certainly-nothing-here'), tags: ['no-visual'] });
NotFound.test('is the app’s own page for that', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Status 404' });
});

export const LongText = meta.story({
  tags: ['!screen', 'phone'],
  ...at('port-calder-district-hospital-incorporating-the-former-seamens-mission-dispensar', { from: 'port-calder' }),
  globals: { viewport: { value: 'reflow', isRotated: false } },
});
LongText.test('stays within the screen', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: /^Directions to Port Calder District Hospital/ });
  await steps(canvas);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

export const Turkish = Loaded.extend({ globals: { locale: 'tr' } });
Turkish.test('speaks Turkish throughout', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Harbour Pharmacy: yol tarifi' });
  await expect(await canvas.findByText('2,4 km · yürüyerek yaklaşık 30 dakika')).toBeVisible();
  await expect(await canvas.findByText('Vardığınızda açık · kapanış 19:00')).toBeVisible();
  await expect(canvas.getByRole('radio', { name: 'Bisikletle' })).toBeVisible();
  await expect(await canvas.findByRole('button', { name: /Vardınız: Harbour Pharmacy/ })).toBeVisible();
});

export const Dark = Loaded.extend({ tags: ['no-visual'], globals: { scheme: 'dark' } });
Dark.test('shows the same way', async ({ canvas }) => {
  await expect(await canvas.findByText(summary)).toBeVisible();
});

export const OnAPhone = Loaded.extend({
  tags: ['phone', 'no-visual'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});
OnAPhone.test('shows the map between the summary and the steps', async ({ canvas }) => {
  const list = await steps(canvas);
  const map = await canvas.findByRole('application');
  const [said, drawn, told] = [canvas.getByText(summary), map, list].map((part) => part.getBoundingClientRect().top);
  await expect([said, drawn, told].toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual([said, drawn, told]);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

/** Once the form is filled in, phones show its result first. */
export const FoldedOnAPhone = Loaded.extend({
  tags: ['!screen', 'no-visual'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});
FoldedOnAPhone.test('says where the way begins, and opens the form on demand', async ({ canvas, userEvent }) => {
  const edit = await canvas.findByRole('button', { name: 'Edit' });
  await expect(canvas.getByText(/^From .+ · Walk$/)).toBeVisible();
  await expect(canvas.queryByRole('radio', { name: 'Walk' })).toBeNull();
  await userEvent.click(edit);
  await expect(await canvas.findByRole('radio', { name: 'Walk' })).toBeVisible();
  await waitFor(() => expect(canvas.getByRole('combobox', { name: /^From/ })).toHaveFocus());
  // Another way of travelling keeps it open, another start folds it again.
  await userEvent.click(canvas.getByRole('radio', { name: 'Drive' }));
  await expect(await canvas.findByRole('radio', { name: 'Drive' })).toBeChecked();
});
