import { renderRoute } from '#.storybook/renderRoute';
import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import {
  sampleAdded,
  sampleClaim,
  sampleFacilities,
  sampleLink,
  sampleToken,
  sampleVerification,
} from '#mocks/testing/contributions';
import { resetDatabase } from '#mocks/core/database';
import { demoAccount } from '#mocks/accounts/seed';
import { submit } from '#mocks/facility-create/submissions';
import { sampleSubmission } from '#mocks/testing/facilityDrafts';
import { contributingScenarios } from '#mocks/contributing/scenarios';

import { Component } from './DecisionPage';

const address = `/admin/facilities/${sampleFacilities.free.slug}`;

const meta = preview.meta({
  render: renderRoute,
  args: {
    path: '*',
    at: `${address}/approve-verify?token=${sampleToken}`,
    page: { Component },
  },
  parameters: { layout: 'fullscreen', router: false, account: 'ada' },
  async beforeEach() {
    await resetDatabase();
    return resetDatabase;
  },
});

/** A pending verification with corrections. */
export const Loaded = meta.story({
  tags: ['screen'],
  beforeEach: async () => void (await sampleVerification()),
});
Loaded.test('shows what would change, and what is known', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Approve the verification of Dr. Çelik Family Practice?' });
  const changes = within(canvas.getByRole('table', { name: 'Changes' }));
  await expect(changes.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Detail',
    'Now',
    'After approval',
  ]);
  const [before, after] = within(changes.getByRole('row', { name: /^Name/ })).getAllByRole('cell');
  await expect(before).toHaveTextContent('Dr. Çelik Family Practice');
  await expect(after).toHaveTextContent('Çelik Family Practice');
  // A value is no link.
  for (const cell of changes.getAllByRole('cell')) {
    for (const part of [cell, ...cell.querySelectorAll('*')]) {
      await expect(getComputedStyle(part).textDecorationLine).toBe('none');
    }
  }
  await expect(canvas.getByText('Mira Castellanos, mira@orvela.example')).toBeVisible();
  await expect(canvas.getByText('Verification requested')).toBeVisible();
});
Loaded.test('shows a document where it is', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Open licence.png' }));
  const dialog = await screen.findByRole('dialog', { name: 'licence.png' });
  // It has a size once it is decoded.
  const picture = await within(dialog).findByRole('img', { name: 'Document: licence.png' });
  await waitFor(() => expect(picture).toBeVisible());
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
Loaded.test('asks for the tick, then once more, then approves, and takes it back', async ({ canvas, userEvent }) => {
  const approve = await canvas.findByRole('button', { name: 'Approve verification' });
  await userEvent.click(approve);
  await waitFor(() => expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus());
  await userEvent.click(canvas.getByRole('link', { name: /^Tick the box to confirm/ }));
  await userEvent.keyboard(' ');
  await userEvent.click(approve);
  const question = await screen.findByRole('alertdialog', { name: 'Approve this request?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Approve verification' }));
  const done = await canvas.findByRole('heading', { level: 1, name: 'Approved: Çelik Family Practice' });
  await waitFor(() => expect(done).toHaveFocus());
  await expect(canvas.getByText('Approved: Çelik Family Practice (verification)')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
  await expect(
    await canvas.findByRole('heading', { level: 1, name: 'Decision on Çelik Family Practice undone' }),
  ).toBeVisible();
});
Loaded.test(
  'changes to the other outcome and back with the same link, and keeps the message',
  async ({ canvas, userEvent }) => {
    const message = 'Thank you. The sign is on the photo.';
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Message to Mira/ }), message);
    await userEvent.click(canvas.getByRole('link', { name: 'Reject instead' }));
    await canvas.findByRole('heading', { level: 1, name: 'Reject the request for Dr. Çelik Family Practice?' });
    await expect(canvas.getByRole('radiogroup', { name: 'Reason' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Message to Mira/ })).toHaveValue('');
    await userEvent.click(canvas.getByRole('link', { name: 'Approve verification instead' }));
    await canvas.findByRole('heading', { level: 1, name: 'Approve the verification of Dr. Çelik Family Practice?' });
    await expect(canvas.getByRole('textbox', { name: /^Message to Mira/ })).toHaveValue(message);
  },
);
Loaded.test('leads back to the requests', async ({ canvas }) => {
  const trail = within(await canvas.findByRole('navigation', { name: 'Breadcrumb' }));
  await expect(trail.getByRole('link', { name: 'Requests' })).toHaveAttribute('href', '/apps/requests');
});
Loaded.test('shows the facility on a map and as it will look', async ({ canvas }) => {
  const preview = within(await canvas.findByRole('region', { name: 'Preview' }));
  await expect(await preview.findByRole('img', { name: /^Map: Çelik Family Practice, / })).toBeVisible();
  await expect(preview.getByText('+999 20 555 014')).toBeVisible();
  await expect(preview.getByRole('link', { name: 'Open the facility’s page' })).toHaveAttribute(
    'href',
    '/facility/dr-celik-family-practice',
  );
});
Loaded.test('keeps the button that decides in view, and off what has the focus', async ({ canvas, userEvent }) => {
  const approve = await canvas.findByRole('button', { name: 'Approve verification' });
  const isInView = () => {
    const { top, bottom } = approve.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  };
  await canvas.findByRole('img', { name: /^Map: / });
  await expect(document.documentElement.scrollHeight).toBeGreaterThan(innerHeight);
  await expect(isInView()).toBe(true);
  const message = canvas.getByRole('textbox', { name: /^Message to Mira/ });
  message.focus();
  await waitFor(() =>
    expect(message.getBoundingClientRect().bottom).toBeLessThanOrEqual(approve.getBoundingClientRect().top),
  );
  await userEvent.tab();
  const box = canvas.getByRole('checkbox', { name: 'I have checked the evidence' });
  await expect(box).toHaveFocus();
  await waitFor(() =>
    expect(box.getBoundingClientRect().bottom).toBeLessThanOrEqual(approve.getBoundingClientRect().top),
  );
  await expect(isInView()).toBe(true);
});

