import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { setConnection } from '#app/offline/connection';
import { facilitySearchScenarios } from '#mocks/directory/scenarios';

import { Flow, goTo } from './Flow';
import { OfflineFlow, setOnline } from './OfflineFlow';

const meta = preview.meta({
  title: 'Flows/Visitor',
  component: Flow,
  tags: ['screen', '!autodocs', 'no-visual'],
  parameters: { layout: 'fullscreen', router: false, account: null },
});

export const FindAPharmacy = meta.story({ args: { at: '/' } });
FindAPharmacy.test('from the home page to a facility, by keyboard alone', async ({ canvas, userEvent, step }) => {
  await step('enter a place and a term', async () => {
    const place = await canvas.findByRole('combobox', { name: 'Place' });
    place.focus();
    await userEvent.keyboard('port cal');
    await canvas.findByRole('option', { name: /^Port Calder/ });
    await userEvent.keyboard('{ArrowDown}{Enter}{Tab}pharmacy{Enter}');
  });
  await step('read the results', async () => {
    await canvas.findByRole('heading', { level: 1, name: 'Pharmacies near Port Calder' });
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(20));
  });
  await step('open the first one', async () => {
    const [first] = canvas.getAllByRole('article');
    const link = first?.querySelector('a');
    const name = link?.textContent ?? '';
    link?.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { level: 1, name });
  });
});

/** On a phone, one-handed and in a hurry. */
export const InAHurry = meta.story({
  args: { at: '/' },
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});
InAHurry.test('from the home page to the door', async ({ canvas, userEvent, step }) => {
  await step('search', async () => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Place' }), 'Port Calder');
    await userEvent.type(canvas.getByRole('combobox', { name: 'What do you need? (optional)' }), 'pharmacy{Enter}');
  });
  await step('filter for what is open now', async () => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }));
    const filters = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(await filters.findByRole('checkbox', { name: /^Open now/ }));
    const show = await filters.findByRole('button', { name: /^Show \d+ results?$/ });
    // The button shows the final count only once that has been computed.
    await waitFor(() => expect(show).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(show);
    await canvas.findByRole('button', { name: 'Remove Open now' });
    await waitFor(() => expect(canvas.queryByText(/^Closed/)).toBeNull());
  });
  await step('call, or go', async () => {
    const [link] = within(await canvas.findByRole('list', { name: 'Results' })).getAllByRole('heading', { level: 3 });
    const name = link?.textContent ?? '';
    await userEvent.click(canvas.getByRole('link', { name }));
    await canvas.findByRole('heading', { level: 1, name });
    const actions = within(canvas.getByRole('group', { name: 'Actions' }));
    await expect(actions.getByText(/\+999 /)).toBeVisible();
    await userEvent.click(actions.getByRole('link', { name: 'Directions' }));
    await canvas.findByRole('heading', { level: 1, name: `Directions to ${name}` });
    await expect(await canvas.findByText(/ on foot$/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  });
});

/** With a screen reader: by names, roles and announcements. */
export const ByAccessNeeds = meta.story({ args: { at: '/search/port-calder/pharmacy/page-1' }, tags: ['no-visual'] });
ByAccessNeeds.test(
  'from accessibility filters to a facility’s access section, by keyboard',
  async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Pharmacies near Port Calder' });
    const access = within(await canvas.findByRole('group', { name: 'Accessibility' }));
    await step('the count shown at a filter is the announced number of results', async () => {
      // The counts come with the results, after the filters themselves.
      const need = await access.findByRole('checkbox', { name: /^Hearing loop \d+$/ });
      const [, count] = /(\d+)$/.exec(need.closest('label')?.textContent ?? '') ?? [];
      need.focus();
      await userEvent.keyboard(' ');
      const said = canvas.getAllByRole('status').find((status) => /results?/.test(status.textContent));
      await waitFor(() => expect(said).toHaveTextContent(new RegExp(`^${count} results? · `)));
      await expect(need).toHaveFocus();
    });
    await step('the facility’s page is announced, and describes its access', async () => {
      const [heading] = within(await canvas.findByRole('list', { name: 'Results' })).getAllByRole('heading', {
        level: 3,
      });
      const name = heading?.textContent ?? '';
      canvas.getByRole('link', { name }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name })).toHaveFocus());
      await expect(await canvas.findByText(`${name}, page loaded`)).toBeInTheDocument();
      const section = within(canvas.getByRole('region', { name: 'Access' }));
      await expect(section.getByText('Hearing loop').closest('li')).toHaveTextContent(/^Hearing loop(Yes|Partly)$/);
    });
  },
);

export const BrowseByKind = meta.story({ args: { at: '/service-categories/pharmacy' } });
BrowseByKind.test('from a category up to its parent, and down to another', async ({ canvas, userEvent }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Pharmacies' });
  await userEvent.click(await canvas.findByRole('link', { name: 'Everyday care' }));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Everyday care' })).toHaveFocus();
  await userEvent.click(canvas.getByRole('link', { name: /^Dentists \(\d+\)$/ }));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Dentists' })).toHaveFocus();
});

export const UnknownKind = meta.story({ args: { at: '/service-categories/butcher/page-1' } });
UnknownKind.test('is not found, and offers the largest categories', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Page not found' });
  await expect(await canvas.findByRole('link', { name: 'Pharmacies' })).toHaveAttribute(
    'href',
    '/service-categories/pharmacy/page-1',
  );
});

