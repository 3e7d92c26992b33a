import { renderRoute } from '#.storybook/renderRoute';
import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { facilityPath, paths } from '#domain/paths';
import { accounts } from '#mocks/accounts/store';
import { saveEdit, getEditable } from '#mocks/contributing/editService';
import { changeListing } from '#mocks/contributing/listingService';
import { quickEdit } from '#mocks/contributing/ownedFacilityService';
import {
  sampleAdded,
  sampleClaim,
  sampleFacilities,
  sampleRejected,
  sampleVerification,
} from '#mocks/testing/contributions';
import { resetDatabase } from '#mocks/core/database';
import { contributingScenarios } from '#mocks/contributing/scenarios';
import { facilityScenarios } from '#mocks/directory/scenarios';
import { demoAccount } from '#mocks/accounts/seed';

import * as facilityPage from './FacilityPage';

const { free, owned } = sampleFacilities;
const added = { at: facilityPath('lantern-row-travel-clinic') };
const { Component } = facilityPage;

const meta = preview.meta({
  render: renderRoute,
  args: { path: paths.facility, at: facilityPath(free.slug), page: { Component } },
  parameters: { layout: 'fullscreen', router: false, account: 'cleo' },
  async beforeEach() {
    await resetDatabase();
    return resetDatabase;
  },
});

async function part(canvas: Pick<ReturnType<typeof within>, 'findByRole'>, name: string) {
  return within(await canvas.findByRole('region', { name }));
}

export const Invited = meta.story({ tags: ['no-visual'] });
Invited.test('is asked to verify or to claim', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Verify this facility' })).toHaveAttribute(
    'href',
    `${facilityPath(free.slug)}?action=verify`,
  );
  await expect(await canvas.findByRole('link', { name: 'Claim this facility' })).toBeVisible();
});

/** A verified facility needs no verification, and can still be claimed. */
export const Verified = Invited.extend({ tags: ['no-visual'], args: { at: facilityPath('harbour-pharmacy') } });
Verified.test('is not asked to verify', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Claim this facility' })).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'Verify this facility' })).toBeNull();
});

/** The manager gets a link to this facility’s own form. */
export const Managing = Invited.extend({
  tags: ['no-visual'],
  args: { at: facilityPath(owned.slug) },
  parameters: { account: 'owen' },
});
Managing.test('leads to the form of this very facility', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Edit in My facilities' })).toHaveAttribute(
    'href',
    `${paths.ownedFacilities}?edit=${owned.slug}`,
  );
});

/** Nothing has been changed yet. Only managers and administrators see the history. */
Managing.test('tells that nothing was changed', async ({ canvas }) => {
  const view = await part(canvas, 'History');
  await expect(await view.findByText('No changes yet.')).toBeVisible();
});
Invited.test('is told nothing of what was done', async ({ canvas }) => {
  await canvas.findByRole('table', { name: /last confirmed/i });
  await expect(canvas.queryByRole('region', { name: 'History' })).toBeNull();
});

/** The manager has closed and reopened the facility, and changed its contact details. */
export const Traced = Managing.extend({
  tags: ['no-visual'],
  async beforeEach() {
    const owen = await accounts.get(demoAccount('owen').id);
    const { revision } = await getEditable(owen, owned.slug);
    const changed = { email: 'desk@saltmarket.example', hoursNote: 'The desk closes at noon on Fridays.' };
    await saveEdit(owen, { id: owned.id, facility: changed, revision, reason: '' });
    for (const action of ['closed-today', 'open-today', 'closed-today', 'open-today', 'still-correct'] as const) {
      await quickEdit(owen, { id: owned.id, action }, 'en');
    }
  },
});
Traced.test('tells the newest first, and the older ones on demand', async ({ canvas, userEvent }) => {
  const view = await part(canvas, 'History');
  const lines = async () => (await view.findAllByRole('listitem')).map(({ textContent }) => textContent);
  await expect((await lines())[0]).toMatch(/^Details confirmed/);
  await expect(await lines()).toHaveLength(5);
  await userEvent.click(view.getByRole('button', { name: 'Show 1 older entry' }));
  await expect(view.getByRole('group', { name: 'Newest first' })).toHaveFocus();
  await expect(view.getByText('Details changed')).toBeVisible();
});
Traced.test('tells what an edit has changed', async ({ canvas, userEvent }) => {
  const view = await part(canvas, 'History');
  await userEvent.click(await view.findByRole('button', { name: 'Show 1 older entry' }));
  await userEvent.click(view.getByText('2 details changed'));
  const changes = within(view.getByRole('table', { name: 'What changed' }));
  await expect(changes.getByRole('columnheader', { name: 'Before' })).toBeInTheDocument();
  const [before, after] = within(changes.getByRole('row', { name: /^Email/ })).getAllByRole('cell');
  await expect(before).toHaveTextContent(/hello@/);
  await expect(after).toHaveTextContent(/desk@saltmarket\.example$/);
});

