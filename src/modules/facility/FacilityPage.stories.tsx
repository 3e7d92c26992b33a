import { renderRoute } from '#.storybook/renderRoute';
import preview from '#.storybook/preview';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { UserEventObject } from 'storybook/test';

import { isDraftKey, writeDraft } from '#lib/drafts/drafts';
import { facilityPath, paths } from '#domain/paths';
import { currentSession } from '#lib/session/session';
import { resetDatabase } from '#mocks/core/database';
import { sampleSubmission } from '#mocks/testing/facilityDrafts';
import { facilityScenarios } from '#mocks/directory/scenarios';
import { personByName } from '#mocks/people/seed';
import { submit } from '#mocks/facility-create/submissions';

import { FacilityPage } from './FacilityPage';

const meta = preview.meta({
  render: renderRoute,
  tags: ['screen'],
  args: { path: paths.facility, page: { Component: FacilityPage } },
  parameters: { layout: 'fullscreen', router: false },
});

const at = (slug: string) => ({ args: { at: facilityPath(slug) } });

export const Loaded = meta.story(at('saltmarket-clinic'));
Loaded.test('shows name, opening state and actions', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Saltmarket Clinic' });
  await expect(canvas.getByText('Open · closes 18:00')).toBeVisible();
  await expect(canvas.getByText('Also known as Salt Mkt Clinic')).toBeVisible();
  await expect(canvas.getByText('4.9 out of 5')).toBeVisible();
  await expect(canvas.getByText('Managed by the facility')).toBeVisible();
  await waitFor(() =>
    expect(document.title).toBe('Saltmarket Clinic, general practice in Port Calder | Orvela Facilities'),
  );
});
Loaded.test('has its sections in reading order', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1 });
  const names = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  const wanted = [
    'About',
    'Services',
    'Access',
    'How up to date is this information?',
    'Open nearby',
    'Something wrong?',
  ];
  await expect(names.filter((name) => wanted.includes(name))).toEqual(wanted);
  await expect(names).toContain('Opening hours');
  await expect(names).toContain('Location');
});
Loaded.test('does not know who can come while nobody has said so', async ({ canvas }) => {
  const term = await canvas.findByText('Who it is for');
  await expect(term.nextElementSibling ?? term.parentElement?.querySelector('dd')).toHaveTextContent(/^Not known$/);
});
Loaded.test('marks today and names the next holiday', async ({ canvas }) => {
  const today = await canvas.findByRole('row', { current: 'date' });
  await expect(within(today).getByText('Monday')).toBeVisible();
  await expect(within(today).getByText('Today')).toBeVisible();
  await expect(canvas.getByRole('row', { name: /Monday,? 23 March Charter Day Closed/ })).toBeVisible();
});
Loaded.test('has matching structured data', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1 });
  const script = await waitFor(() => {
    const found = document.querySelector('script[type="application/ld+json"]');
    if (!found) throw new Error('There is no structured data.');
    return found;
  });
  const told: unknown = JSON.parse(script.textContent ?? '');
  await expect(told).toMatchObject({ '@graph': [{ name: 'Saltmarket Clinic' }, { '@type': 'BreadcrumbList' }] });
  await waitFor(() =>
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      expect.stringContaining('Walk-in family clinic by the old harbour. Open · closes 18:00.'),
    ),
  );
});
Loaded.test('links its location to map apps and the search', async ({ canvas }) => {
  const app = await canvas.findByRole('link', { name: 'Open in a map app' });
  await expect(app.getAttribute('href')).toMatch(/^geo:44\.\d+,-31\.\d+;u=\d+$/);
  for (const name of ['Directions', 'Get directions']) {
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '/facility/saltmarket-clinic/map');
  }
  await expect(canvas.getByRole('link', { name: 'See the area on the map' }).getAttribute('href')).toMatch(
    /^\/search\/@44\.\d{1,3},-31\.\d{1,3}\/page-1\?view=map$/,
  );
});
Loaded.test('links to facilities of its category and tags', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'General practices in Port Calder' })).toHaveAttribute(
    'href',
    '/service-categories/general-practice/page-1?near=port-calder',
  );
  for (const link of within(canvas.getByRole('list', { name: 'Good to know' })).getAllByRole('link')) {
    await expect(link.getAttribute('href')).toMatch(/^\/tags\/[a-z-]+\/page-1$/);
  }
});
Loaded.test('explains its verification', async ({ canvas, userEvent }) => {
  const badge = await canvas.findByRole('button', { name: /^Verified / });
  await expect(badge).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(badge);
  await expect(canvas.getByText(/A verification is valid for 12 months/)).toBeVisible();
});
Loaded.test('shows others that are open, nearest first', async ({ canvas }) => {
  const section = await canvas.findByRole('region', { name: 'Open nearby' });
  await waitFor(() => expect(within(section).getAllByRole('link')).toHaveLength(3));
  await expect(within(section).queryByText('Saltmarket Clinic')).toBeNull();
});
Loaded.test('copies its address where sharing is not supported', async ({ canvas, userEvent }) => {
  const writeText = fn(async () => {});
  const parts = { share: navigator.share, clipboard: navigator.clipboard };
  const button = await canvas.findByRole('button', { name: 'Share' });
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  try {
    await userEvent.click(button);
    await expect(await canvas.findByText('Link copied')).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith(`${location.origin}/facility/saltmarket-clinic`);
  } finally {
    for (const [name, value] of Object.entries(parts)) {
      Object.defineProperty(navigator, name, { value, configurable: true });
    }
  }
});