export const SecondPage = meta.story({ args: { at: '/search/port-calder/pharmacy/page-2' } });
SecondPage.test('shows the page of its URL, and leads back to the first', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText(/page 2 of/)).toBeVisible();
  await userEvent.click(await canvas.findByRole('link', { name: /Previous/ }));
  await expect(await canvas.findByText(/page 1 of/)).toBeVisible();
});

export const FilteredAddress = meta.story({
  args: { at: '/search/port-calder/page-1?verified=1&tags=walk-in' },
});
FilteredAddress.test('restores its filters, and removes them one by one', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Remove Verified only' }));
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove Verified only' })).toBeNull());
  await expect(canvas.getByRole('list', { name: 'Active filters' })).toBeVisible();
});

export const Newbridge = meta.story({ args: { at: '/search/newbridge/page-1' } });
Newbridge.test('asks which one', async ({ canvas, userEvent }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Newbridge: choose a place' });
  await userEvent.click(canvas.getByRole('link', { name: /Sundara/ }));
  await canvas.findByRole('heading', { level: 1, name: 'Facilities near Newbridge' });
});

export const UnknownPlace = meta.story({ args: { at: '/search/calderr/page-1' } });
UnknownPlace.test('offers similar spellings', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'We could not find “Calderr”' });
  await expect(canvas.getAllByRole('link', { name: /Calder/ }).length).toBeGreaterThan(0);
});

export const FailedSearch = meta.story({
  args: { at: '/search/port-calder/pharmacy/page-1' },
  beforeEach: ({ msw }) => msw.use(facilitySearchScenarios.search.failsOnce()),
});
FailedSearch.test('recovers, with the typed input', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await canvas.findByRole('heading', { level: 1, name: 'Pharmacies near Port Calder' });
});

export const TurkishVisitor = meta.story({
  args: { at: '/search/port-calder/eczane/page-1' },
  globals: { locale: 'tr' },
});
TurkishVisitor.test('finds the same pharmacies', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Eczaneler: Port Calder ve çevresi' });
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(20));
});

TurkishVisitor.test(
  'shows a facility’s page, its tags and its directions in Turkish',
  async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Eczaneler: Port Calder ve çevresi' });
    // Without dots, as many keyboards write it.
    await goTo('/search/port-calder/ISIKLI+ECZANE/page-1');
    await userEvent.click(await canvas.findByRole('link', { name: 'Işıklı Eczane' }));
    await canvas.findByRole('heading', { level: 1, name: 'Işıklı Eczane' });
    // The facility's own text is in English, and marked so for screen readers.
    await expect(canvas.getByText('Sign language on Tuesdays')).toHaveAttribute('lang', 'en');
    await expect(canvas.getByRole('link', { name: 'Randevusuz kabul' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Yol tarifi' }));
    await canvas.findByRole('heading', { level: 1, name: 'Işıklı Eczane: yol tarifi' });
    await expect(await canvas.findByText(/ · yürüyerek yaklaşık /)).toBeVisible();
  },
);

/**
 * The connection is lost on the way: visited pages stay available, the route is computed on the device, and submitting
 * waits for the connection.
 */
export const OfflineOnTheWay = meta.story({
  args: { at: '/search/port-calder/pharmacy/page-1' },
  tags: ['no-visual'],
  render: (args) => <OfflineFlow {...args} />,
  beforeEach: () => () => {
    setOnline(true);
    setConnection({ state: 'online', savedAt: undefined, missing: false });
  },
});
OfflineOnTheWay.test('a facility and its directions stay readable', async ({ canvas, userEvent, step }) => {
  const saved = /^You are offline\. Showing information saved at .*\d\d:\d\d\.$/;
  await step('look up a pharmacy and its directions', async () => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(20));
    await goTo('/facility/harbour-pharmacy/map?from=port-calder&mode=walk');
    await canvas.findByText(/ on foot$/);
    await goTo('/facility/harbour-pharmacy');
    await canvas.findByRole('heading', { level: 1, name: 'Harbour Pharmacy' });
  });
  await step('lose the connection, and read on', async () => {
    setOnline(false);
    await expect(await canvas.findByText(saved)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Harbour Pharmacy' })).toBeVisible();
    await goTo('/facility/harbour-pharmacy/map?from=port-calder&mode=walk');
    await expect(await canvas.findByText(/ on foot$/)).toBeVisible();
    await expect(canvas.getByText(saved)).toBeVisible();
  });
  await step('the report form says why it cannot be sent yet', async () => {
    await goTo('/facility/harbour-pharmacy');
    await userEvent.click(await canvas.findByRole('button', { name: 'Report a problem' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report a problem' }));
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Send report' })).toHaveAccessibleDescription(/^You are offline\./),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  });
  await step('an unvisited page is unavailable until the connection is back', async () => {
    await goTo('/facility/saltmarket-clinic');
    await expect(await canvas.findByText('You are offline. This page was not saved on this device.')).toBeVisible();
    setOnline(true);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Saltmarket Clinic' })).toBeVisible();
  });
});

export const NotFound = meta.story({ args: { at: '/facility/saltmarket-clinc' } });
NotFound.test('suggests the intended facility', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Page not found' });
  await expect(await canvas.findByRole('link', { name: /Saltmarket Clinic/ })).toBeVisible();
});