/** After a decision, with another request that waits. */
export const Decided = Loaded.extend({
  tags: ['!screen', 'no-visual'],
  beforeEach: async () => void (await submit(sampleSubmission(), demoAccount('mira').id)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'I have checked the evidence' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Approve verification' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Approve verification' }));
    await canvas.findByRole('heading', { level: 1, name: 'Approved: Çelik Family Practice' });
  },
});
Decided.test('opens the next request', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('link', { name: 'All requests' })).toHaveAttribute('href', '/apps/requests');
  await userEvent.click(canvas.getByRole('button', { name: 'Next request: Lantern Row Travel Clinic' }));
  await expect(
    await canvas.findByRole('heading', { level: 1, name: 'Publish Lantern Row Travel Clinic?' }),
  ).toBeVisible();
});

/** A new refuge: the administrator sees where it is and which facts stay confidential. */
export const HiddenPlace = meta.story({
  args: { at: `/admin/facilities/lantern-row-travel-clinic/approve-verify?token=${sampleToken}` },
  beforeEach: async () => void (await sampleAdded({ hidden: true })),
});
HiddenPlace.test('shows where it is, and marks what nobody else sees', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Publish Lantern Row Travel Clinic?' });
  await expect(canvas.getByText('The exact address is not public')).toBeVisible();
  const changes = within(canvas.getByRole('table', { name: 'Changes' }));
  await expect(changes.queryByRole('columnheader', { name: 'Now' })).toBeNull();
  const row = (term: string) => changes.getByRole('row', { name: new RegExp(`^${term}`) });
  await expect(row('Address')).toHaveTextContent('21 Lantern Row, Floor 2, Old Harbour, Port Calder');
  await expect(row('Location on the map')).toHaveTextContent('44.51210, -31.20420');
  await expect(row('Why the address is private')).toHaveTextContent('Some of our visitors must not be followed.');
  for (const term of ['Address', 'Location on the map', 'Getting there', 'Note about the entrance']) {
    await expect(within(row(term)).getByText('Not public')).toBeVisible();
  }
  await expect(within(row('Phone')).queryByText('Not public')).toBeNull();
  await expect(canvas.getByText('The map location is precise')).toBeVisible();
});

export const Loading = Loaded.extend({
  tags: ['!screen', 'no-visual'],
  beforeEach: ({ msw }) => msw.use(contributingScenarios.preview.neverResolves()),
});
export const Failed = Loaded.extend({
  tags: ['!screen', 'no-visual'],
  beforeEach: ({ msw }) => msw.use(contributingScenarios.preview.failsOnce(503)),
});
Failed.test('loads again when told to', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByText('Mira Castellanos, mira@orvela.example')).toBeVisible();
});

export const Rejecting = Loaded.extend({
  tags: ['!screen'],
  args: { at: `${address}/reject?token=${sampleToken}` },
});
Rejecting.test('wants a reason and words, by keyboard', async ({ canvas, userEvent }) => {
  const reject = await canvas.findByRole('button', { name: 'Reject request' });
  reject.focus();
  await userEvent.keyboard('{Enter}');
  const summary = await canvas.findByRole('group', { name: 'There is a problem' });
  await waitFor(() => expect(summary).toHaveFocus());
  await expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Select a reason', 'Write a message to the requester in 20 to 1,000 characters']);
  await userEvent.click(canvas.getByRole('radio', { name: 'There is not enough evidence' }));
  await userEvent.type(
    canvas.getByRole('textbox', { name: 'Message to Mira Castellanos' }),
    'The picture cannot be read. Please send a sharper one.',
  );
  await userEvent.click(reject);
  const question = await screen.findByRole('alertdialog', { name: 'Reject this request?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Reject request' }));
  await expect(
    await canvas.findByRole('heading', { level: 1, name: 'Rejected: Dr. Çelik Family Practice' }),
  ).toBeVisible();
});