export const Loading = Loaded.extend({ beforeEach: ({ msw }) => msw.use(facilityScenarios.facility.neverResolves()) });

export const Failed = Loaded.extend({ beforeEach: ({ msw }) => msw.use(facilityScenarios.facility.failsOnce()) });
Failed.test('recovers when retried', async ({ canvas, userEvent }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Could not load this facility' });
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Saltmarket Clinic' })).toBeVisible();
});

export const NotFound = meta.story(at('certainly-nothing-here'));
NotFound.test('shows the app’s not-found page', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Status 404' });
});

export const ImpossibleAddress = meta.story({ tags: ['no-visual'], args: { at: '/facility/Not%20A%20Slug' } });
ImpossibleAddress.test('is rejected without a request', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Status 404' });
});

export const Moved = meta.story({ args: { at: '/facility/harbour-chemist?from=search' } });
Moved.test('redirects to the entry it was merged into, and says so', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Harbour Pharmacy' });
  await expect(canvas.getByText('Now listed as Harbour Pharmacy')).toBeVisible();
});

export const Renamed = meta.story({ ...at('salt-market-clinic'), tags: ['no-visual'] });
Renamed.test('redirects without a message', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Saltmarket Clinic' });
  await expect(canvas.queryByText(/Now listed as/)).toBeNull();
});

export const PermanentlyClosed = meta.story(at('old-customs-house-clinic'));
PermanentlyClosed.test('stays available, offers alternatives, and is not indexed', async ({ canvas }) => {
  await canvas.findByText('This facility has permanently closed');
  const section = canvas.getByRole('region', { name: 'Open nearby' });
  await waitFor(() => expect(within(section).getAllByRole('link').length).toBeGreaterThan(0));
  await expect(canvas.queryByRole('heading', { name: 'Opening hours' })).toBeNull();
  await waitFor(() =>
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex,follow'),
  );
});

export const TemporarilyClosed = meta.story(at('quayside-pharmacy'));
TemporarilyClosed.test('says why', async ({ canvas }) => {
  await expect(await canvas.findByText('This facility is temporarily closed')).toBeVisible();
  await expect(canvas.getByText(/^Reason: /)).toBeVisible();
});

TemporarilyClosed.test('copies every number', async ({ canvas, userEvent }) => {
  const writeText = fn(async () => {});
  const { clipboard } = navigator;
  const contact = within(await canvas.findByRole('region', { name: 'Contact' }));
  await expect(contact.getAllByRole('button', { name: /^Copy \+999/ })).toHaveLength(2);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  try {
    await userEvent.click(contact.getByRole('button', { name: 'Copy +999 90 071 194' }));
    await expect(await contact.findByText('Number copied')).toBeInTheDocument();
    await expect(writeText).toHaveBeenCalledWith('+999 90 071 194');
  } finally {
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  }
});
TemporarilyClosed.test('says so when the browser refuses to copy', async ({ canvas, userEvent }) => {
  const { clipboard } = navigator;
  const contact = within(await canvas.findByRole('region', { name: 'Contact' }));
  const writeText = () => Promise.reject(new Error('not allowed'));
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  try {
    await userEvent.click(contact.getByRole('button', { name: 'Copy +999 90 071 194' }));
    await expect(await contact.findByText('Your browser blocked copying.')).toBeVisible();
  } finally {
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  }
});

