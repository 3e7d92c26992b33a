import { renderRoute } from '#.storybook/renderRoute';
import preview from '#.storybook/preview';
import { useLocation } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';

import { lazyOverlayHost } from '#app/overlays/showOverlay';
import { paths } from '#domain/paths';
import {
  sampleAdded,
  sampleClaim,
  sampleFacilities,
  sampleRejected,
  sampleVerification,
} from '#mocks/testing/contributions';
import { resetDatabase } from '#mocks/core/database';
import { enableSampleRequests } from '#mocks/contributing/sampleRequests';
import { updateDraft } from '#mocks/facility-create/drafts';
import { sampleDraft } from '#mocks/testing/facilityDrafts';
import { contributingScenarios } from '#mocks/contributing/scenarios';
import { demoAccount } from '#mocks/accounts/seed';

import { Component as CreateFacilityPage } from './CreateFacilityPage';
import { Component } from './OwnedFacilitiesPage';

type Canvas = Pick<ReturnType<typeof within>, 'findByRole'>;
type User = { click: (element: Element) => Promise<void> };

/** The page with the toasts above it. */
function Page() {
  return (
    <>
      <Component />
      <lazyOverlayHost.Component />
    </>
  );
}

const meta = preview.meta({
  render: renderRoute,
  args: { path: paths.ownedFacilities, at: paths.ownedFacilities, page: { Component: Page } },
  parameters: { layout: 'fullscreen', router: false, account: 'owen' },
  async beforeEach() {
    await resetDatabase();
    return resetDatabase;
  },
});

/** The visible message; its announcement is out of sight. */
async function expectToast(text: string) {
  const toast = await screen.findByText(text, { selector: 'li *' });
  await waitFor(() => expect(toast).toBeVisible());
}

