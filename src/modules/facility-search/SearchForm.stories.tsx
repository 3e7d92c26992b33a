import preview from '#.storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';

import { facilitySearchScenarios } from '#mocks/directory/scenarios';

import { SearchForm } from './SearchForm';

const meta = preview.meta({
  component: SearchForm,
  args: { onSearch: fn() },
});

export const Hero = meta.story({ args: { look: 'hero' } });
Hero.test('searches a suggested place by keyboard', async ({ canvas, userEvent, args }) => {
  const place = canvas.getByRole('combobox', { name: 'Place' });
  await userEvent.type(place, 'port cal');
  const option = await canvas.findByRole('option', { name: /^Port Calder/ });
  await waitFor(() => expect(option).toBeVisible());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect(place).toHaveValue('Port Calder');
  await userEvent.type(canvas.getByRole('combobox', { name: 'What do you need? (optional)' }), 'pharmacy{Enter}');
  await expect(args.onSearch).toHaveBeenCalledWith({
    location: { kind: 'place', key: 'port-calder' },
    place: 'Port Calder',
    term: 'pharmacy',
  });
});
Hero.test('announces the number of matching places', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('combobox', { name: 'Place' }), 'calder');
  await waitFor(() => expect(canvas.getByText(/places found/)).toBeInTheDocument());
});
Hero.test('accepts free text as a place', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('combobox', { name: 'Place' }), 'Çınarhan Çarşısı{Enter}');
  await expect(args.onSearch).toHaveBeenCalledWith(
    expect.objectContaining({ location: { kind: 'place', key: 'cinarhan-carsisi' } }),
  );
});

Hero.test('suggests categories, services and facilities by keyboard', async ({ canvas, userEvent, args }) => {
  const place = canvas.getByRole('combobox', { name: 'Place' });
  await userEvent.type(place, 'Port Calder');
  const need = canvas.getByRole('combobox', { name: 'What do you need? (optional)' });
  await userEvent.type(need, 'flu');
  const option = await canvas.findByRole('option', { name: /^Flu vaccination/ });
  await waitFor(() => expect(option).toBeVisible());
  await expect(canvas.getByRole('group', { name: 'Services' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect(need).toHaveValue('Flu vaccination');
  await expect(args.onSearch).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await expect(args.onSearch).toHaveBeenCalledWith(expect.objectContaining({ term: 'Flu vaccination' }));
});
Hero.test('closes the suggestions with Escape and keeps the text', async ({ canvas, userEvent }) => {
  const need = canvas.getByRole('combobox', { name: 'What do you need? (optional)' });
  await userEvent.type(need, 'pharm');
  await canvas.findByRole('option', { name: 'Pharmacy' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(canvas.queryByRole('option')).toBeNull());
  await expect(need).toHaveValue('pharm');
});

export const Filled = Hero.extend({
  tags: ['no-visual'],
  args: { place: 'Old Harbour', location: { kind: 'place', key: 'old-harbour' }, term: 'dentist' },
});

export const Plain = Filled.extend({ args: { look: 'plain' } });

export const PlaceMissing = Hero.extend({ tags: ['no-visual'] });
PlaceMissing.test('says what is missing, and keeps the rest', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('combobox', { name: 'What do you need? (optional)' }), 'pharmacy');
  await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
  await expect(await canvas.findByText('Enter a town, district or postcode')).toBeVisible();
  await expect(canvas.getByRole('combobox', { name: 'Place' })).toHaveFocus();
  await expect(canvas.getByRole('combobox', { name: 'What do you need? (optional)' })).toHaveValue('pharmacy');
  await expect(args.onSearch).not.toHaveBeenCalled();
});
PlaceMissing.test('shows the error in the document title until it is fixed', async ({ canvas, userEvent, args }) => {
  const { title } = document;
  await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(document.title).toBe(`Error: ${title}`));
  await userEvent.type(canvas.getByRole('combobox', { name: 'Place' }), 'Saltmere{Enter}');
  await expect(args.onSearch).toHaveBeenCalled();
  await waitFor(() => expect(document.title).toBe(title));
});

PlaceMissing.test(
  'is settled by the position of the visitor, which has a name',
  async ({ canvas, userEvent, args }) => {
    const { geolocation } = navigator;
    const getCurrentPosition: Geolocation['getCurrentPosition'] = (found) =>
      found({ coords: { latitude: 44.512_3, longitude: -31.204_1, accuracy: 20 } } as GeolocationPosition);
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
      await canvas.findByText('Enter a town, district or postcode');
      await userEvent.click(canvas.getByRole('button', { name: 'Use my location' }));
      const place = canvas.getByRole('combobox', { name: 'Place' });
      await waitFor(() => expect(place).toHaveValue('My location'));
      await expect(canvas.queryByText('Enter a town, district or postcode')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
      await expect(args.onSearch).toHaveBeenCalledWith({
        location: { kind: 'point', lat: 44.512, lon: -31.204 },
        place: 'My location',
        term: undefined,
        isMine: true,
      });
    } finally {
      Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation });
    }
  },
);

export const SuggestionsFailed = Hero.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(facilitySearchScenarios.places.fails()),
});
SuggestionsFailed.test('can still be searched', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('combobox', { name: 'Place' }), 'saltmere');
  const [shown] = await canvas.findAllByText('Suggestions are not available. You can still search.');
  await expect(shown).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect(args.onSearch).toHaveBeenCalled();
});

export const NeedSuggestionsFailed = Hero.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(facilitySearchScenarios.suggestions.fails()),
});
NeedSuggestionsFailed.test('can still be searched', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('combobox', { name: 'Place' }), 'Saltmere');
  await userEvent.type(canvas.getByRole('combobox', { name: 'What do you need? (optional)' }), 'dentist');
  const [shown] = await canvas.findAllByText('Suggestions are not available. You can still search.');
  await expect(shown).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect(args.onSearch).toHaveBeenCalledWith(expect.objectContaining({ term: 'dentist' }));
});

export const Turkish = Hero.extend({ globals: { locale: 'tr' } });
Turkish.test('speaks Turkish', async ({ canvas }) => {
  await expect(await canvas.findByRole('combobox', { name: 'Yer' })).toBeVisible();
});

export const OnANarrowPhoneInTurkish = Turkish.extend({
  tags: ['phone'],
  globals: { viewport: { value: 'reflow', isRotated: false } },
});
OnANarrowPhoneInTurkish.test('fits each label in one line', async ({ canvas }) => {
  const label = await canvas.findByText(/^Neye ihtiyacınız var/);
  await expect(label).toHaveTextContent('Neye ihtiyacınız var? (isteğe bağlı)');
  await expect(label.getClientRects()).toHaveLength(1);
  await expect(label.getBoundingClientRect().height).toBeLessThan(30);
});