export const OpeningSoon = meta.story({ ...at('lighthouse-birth-centre'), tags: ['no-visual'] });

export const WithNotice = meta.story(at('castle-hill-child-health-centre'));
WithNotice.test('shows the notice first', async ({ canvas }) => {
  await expect(await canvas.findByText(/^The lift is out of order/)).toBeVisible();
});

export const ChangesPending = meta.story(at('pier-road-vaccination-centre'));

export const HiddenLocation = meta.story(at('lantern-house-refuge'));
HiddenLocation.test('shows no address, no map and no coordinates', async ({ canvas }) => {
  await canvas.findByText(/keeps its address private/);
  await expect(canvas.queryByRole('button', { name: 'Copy coordinates' })).toBeNull();
  await expect(canvas.queryByRole('link', { name: 'Open in a map app' })).toBeNull();
  await expect(canvas.queryByRole('link', { name: /^Directions/ })).toBeNull();
  await expect(canvas.queryByRole('img', { name: /^Map:/ })).toBeNull();
});

export const AlwaysOpen = meta.story({ ...at('calder-general-hospital'), tags: ['no-visual'] });
AlwaysOpen.test('needs no table', async ({ canvas }) => {
  await expect(await canvas.findByText('Open 24 hours a day, every day.')).toBeVisible();
  await expect(canvas.queryByRole('table', { name: 'Usual hours' })).toBeNull();
});

export const ByAppointment = meta.story({ ...at('marina-counselling'), tags: ['no-visual'] });

export const HoursUnknown = meta.story({ ...at('kiln-yard-recovery-service'), tags: ['no-visual'] });
HoursUnknown.test('says what to do', async ({ canvas }) => {
  await expect(await canvas.findByText(/The opening hours are not known/)).toBeVisible();
});

export const NoPhone = meta.story(at('chapel-row-home-nursing'));

export const LongName = meta.story({
  ...at('port-calder-district-hospital-incorporating-the-former-seamens-mission-dispensar'),
  globals: { viewport: { value: 'reflow', isRotated: false } },
});
LongName.test('fits the screen width', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: /^Port Calder District Hospital/ });
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

export const PartialFailure = Loaded.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(facilityScenarios.nearby.failsOnce(), facilityScenarios.history.failsOnce()),
});
PartialFailure.test('shows the rest, and retries each failed section separately', async ({ canvas, userEvent }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Saltmarket Clinic' });
  const fresh = canvas.getByRole('region', { name: 'How up to date is this information?' });
  await userEvent.click(await within(fresh).findByRole('button', { name: 'Try again' }));
  await expect(await within(fresh).findByRole('table')).toBeVisible();
  const near = canvas.getByRole('region', { name: 'Open nearby' });
  await expect(within(near).getByText('Could not load places nearby')).toBeVisible();
});

export const NothingNear = Loaded.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(facilityScenarios.nearby.empty()),
});

export const Turkish = Loaded.extend({ globals: { locale: 'tr' } });
Turkish.test('speaks Turkish throughout', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Saltmarket Clinic' });
  await expect(canvas.getByText('Açık · kapanış 18:00')).toBeVisible();
  await expect(canvas.getByRole('heading', { level: 2, name: 'Çalışma saatleri' })).toBeVisible();
  await expect(canvas.getByText('Bugün')).toBeVisible();
});

export const PicturesInTurkish = meta.story({
  ...at('quayside-pharmacy'),
  tags: ['no-visual'],
  globals: { locale: 'tr' },
});
PicturesInTurkish.test('describes its photos in Turkish', async ({ canvas }) => {
  const photos = await canvas.findByRole('region', { name: 'Fotoğraflar' });
  for (const picture of within(photos).getAllByRole('img')) {
    await expect(picture).toHaveAccessibleName(/: Quayside Pharmacy$/);
    await expect(picture).toHaveAttribute('lang', 'tr');
  }
  await expect(within(photos).getAllByText('Tanıtım için çizildi')[0]).toBeVisible();
});

