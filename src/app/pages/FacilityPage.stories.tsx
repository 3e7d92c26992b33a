import { PageAt } from '#.storybook/PageAt';
import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { facilityPath, paths } from '#lib/paths';
import { accounts } from '#mocks/accounts';
import { act } from '#mocks/contributing/listingCases';
import {
  sampleAdded,
  sampleClaim,
  sampleFacilities,
  sampleRejected,
  sampleVerification,
} from '#mocks/contributing/samples';
import { resetDatabase } from '#mocks/database';
import { contributingScenarios } from '#mocks/handlers/contributing';
import { demoAccount } from '#mocks/seed/accounts';

import * as facilityPage from './FacilityPage';

const patience = { timeout: 10_000 };
const { free, owned } = sampleFacilities;
const added = { at: facilityPath('lantern-row-travel-clinic') };
const { Component } = facilityPage;

const meta = preview.meta({
  component: PageAt,
  args: { path: paths.facility, at: facilityPath(free.slug), page: { Component } },
  parameters: { layout: 'fullscreen', router: false, account: 'cleo' },
  async beforeEach() {
    await resetDatabase();
    return resetDatabase;
  },
});

async function part(canvas: Pick<ReturnType<typeof within>, 'findByRole'>, name: string) {
  return within(await canvas.findByRole('region', { name }, patience));
}

export const Invited = meta.story({ tags: ['no-visual'] });
Invited.test('is asked to verify or to claim', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Verify this facility' }, patience)).toHaveAttribute(
    'href',
    `${facilityPath(free.slug)}?action=verify`,
  );
  await expect(await canvas.findByRole('link', { name: 'Claim this facility' })).toBeVisible();
});

/** The manager is led to this facility’s own form. */
export const Managing = Invited.extend({
  tags: ['no-visual'],
  args: { at: facilityPath(owned.slug) },
  parameters: { account: 'owen' },
});
Managing.test('leads to the form of this very facility', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Edit in My facilities' }, patience)).toHaveAttribute(
    'href',
    `${paths.ownedFacilities}?edit=${owned.slug}`,
  );
});

/** An administrator sees what waits here, and gets to each decision by a link of its own. */
export const Deciding = Invited.extend({
  tags: ['no-visual'],
  parameters: { account: 'ada' },
  async beforeEach() {
    await sampleVerification();
    await sampleClaim();
  },
});
Deciding.test('names what waits, and leads to the list of both kinds', async ({ canvas }) => {
  // What stands there meanwhile is another section of the same name.
  await canvas.findByText('2 requests wait for a decision', {}, patience);
  const view = await part(canvas, 'Help keep this right');
  await expect(view.getByRole('button', { name: /^Review: Claim from Cleo/ })).toBeVisible();
  await expect(view.getByRole('link', { name: 'Open the requests' })).toHaveAttribute(
    'href',
    `${paths.requests}?state=open&kind=all`,
  );
});
Deciding.test('opens the decision of the request', async ({ canvas, userEvent }) => {
  await userEvent.click(
    await canvas.findByRole('button', { name: 'Review: Verification from Mira Castellanos' }, patience),
  );
  // The page that decides stands elsewhere; here its place is empty.
  await waitFor(() => expect(canvas.getByRole('main')).toBeEmptyDOMElement(), patience);
});

export const DecidingFailed = Deciding.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(contributingScenarios.link.failsOnce(503)),
});
DecidingFailed.test('says that the link could not be had', async ({ canvas, userEvent }) => {
  await userEvent.click(
    await canvas.findByRole('button', { name: 'Review: Verification from Mira Castellanos' }, patience),
  );
  await expect(await canvas.findByText(/^The link could not be issued/, {}, patience)).toBeVisible();
});