/** Chooses from the menu of a card. */
async function chooseFor(canvas: Canvas, userEvent: User, action: string, name = 'Saltmarket Clinic') {
  await userEvent.click(await canvas.findByRole('button', { name: `More for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

export const Loaded = meta.story({ tags: ['screen'] });
Loaded.test('stands in the navigation of the account', async ({ canvas }) => {
  const navigation = within(await canvas.findByRole('navigation', { name: 'Your account' }));
  await expect(navigation.getByRole('link', { current: 'page' })).toHaveTextContent('My facilities');
  await expect(navigation.getByRole('link', { name: 'Account details' })).toHaveAttribute('href', paths.account);
});
Loaded.test('has one first action a card, with its full name for screen readers', async ({ canvas }) => {
  const actions = within(await canvas.findByRole('group', { name: 'Actions for Saltmarket Clinic' }));
  await expect(actions.getByRole('link', { name: 'Edit Saltmarket Clinic' })).toBeVisible();
  await expect(actions.getAllByRole('button')).toHaveLength(1);
});
Loaded.test('says what was done without moving the page, on this tab only', async ({ canvas, userEvent }) => {
  const tabs = await canvas.findByRole('tablist');
  const { top } = tabs.getBoundingClientRect();
  await chooseFor(canvas, userEvent, 'Confirm details');
  await expectToast('Details confirmed for Saltmarket Clinic. Thank you');
  await expect(tabs.getBoundingClientRect().top).toBe(top);
});

Loaded.test('closes a facility for today, and opens it again', async ({ canvas, userEvent }) => {
  await chooseFor(canvas, userEvent, 'Close for today');
  await expectToast('Saltmarket Clinic is closed today');
  const card = within(canvas.getByRole('listitem', { name: 'Saltmarket Clinic' }));
  await expect(await card.findByText('Closed today')).toBeVisible();
  // What is closed today does not call itself open.
  await expect(card.queryByText('Open')).toBeNull();
  await chooseFor(canvas, userEvent, 'Reopen today');
  await expectToast('Saltmarket Clinic is open again today');
  await expect(await card.findByText('Open')).toBeVisible();
});
Loaded.test('marks one as closed for a while, with a reason', async ({ canvas, userEvent }) => {
  await chooseFor(canvas, userEvent, 'Mark as temporarily closed');
  const reason = await canvas.findByRole('textbox', { name: 'Reason' });
  await waitFor(() => expect(reason).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(reason).toHaveAccessibleDescription('Enter a reason in 3 to 80 characters'));
  await userEvent.keyboard('Renovation{Enter}');
  await expectToast('Saltmarket Clinic is temporarily closed');
  await waitFor(() => expect(canvas.getByRole('button', { name: 'More for Saltmarket Clinic' })).toHaveFocus());
});
Loaded.test('gives one up after a question', async ({ canvas, userEvent }) => {
  await chooseFor(canvas, userEvent, 'Give up ownership');
  const question = await screen.findByRole('alertdialog', { name: 'Give up ownership of Saltmarket Clinic?' });
  await expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.click(within(question).getByRole('button', { name: 'Give up ownership' }));
  await expectToast('You no longer manage Saltmarket Clinic');
  await waitFor(() => expect(canvas.queryByRole('heading', { level: 2, name: 'Saltmarket Clinic' })).toBeNull());
});
Loaded.test('has five tabs, each by its address', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('tab', { name: 'Managed (3)' })).toBeVisible();
  await userEvent.click(canvas.getByRole('tab', { name: 'Drafts' }));
  await expect(await canvas.findByRole('heading', { level: 2, name: 'You have no drafts' })).toBeVisible();
});

/** Another person claims a facility that this one manages. */
export const Contested = Loaded.extend({
  args: { at: `${paths.ownedFacilities}?tab=claims` },
  tags: ['!screen'],
  beforeEach: async () => void (await sampleClaim({ facility: sampleFacilities.owned.id })),
});
Contested.test('takes the manager’s answer', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText(/^Respond by Monday 23 March 2026/)).toBeVisible();
  await userEvent.click(canvas.getByRole('radio', { name: 'I disagree' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Send response' }));
  await expect(await canvas.findByRole('link', { name: 'Tell us why in 20 to 500 characters' })).toBeVisible();
  await userEvent.type(canvas.getByRole('textbox', { name: 'Why?' }), 'I have run this clinic since 2012, alone.');
  await userEvent.click(canvas.getByRole('button', { name: 'Send response' }));
  await expect(await canvas.findByText('Waiting for a decision')).toBeVisible();
});

Contested.test('shows who claims it', async ({ canvas }) => {
  const claimant = within(await canvas.findByRole('region', { name: 'Claimant' }));
  await expect(claimant.getByText('Cleo Marchetti')).toBeVisible();
  await expect(claimant.getByText('Manager')).toBeVisible();
  await expect(claimant.getByText(/^I have run the front desk for six years/)).toBeVisible();
  await expect(claimant.getByText('cleo@practice.example')).toBeVisible();
});

export const Requests = Loaded.extend({
  args: { at: `${paths.ownedFacilities}?tab=verifications` },
  parameters: { account: 'mira' },
  tags: ['!screen', 'no-visual'],
  beforeEach: async () => void (await sampleVerification()),
});
Requests.test('shows what happened to a request', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('Waiting for a decision')).toBeVisible();
  await userEvent.click(canvas.getByText('History'));
  await expect(await canvas.findByText('Verification requested')).toBeVisible();
});

/** The page and the form it links to. */
function PageAndForm() {
  return useLocation().pathname === paths.createFacility ? <CreateFacilityPage /> : <Page />;
}

const submitted = { path: '*', at: `${paths.ownedFacilities}?tab=submitted`, page: { Component: PageAndForm } };

/** An added facility waits for a decision. */
export const Submitted = Loaded.extend({
  args: submitted,
  parameters: { account: 'mira' },
  tags: ['!screen', 'no-visual'],
  beforeEach: async () => void (await sampleAdded()),
});
Submitted.test('is taken back after a question, and can be sent again', async ({ canvas, userEvent }) => {
  const actions = within(await canvas.findByRole('group', { name: 'Actions for Lantern Row Travel Clinic' }));
  await expect(canvas.getByText('Waiting for a decision')).toBeVisible();
  await expect(actions.queryByRole('button', { name: /^Edit and resubmit/ })).toBeNull();
  await userEvent.click(actions.getByRole('button', { name: 'Withdraw' }));
  const question = await screen.findByRole('alertdialog', { name: 'Withdraw Lantern Row Travel Clinic?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Withdraw' }));
  await expectToast('Lantern Row Travel Clinic withdrawn');
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'My facilities' })).toHaveFocus());
  await expect(await canvas.findByText('Withdrawn')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  await expect(canvas.getByRole('button', { name: 'Edit and resubmit Lantern Row Travel Clinic' })).toBeVisible();
});
Submitted.test('stays where it is when the question is answered with no', async ({ canvas, userEvent }) => {
  const button = await canvas.findByRole('button', { name: 'Withdraw' });
  await userEvent.click(button);
  const question = await screen.findByRole('alertdialog', { name: 'Withdraw Lantern Row Travel Clinic?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(button).toHaveFocus());
  await expect(canvas.getByText('Waiting for a decision')).toBeVisible();
});

/** An added facility was not published. */
export const Rejected = Loaded.extend({
  args: submitted,
  parameters: { account: 'mira' },
  tags: ['!screen', 'no-visual'],
  beforeEach: sampleRejected,
});
Rejected.test('says why, and leads to the form with everything filled in', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('Not published')).toBeVisible();
  await expect(canvas.getByText('Reason: The details are incorrect')).toBeVisible();
  const message = 'The number at the door is another one. Please look again.';
  await expect(canvas.getByText(message)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Correct and resend Lantern Row Travel Clinic' }));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Check your answers' })).toBeVisible();
  await expect(
    await canvas.findByText(
      'An administrator did not publish this on 16 March 2026. Make the changes they asked for and resubmit',
    ),
  ).toBeVisible();
  await expect(canvas.getByText(message)).toBeVisible();
  await expect(canvas.getByText('desk@lantern-row.example')).toBeVisible();
});

/** A sample of the local back end that was not published: an administrator asked for a photo. */
export const RejectedSample = Loaded.extend({
  args: submitted,
  parameters: { account: 'mira' },
  tags: ['!screen', 'no-visual'],
  async beforeEach() {
    enableSampleRequests(true);
    // Without what something late has stored while they were off.
    await resetDatabase();
    return () => enableSampleRequests(false);
  },
});
RejectedSample.test('can be corrected and sent again, and waits for a decision then', async ({ canvas, userEvent }) => {
  await expect(
    await canvas.findByText(/Please send a photo of the entrance/, { selector: 'blockquote' }),
  ).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Correct and resend Sunny Corner Clinic' }));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Check your answers' })).toBeVisible();
  await expect(canvas.getByText('Sunny Corner Clinic')).toBeVisible();
  await userEvent.click(
    await canvas.findByRole('checkbox', { name: 'The details are correct to the best of my knowledge' }),
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
  await canvas.findByRole('heading', { level: 1, name: 'Submission received: Sunny Corner Clinic' });
  await userEvent.click(canvas.getByRole('link', { name: 'Go to My facilities' }));
  await expect(await canvas.findByRole('tab', { name: 'Submitted (1)' })).toHaveAttribute('aria-selected', 'true');
  await expect(await canvas.findByText('Waiting for a decision')).toBeVisible();
});
/** The same among the verification requests. */
export const RejectedRequest = RejectedSample.extend({ args: { at: `${paths.ownedFacilities}?tab=verifications` } });
RejectedRequest.test('offers to correct it too', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Correct and resend Sunny Corner Clinic' }));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Check your answers' })).toBeVisible();
});
export const RejectedInTurkish = RejectedSample.extend({ globals: { locale: 'tr' } });
RejectedInTurkish.test('offers it in Turkish', async ({ canvas }) => {
  await expect(
    await canvas.findByRole('button', { name: 'Düzelt ve yeniden gönder: Sunny Corner Clinic' }),
  ).toBeVisible();
});

/** With the side panel for editing a facility. */
export const Editing = Loaded.extend({
  args: { at: `${paths.ownedFacilities}?edit=saltmarket-clinic` },
  tags: ['!screen', 'no-visual'],
});
Editing.test('asks before it is closed over something unsaved', async ({ userEvent }) => {
  const panel = within(await screen.findByRole('dialog', { name: 'Edit Saltmarket Clinic' }));
  const name = await panel.findByRole('textbox', { name: 'Facility name' });
  await userEvent.type(name, ' and Surgery');
  await userEvent.click(panel.getByRole('button', { name: 'Close' }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await expect(name).toHaveValue('Saltmarket Clinic and Surgery');
});
Editing.test('closes once it is saved, and says so on the page', async ({ userEvent }) => {
  const panel = within(await screen.findByRole('dialog', { name: 'Edit Saltmarket Clinic' }));
  await userEvent.click(await panel.findByRole('tab', { name: 'Contact' }));
  const email = await panel.findByRole('textbox', { name: /^Email address/ });
  await userEvent.clear(email);
  await userEvent.type(email, 'desk@saltmarket.example');
  await userEvent.click(panel.getByRole('button', { name: 'Review changes' }));
  await userEvent.click(await panel.findByRole('button', { name: 'Save changes' }));
  await expectToast('Changes to Saltmarket Clinic published');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

export const Drafts = Loaded.extend({
  tags: ['!screen'],
  args: { at: `${paths.ownedFacilities}?tab=drafts` },
  async beforeEach() {
    await resetDatabase();
    await updateDraft(
      { id: 'drf_lantern-row', draft: { step: 'hours', values: sampleDraft }, baseUpdatedAt: null },
      demoAccount('owen').id,
    );
  },
});
Drafts.test('leads back to the step, and discards after a question', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('link', { name: 'Continue Lantern Row Travel Clinic' })).toHaveAttribute(
    'href',
    expect.stringContaining('drf_lantern-row'),
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Discard Lantern Row Travel Clinic' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard this draft?' }));
  await userEvent.click(question.getByRole('button', { name: 'Discard' }));
  await expect(await canvas.findByRole('heading', { level: 2, name: 'You have no drafts' })).toBeVisible();
});

export const Empty = Loaded.extend({ tags: ['!screen', 'no-visual'], parameters: { account: 'mira' } });
Empty.test('offers to claim or to add one', async ({ canvas }) => {
  await expect(
    await canvas.findByRole('heading', { level: 2, name: 'You don’t manage any facilities yet' }),
  ).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Find a facility' })).toHaveAttribute('href', paths.searchForm);
});

export const Loading = Loaded.extend({
  tags: ['!screen', 'no-visual'],
  beforeEach: ({ msw }) => msw.use(contributingScenarios.owned.neverResolves()),
});
/** One tab fails to load; the others work. */
export const Failed = Loaded.extend({
  tags: ['!screen', 'no-visual'],
  beforeEach: ({ msw }) => msw.use(contributingScenarios.owned.failsOnce(503)),
});
Failed.test('keeps the other tabs, and loads again', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('tab', { name: 'Claims (0)' })).toBeVisible();
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByRole('heading', { level: 2, name: 'Saltmarket Clinic' })).toBeVisible();
});
export const Dark = Loaded.extend({ tags: ['!screen', 'no-visual'], globals: { scheme: 'dark' } });
export const Turkish = Loaded.extend({ tags: ['!screen', 'no-visual'], globals: { locale: 'tr' } });
export const OnAPhone = Loaded.extend({
  tags: ['phone', '!screen', 'no-visual'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});