export const Phone = Loaded.extend({
  tags: ['phone', 'no-visual'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const Reflow = meta.story({
  ...at('isikli-eczane'),
  globals: { viewport: { value: 'reflow', isRotated: false } },
});

const openReport = async ({
  canvas,
  userEvent,
}: {
  canvas: ReturnType<typeof within>;
  userEvent: { click: (element: Element) => Promise<void> };
}) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Report a problem' }));
  const dialog = await screen.findByRole('dialog', { name: 'Report a problem' });
  await within(dialog).findByRole('button', { name: 'Send report' });
  return within(dialog);
};

const write = async (dialog: ReturnType<typeof within>, userEvent: Pick<UserEventObject, 'click' | 'type'>) => {
  await userEvent.click(dialog.getByRole('radio', { name: 'It has moved' }));
  await userEvent.type(dialog.getByRole('textbox'), 'It moved to Quay Road.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
};

const draftKeys = () => Object.keys(localStorage).filter(isDraftKey);

export const Report = Loaded.extend({ tags: ['no-visual'] });
Report.test(
  'shows the same error at the field and in the summary, which links to the field',
  async ({ canvas, userEvent }) => {
    const dialog = await openReport({ canvas, userEvent });
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(dialog.getByRole('group', { name: 'There is a problem' })).toHaveFocus());
    await expect(dialog.getAllByText('Select what is wrong')).toHaveLength(2);
    await expect(dialog.getAllByText('Describe the problem in at least 10 characters')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('link', { name: 'Describe the problem in at least 10 characters' }));
    await expect(dialog.getByRole('textbox', { name: 'Describe the problem' })).toHaveFocus();
  },
);
Report.test('is sent and confirmed', async ({ canvas, userEvent }) => {
  const dialog = await openReport({ canvas, userEvent });
  await userEvent.click(dialog.getByRole('radio', { name: 'The opening hours' }));
  await userEvent.type(dialog.getByRole('textbox'), 'Closed on Mondays since May.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  await expect(await dialog.findByText('Thank you')).toBeVisible();
  const done = dialog.getAllByRole('button', { name: 'Close' }).at(-1);
  await expect(done).toHaveFocus();
});
const closeReport = async (dialog: ReturnType<typeof within>, userEvent: Pick<UserEventObject, 'click'>) => {
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

Report.test('keeps the input when the dialog is closed', async ({ canvas, userEvent }) => {
  const dialog = await openReport({ canvas, userEvent });
  await userEvent.click(dialog.getByRole('radio', { name: 'It has moved' }));
  await userEvent.type(dialog.getByRole('textbox'), 'Half a sent');
  await closeReport(dialog, userEvent);
  const again = await openReport({ canvas, userEvent });
  await waitFor(() => expect(again.getByRole('textbox')).toHaveValue('Half a sent'));
  await expect(again.getByRole('radio', { name: 'It has moved' })).toBeChecked();
});
Report.test('says that the draft was restored, and discards it on request', async ({ canvas, userEvent }) => {
  const dialog = await openReport({ canvas, userEvent });
  await userEvent.click(dialog.getByRole('radio', { name: 'It has moved' }));
  await userEvent.type(dialog.getByRole('textbox'), 'Half a sent');
  await expect(dialog.queryByText('We restored your unsaved text')).toBeNull();
  await closeReport(dialog, userEvent);
  const again = await openReport({ canvas, userEvent });
  await waitFor(() => expect(again.getByText('We restored your unsaved text')).toBeVisible());
  await userEvent.click(again.getByRole('button', { name: 'Discard' }));
  await expect(again.getByRole('textbox')).toHaveValue('');
  await expect(again.queryByRole('radio', { checked: true })).toBeNull();
  await expect(again.getByRole('radiogroup').contains(document.activeElement)).toBe(true);
  await expect(again.queryByText('We restored your unsaved text')).toBeNull();
  await closeReport(again, userEvent);
  const last = await openReport({ canvas, userEvent });
  await expect(last.getByRole('textbox')).toHaveValue('');
  await expect(last.queryByText('We restored your unsaved text')).toBeNull();
});
Report.test('discards the draft once it is sent', async ({ canvas, userEvent }) => {
  const dialog = await openReport({ canvas, userEvent });
  await write(dialog, userEvent);
  const thanks = await dialog.findByText('Thank you');
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) ?? thanks);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await openReport({ canvas, userEvent });
  await expect(again.getByRole('textbox')).toHaveValue('');
  await expect(draftKeys()).toEqual([]);
});

// The visitor left the page and came back; the draft was restored from the browser.
export const ReportBegun = Loaded.extend({
  tags: ['!screen', 'no-visual'],
  beforeEach: () => {
    const session = currentSession();
    if (session.status !== 'authenticated') throw new Error('Who writes a report here is signed in.');
    writeDraft(session.user.id, 'report/saltmarket-clinic', { kind: 'hours', note: 'Closed on Mon' });
  },
});
ReportBegun.test('restores the draft on another visit', async ({ canvas, userEvent }) => {
  const dialog = await openReport({ canvas, userEvent });
  await waitFor(() => expect(dialog.getByText('We restored your unsaved text')).toBeVisible());
  await waitFor(() => expect(dialog.getByRole('textbox')).toHaveValue('Closed on Mon'));
  await expect(dialog.getByRole('radio', { name: 'The opening hours' })).toBeChecked();
});

export const ReportSignedOut = Loaded.extend({ tags: ['!screen', 'no-visual'], parameters: { account: null } });
ReportSignedOut.test('keeps the input while the page is open, and not on the device', async ({ canvas, userEvent }) => {
  const dialog = await openReport({ canvas, userEvent });
  await userEvent.type(dialog.getByRole('textbox'), 'Half a sent');
  await closeReport(dialog, userEvent);
  const again = await openReport({ canvas, userEvent });
  await waitFor(() => expect(again.getByRole('textbox')).toHaveValue('Half a sent'));
  await expect(again.queryByText('We restored your unsaved text')).toBeNull();
  await expect(draftKeys()).toEqual([]);
});

export const ReportRefused = Loaded.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(facilityScenarios.report.refuses()),
});
ReportRefused.test('shows the server’s message at the field, and keeps the input', async ({ canvas, userEvent }) => {
  const dialog = await openReport({ canvas, userEvent });
  await write(dialog, userEvent);
  await waitFor(() => expect(dialog.getByRole('group', { name: 'There is a problem' })).toHaveFocus());
  await expect(dialog.getAllByText('Describe the problem in at least 10 characters')).toHaveLength(2);
  await expect(dialog.getByRole('textbox')).toHaveValue('It moved to Quay Road.');
});