/** One’s own request waits: it can be looked at, and the other way is still open. */
export const Asked = Invited.extend({
  tags: ['no-visual'],
  async beforeEach() {
    await sampleVerification('cleo');
  },
});
Asked.test('says so, and leads to where it stands', async ({ canvas }) => {
  await expect(await canvas.findByText('A request of yours waits for a decision.', {}, patience)).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'Verify this facility' })).toBeNull();
  await expect(canvas.getByRole('link', { name: 'Claim this facility' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'See where it stands' })).toHaveAttribute(
    'href',
    `${facilityPath(free.slug)}?action=verify`,
  );
});

/** Added by who looks at it, and not decided yet. */
export const Pending = Invited.extend({
  args: added,
  tags: ['!no-visual'],
  parameters: { account: 'mira' },
  async beforeEach() {
    await sampleAdded();
  },
});
Pending.test('shows what happened at once, and asks for nothing that cannot be', async ({ canvas }) => {
  const view = await part(canvas, 'Where your entry stands');
  await expect(await view.findByText('Facility sent in', {}, patience)).toBeVisible();
  await expect(canvas.queryByRole('link', { name: /^(Verify|Claim) this facility/ })).toBeNull();
});
Pending.test('is taken back after a question, and then is a draft', async ({ canvas, userEvent }) => {
  const view = await part(canvas, 'Where your entry stands');
  await userEvent.click(await view.findByRole('button', { name: 'Withdraw' }, patience));
  const question = await screen.findByRole('alertdialog', { name: 'Withdraw this request?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Withdraw it' }));
  await expect(await canvas.findByText('This entry is a draft', {}, patience)).toBeVisible();
  await expect(await canvas.findByRole('link', { name: 'Open My facilities' }, patience)).toHaveAttribute(
    'href',
    `${paths.ownedFacilities}?tab=submitted`,
  );
});

export const PendingLoading = Pending.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(contributingScenarios.standing.hangs()),
});
PendingLoading.test('keeps the place of what happened', async ({ canvas }) => {
  await part(canvas, 'Where your entry stands');
  await expect(canvas.queryByRole('link', { name: /^(Verify|Claim) this facility/ })).toBeNull();
});

export const PendingFailed = Pending.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(contributingScenarios.standing.failsOnce(503)),
});
PendingFailed.test('recovers when retried', async ({ canvas, userEvent }) => {
  const view = await part(canvas, 'Where your entry stands');
  await userEvent.click(await view.findByRole('button', { name: 'Try again' }, patience));
  await expect(await view.findByText('Facility sent in', {}, patience)).toBeVisible();
});

export const Rejected = Pending.extend({
  tags: ['no-visual'],
  async beforeEach() {
    await resetDatabase();
    await sampleRejected();
  },
});
Rejected.test('says so first, and how it can be sent again', async ({ canvas }) => {
  await expect(await canvas.findByText('This entry was not published', {}, patience)).toBeVisible();
  await expect(await canvas.findByText(/^You can change what you sent/, {}, patience)).toBeVisible();
});

export const Suspended = Managing.extend({
  async beforeEach() {
    await act(await accounts.get(demoAccount('ada').id), {
      slug: owned.slug,
      action: 'suspend',
      reason: 'Several visitors told us that the door is locked.',
    });
  },
});
Suspended.test('says so to who manages it', async ({ canvas }) => {
  await expect(await canvas.findByText('This facility is suspended', {}, patience)).toBeVisible();
  await expect(await canvas.findByRole('link', { name: 'Edit in My facilities' }, patience)).toBeVisible();
});

export const Turkish = Deciding.extend({ tags: ['no-visual'], globals: { locale: 'tr' } });
Turkish.test('names what waits in Turkish', async ({ canvas }) => {
  await expect(
    await canvas.findByRole('button', { name: 'İncele: Doğrulama (Mira Castellanos)' }, patience),
  ).toBeVisible();
});

export const OnAPhone = Deciding.extend({
  tags: ['phone', 'no-visual'],
  globals: { viewport: { value: 'reflow', isRotated: false } },
});
OnAPhone.test('stays within the screen', async ({ canvas }) => {
  await canvas.findByRole('button', { name: /^Review: Verification/ }, patience);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});