export const TracedFailed = Traced.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(facilityScenarios.history.fails(503)),
});
TracedFailed.test('says so, and can be asked again', async ({ canvas }) => {
  const view = await part(canvas, 'History');
  await expect(await view.findByText(/^Could not load the history/)).toBeVisible();
  await expect(view.getByRole('button', { name: 'Try again' })).toBeVisible();
});

export const TracedLoading = Traced.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(facilityScenarios.history.neverResolves()),
});
TracedLoading.test('keeps its place', async ({ canvas }) => {
  const view = await part(canvas, 'History');
  await expect(view.queryByRole('listitem')).toBeNull();
});

export const TracedTurkish = Traced.extend({ tags: ['no-visual'], globals: { locale: 'tr' } });
TracedTurkish.test('tells it in Turkish', async ({ canvas }) => {
  const view = await part(canvas, 'Geçmiş');
  await expect(await view.findByRole('button', { name: '1 eski kaydı göster' })).toBeVisible();
});

/** An administrator sees the open requests, each with a link to its decision. */
export const Deciding = Invited.extend({
  tags: ['no-visual'],
  parameters: { account: 'ada' },
  async beforeEach() {
    await sampleVerification();
    await sampleClaim();
  },
});
Deciding.test('names what waits, and leads to the list of both kinds', async ({ canvas }) => {
  // The loading state is another section of the same name.
  await canvas.findByRole('button', { name: /^Review: Claim from Cleo/ });
  const view = await part(canvas, 'Help keep this page accurate');
  await expect(view.getByRole('button', { name: /^Review: Claim from Cleo/ })).toBeVisible();
  await expect(view.getByRole('link', { name: 'Open requests' })).toHaveAttribute(
    'href',
    `${paths.requests}?state=open&kind=all`,
  );
});
Deciding.test('says so in the head too, and leads down there', async ({ canvas }) => {
  const link = await canvas.findByRole('link', { name: '2 requests are waiting for a decision' });
  await expect(link).toHaveAttribute('href', `${facilityPath(free.slug)}#contribute`);
  const view = await canvas.findByRole('region', { name: 'Help keep this page accurate' });
  await expect(view).toHaveAttribute('id', 'contribute');
});
Invited.test('has no such line in the head', async ({ canvas }) => {
  await canvas.findByRole('link', { name: 'Verify this facility' });
  await expect(canvas.queryByRole('link', { name: /wait for a decision$/ })).toBeNull();
});
Deciding.test('opens the decision of the request', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Review: Verification from Mira Castellanos' }));
  // The page for decisions is another route; here its outlet is empty.
  await waitFor(() => expect(canvas.getByRole('main')).toBeEmptyDOMElement());
});

export const DecidingFailed = Deciding.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(contributingScenarios.link.failsOnce(503)),
});
DecidingFailed.test('says that the link could not be had', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Review: Verification from Mira Castellanos' }));
  await expect(await canvas.findByText(/^We could not create the link/)).toBeVisible();
});