export const ReportLimited = Loaded.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(facilityScenarios.report.limits()),
});
ReportLimited.test('says how long to wait', async ({ canvas, userEvent }) => {
  const dialog = await openReport({ canvas, userEvent });
  await write(dialog, userEvent);
  await expect(await dialog.findByText(/Try again in 20 minutes/)).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'It has moved' })).toBeChecked();
});

export const ReportFailed = Loaded.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(facilityScenarios.report.failsOnce()),
});
ReportFailed.test('is sent on a second attempt', async ({ canvas, userEvent }) => {
  const dialog = await openReport({ canvas, userEvent });
  await write(dialog, userEvent);
  await expect(await dialog.findByText(/could not be sent/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  await expect(await dialog.findByText('Thank you')).toBeVisible();
});

export const ReportSaving = Loaded.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(facilityScenarios.report.neverResolves()),
});
ReportSaving.test('shows that it is being sent, and sends only once', async ({ canvas, userEvent }) => {
  const dialog = await openReport({ canvas, userEvent });
  await write(dialog, userEvent);
  const button = await dialog.findByRole('button', { name: 'Sending…' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
});

/** Added by the viewer and not yet reviewed: sections that rely on other visitors are not shown yet. */
export const Pending = meta.story({
  ...at('lantern-row-travel-clinic'),
  tags: ['!screen', 'no-visual'],
  parameters: { account: 'mira' },
  beforeEach: async () => {
    await resetDatabase();
    await submit(sampleSubmission(), personByName('Mira Castellanos').id);
  },
});
Pending.test('says that it is pending, and hides sections that need other visitors', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Lantern Row Travel Clinic' });
  await expect(canvas.getByText('Waiting for a decision, usually within 5 working days')).toBeVisible();
  await expect(canvas.queryByRole('heading', { name: 'Open nearby' })).toBeNull();
  await expect(canvas.queryByText(/Could not load/)).toBeNull();
});