/** A claim on a facility without a manager. */
export const ClaimApproval = meta.story({
  args: {
    at: `/admin/facilities/claims/${sampleFacilities.free.slug}-csmple/approve?token=${sampleToken}`,
  },
  tags: ['no-visual'],
  beforeEach: async () => void (await sampleClaim()),
});
ClaimApproval.test('makes the person the manager', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'I have checked the evidence' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Approve and make Cleo Marchetti the manager' }));
  const question = await screen.findByRole('alertdialog');
  await waitFor(() => expect(within(question).getByText(/This can’t be undone/)).toBeVisible());
  await userEvent.click(within(question).getByRole('button', { name: 'Approve and make Cleo Marchetti the manager' }));
  await canvas.findByRole('heading', { level: 1, name: 'Approved: Dr. Çelik Family Practice' });
  await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
});

/** The manager has seven days to respond. */
export const Contested = meta.story({
  args: {
    at: `/admin/facilities/claims/${sampleFacilities.owned.slug}-csmple/approve?token=${sampleToken}`,
  },
  tags: ['no-visual'],
  beforeEach: async () => void (await sampleClaim({ facility: sampleFacilities.owned.id })),
});
Contested.test('waits for the manager, and can be rejected meanwhile', async ({ canvas }) => {
  await expect(await canvas.findByText(/^The manager can respond until/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Reject instead' })).toBeVisible();
  await expect(canvas.queryByRole('checkbox')).toBeNull();
});

// Rejected links, each with a page of its own (directory contract 1.7).

export const WithoutToken = Loaded.extend({ tags: ['!screen'], args: { at: `${address}/approve-verify` } });
WithoutToken.test('sends a new link', async ({ canvas, userEvent }) => {
  await canvas.findByRole('heading', { level: 1, name: 'This decision link does not work' });
  await userEvent.click(canvas.getByRole('button', { name: 'Send a new link' }));
  await expect(await canvas.findByText('We’ve sent a new link to ada@orvela.example.')).toBeVisible();
});

export const WrongKind = meta.story({
  tags: ['no-visual'],
  beforeEach: async () => void (await sampleClaim()),
});
WrongKind.test('leads to the right page', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'This link is for another page' });
  await expect(canvas.getByRole('link', { name: 'Go to the right page' })).toHaveAttribute(
    'href',
    '/admin/facilities/claims/dr-celik-family-practice-csmple/approve',
  );
});

export const AlreadyDecided = Loaded.extend({ tags: ['!screen'], beforeEach: () => sampleLink.isDecided() });
AlreadyDecided.test('says who decided what, and offers nothing to press', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'This has already been decided' });
  await expect(canvas.getByText(/^Rejected by Alan Okafor on/)).toBeVisible();
  await expect(canvas.getByText('Reason: There is not enough evidence')).toBeVisible();
  await expect(canvas.queryByRole('button')).toBeNull();
});

export const Expired = Loaded.extend({ tags: ['!screen', 'no-visual'], beforeEach: () => sampleLink.expires() });
Expired.test('says when it ended', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'This link has expired' });
  await expect(canvas.getByText(/^Links are valid for 7 days. This one expired on Sunday 15 March 2026/)).toBeVisible();
});

export const Revoked = Loaded.extend({ tags: ['!screen', 'no-visual'], beforeEach: () => sampleLink.isRevoked() });
Revoked.test('says why it is void', async ({ canvas }) => {
  await expect(await canvas.findByText(/^It was cancelled on Sunday 15 March 2026/)).toBeVisible();
});

export const Used = Loaded.extend({ tags: ['!screen', 'no-visual'], beforeEach: () => sampleLink.isUsed() });
Used.test('says when it was used', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'This link has already been used' });
  await expect(canvas.getByRole('button', { name: 'Send a new link' })).toBeVisible();
});

export const Stale = Loaded.extend({ tags: ['!screen'], beforeEach: () => sampleLink.isStale() });
Stale.test('shows what changed, and reviews the current version', async ({ canvas, userEvent }) => {
  await canvas.findByRole('heading', { level: 1, name: 'The facility has changed since this link was sent' });
  const changes = canvas.getByRole('table', { name: 'Changes since the email' });
  await expect(within(changes).getByText('+999 20 555 777')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Review the current version' }));
  const title = 'Approve the verification of Dr. Çelik Family Practice?';
  const heading = await canvas.findByRole('heading', { level: 1, name: title });
  await waitFor(() => expect(heading).toHaveFocus());
});

export const OwnRequest = meta.story({
  tags: ['no-visual'],
  beforeEach: async () => void (await sampleVerification('ada')),
});
OwnRequest.test('leaves it to another administrator', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Another administrator must decide this' });
  await expect(canvas.queryByRole('checkbox')).toBeNull();
});

export const Dark = Loaded.extend({ tags: ['!screen', 'no-visual'], globals: { scheme: 'dark' } });
export const Turkish = Loaded.extend({ tags: ['!screen', 'no-visual'], globals: { locale: 'tr' } });
Turkish.test('asks in Turkish', async ({ canvas }) => {
  await expect(
    await canvas.findByRole('heading', { level: 1, name: 'Dr. Çelik Family Practice doğrulansın mı?' }),
  ).toBeVisible();
});
export const OnAPhone = Loaded.extend({
  tags: ['!screen', 'phone', 'no-visual'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});
OnAPhone.test('fits', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1 });
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});