/** One’s own request is pending: it can be viewed, and the other kind can still be made. */
export const Asked = Invited.extend({
  tags: ['no-visual'],
  async beforeEach() {
    await sampleVerification('cleo');
  },
});
Asked.test('says so, and leads to where it stands', async ({ canvas }) => {
  await expect(await canvas.findByText('Your request is waiting for a decision.')).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'Verify this facility' })).toBeNull();
  await expect(canvas.getByRole('link', { name: 'Claim this facility' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'View status' })).toHaveAttribute(
    'href',
    `${facilityPath(free.slug)}?action=verify`,
  );
});

/** Added by the viewer, and not decided yet. */
export const Pending = Invited.extend({
  args: added,
  tags: ['!no-visual'],
  parameters: { account: 'mira' },
  async beforeEach() {
    await sampleAdded();
  },
});
Pending.test('shows what happened at once, and asks for nothing that cannot be', async ({ canvas }) => {
  const view = await part(canvas, 'Submission status');
  await expect(await view.findByText('Facility submitted')).toBeVisible();
  await expect(canvas.queryByRole('link', { name: /^(Verify|Claim) this facility/ })).toBeNull();
});
Pending.test('is taken back after a question, and then is a draft', async ({ canvas, userEvent }) => {
  const view = await part(canvas, 'Submission status');
  await userEvent.click(await view.findByRole('button', { name: 'Withdraw' }));
  const question = await screen.findByRole('alertdialog', { name: 'Withdraw this request?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Withdraw request' }));
  await expect(await canvas.findByText('This facility is a draft')).toBeVisible();
  await expect(await canvas.findByRole('link', { name: 'Open My facilities' })).toHaveAttribute(
    'href',
    `${paths.ownedFacilities}?tab=submitted`,
  );
});

export const PendingLoading = Pending.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(contributingScenarios.relationship.neverResolves()),
});
PendingLoading.test('keeps the place of what happened', async ({ canvas }) => {
  await part(canvas, 'Submission status');
  await expect(canvas.queryByRole('link', { name: /^(Verify|Claim) this facility/ })).toBeNull();
});

export const PendingFailed = Pending.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(contributingScenarios.relationship.failsOnce(503)),
});
PendingFailed.test('recovers when retried', async ({ canvas, userEvent }) => {
  const view = await part(canvas, 'Submission status');
  await userEvent.click(await view.findByRole('button', { name: 'Try again' }));
  await expect(await view.findByText('Facility submitted')).toBeVisible();
});

export const Rejected = Pending.extend({
  tags: ['no-visual'],
  async beforeEach() {
    await resetDatabase();
    await sampleRejected();
  },
});
Rejected.test('says so first, and how it can be sent again', async ({ canvas }) => {
  await expect(await canvas.findByText('This facility was not published')).toBeVisible();
  await expect(await canvas.findByText(/^In My facilities, you can read the response/)).toBeVisible();
});

export const Suspended = Managing.extend({
  async beforeEach() {
    await changeListing(await accounts.get(demoAccount('ada').id), {
      slug: owned.slug,
      action: 'suspend',
      reason: 'Several visitors told us that the door is locked.',
    });
  },
});
Suspended.test('says so to who manages it', async ({ canvas }) => {
  await expect(await canvas.findByText('This facility is suspended')).toBeVisible();
  await expect(await canvas.findByRole('link', { name: 'Edit in My facilities' })).toBeVisible();
});
Suspended.test('tells the reason, and not who it was', async ({ canvas }) => {
  const view = await part(canvas, 'History');
  const line = await view.findByRole('listitem');
  await expect(line).toHaveTextContent(/^Suspended by an administrator/);
  await expect(line).toHaveTextContent('Several visitors told us that the door is locked.');
  await expect(line).not.toHaveTextContent('Ada');
});

export const Turkish = Deciding.extend({ tags: ['no-visual'], globals: { locale: 'tr' } });
Turkish.test('names what waits in Turkish', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'İncele: Doğrulama (Mira Castellanos)' })).toBeVisible();
});

export const OnAPhone = Deciding.extend({
  tags: ['phone', 'no-visual'],
  globals: { viewport: { value: 'reflow', isRotated: false } },
});
OnAPhone.test('stays within the screen', async ({ canvas }) => {
  await canvas.findByRole('button', { name: /^Review: Verification/ });
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});
