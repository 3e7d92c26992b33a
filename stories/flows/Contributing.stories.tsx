import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { UserEventObject } from 'storybook/test';

import { paths } from '#domain/paths';
import { beginSession } from '#lib/session/session';
import {
  sampleClaim,
  sampleFacilities,
  sampleLink,
  sampleRejected,
  sampleToken,
  sampleVerification,
} from '#mocks/testing/contributions';
import { resetDatabase } from '#mocks/core/database';
import { updateDraft } from '#mocks/facility-create/drafts';
import { sampleDraft } from '#mocks/testing/facilityDrafts';
import { outbox } from '#mocks/outbox/store';
import { demoAccount } from '#mocks/accounts/seed';
import type { DemoName } from '#mocks/accounts/seed';
import { signInAs } from '#mocks/testing/signInAs';
import { stepPath } from '#modules/facility-create/draftPaths';

import { Flow, goTo } from './Flow';

const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

/** Presses an element by keyboard. */
async function press(
  userEvent: UserEventObject,
  role: 'button' | 'link',
  name: string | RegExp,
  within_?: HTMLElement,
) {
  // Another layout may replace the landmark while the page loads.
  const control = await waitFor(() => within(within_ ?? screen.getByRole('main')).getByRole(role, { name }));
  control.focus();
  await userEvent.keyboard('{Enter}');
}

/** Ticks a checkbox or selects a radio button. */
async function tick(userEvent: UserEventObject, role: 'checkbox' | 'radio', name: string | RegExp) {
  const control = await screen.findByRole(role, { name });
  control.focus();
  await userEvent.keyboard(' ');
}

async function type(userEvent: UserEventObject, name: string | RegExp, text: string) {
  const field = await screen.findByRole('textbox', { name });
  field.focus();
  await userEvent.keyboard(text);
}

/** Confirms a dialog. */
async function confirm(userEvent: UserEventObject, name: string) {
  await press(userEvent, 'button', name, await screen.findByRole('alertdialog'));
}

/** Switches to another account in the same browser, at another address. */
async function become(name: DemoName, address: string) {
  beginSession(await signInAs(name));
  await goTo(address);
}

/** Follows the link of the newest mail with this subject in the outbox. */
async function followMail(userEvent: UserEventObject, subject: string, link: string) {
  await title('Outbox');
  await screen.findByRole('article');
  const list = screen.getByRole('list', { name: 'Sent emails' });
  const [mail] = await within(list).findAllByRole('link', { name: subject });
  mail?.focus();
  await userEvent.keyboard('{Enter}');
  await press(userEvent, 'link', link, screen.getByRole('article'));
}

const draftId = 'drf_lantern-row';
const { free, owned } = sampleFacilities;

const meta = preview.meta({
  title: 'Flows/Contributing',
  component: Flow,
  // Each of these pages has pictures of its own.
  tags: ['!autodocs', 'no-visual'],
  parameters: { layout: 'fullscreen', router: false, account: 'mira' },
  async beforeEach() {
    await resetDatabase();
    return resetDatabase;
  },
});

export const NewFacility = meta.story({
  args: { at: stepPath(draftId, 'check') },
  beforeEach: async () =>
    void (await updateDraft(
      { id: draftId, draft: { step: 'check', values: sampleDraft }, baseUpdatedAt: null },
      demoAccount('mira').id,
    )),
});
NewFacility.test('is pending, is published through a mailed link, and can be found', async ({ userEvent, step }) => {
  const name = 'Lantern Row Travel Clinic';
  await step('submit it', async () => {
    await title('Check your answers');
    await press(userEvent, 'button', 'Submit');
    await title(`Submission received: ${name}`);
  });
  await step('an administrator publishes it through the mailed link', async () => {
    await become('ada', paths.outbox);
    await followMail(userEvent, `New facility to review: ${name}`, 'Review request');
    await title(`Publish ${name}?`);
    await tick(userEvent, 'checkbox', 'I have checked the evidence');
    const [verb] = await within(screen.getByRole('main')).findAllByRole('button', { name: /^(Approve|Publish)/ });
    const label = verb?.textContent ?? '';
    verb?.focus();
    await userEvent.keyboard('{Enter}');
    await confirm(userEvent, label);
    await title(`Approved: ${name}`);
  });
  await step('and anyone can find it', async () => {
    await become('cleo', '/search/port-calder/lantern/page-1');
    await press(userEvent, 'link', name);
    await title(name);
  });
});

export const ClaimWithCode = meta.story({
  args: { at: `/facility/${free.slug}?action=claim` },
  parameters: { account: 'cleo' },
});
ClaimWithCode.test('is verified through the facility’s own e-mail address', async ({ userEvent, step }) => {
  await step('the claimant gives their details and requests a code', async () => {
    await screen.findByRole('dialog');
    await tick(userEvent, 'radio', 'Manager');
    await type(userEvent, /^What is your connection/, 'I manage the practice for its owner.');
    await type(userEvent, 'Work email address', 'cleo@practice.example');
    await press(userEvent, 'button', 'Continue', screen.getByRole('dialog'));
    await tick(userEvent, 'radio', /email/i);
    await press(userEvent, 'button', 'Send a code', screen.getByRole('dialog'));
  });
  await step('enter the mailed code', async () => {
    await screen.findByRole('textbox', { name: /6-digit code/ });
    const [mail] = await outbox.list();
    await type(userEvent, /6-digit code/, /^\d{6}/.exec(mail?.subject ?? '')?.[0] ?? '');
    await press(userEvent, 'button', 'Check code', screen.getByRole('dialog'));
    await screen.findByText('Code confirmed');
  });
  await step('and the claim is submitted', async () => {
    await tick(userEvent, 'checkbox', 'I confirm that I am authorised to manage this facility');
    await press(userEvent, 'button', 'Submit claim', screen.getByRole('dialog'));
    const [waiting] = await screen.findAllByText('Waiting for a decision');
    await waitFor(() => expect(waiting).toBeVisible());
  });
});

export const Rejected = meta.story({
  args: { at: paths.outbox },
  parameters: { account: 'ada' },
  beforeEach: async () => void (await sampleVerification()),
});
Rejected.test('tells the requester why', async ({ userEvent, step }) => {
  const why = 'The picture cannot be read. Please send a sharper one.';
  await step('an administrator switches to the other decision', async () => {
    await followMail(userEvent, `Verification to review: ${free.name}`, 'Review request');
    await title(`Approve the verification of ${free.name}?`);
    await press(userEvent, 'link', 'Reject instead');
    await title(`Reject the request for ${free.name}?`);
    await tick(userEvent, 'radio', 'There is not enough evidence');
    await type(userEvent, 'Message to Mira Castellanos', why);
    await press(userEvent, 'button', 'Reject request');
    await confirm(userEvent, 'Reject request');
    await title(`Rejected: ${free.name}`);
  });
  await step('the requester reads it', async () => {
    await become('mira', `${paths.ownedFacilities}?tab=verifications`);
    await title('My facilities');
    const [said] = await screen.findAllByText(new RegExp(why.slice(0, 20)));
    await expect(said).toBeVisible();
  });
});

export const RejectedAndSentAgain = meta.story({
  args: { at: `${paths.ownedFacilities}?tab=submitted` },
  beforeEach: sampleRejected,
});
RejectedAndSentAgain.test(
  'is corrected as the reason says, published, and can be found',
  async ({ userEvent, step }) => {
    const name = 'Lantern Row Travel Clinic';
    const why = 'The number at the door is another one. Please look again.';
    await step('the contributor reads why it is not published', async () => {
      await title('My facilities');
      await expect(await screen.findByText('Not published')).toBeVisible();
      await expect(screen.getByText(why)).toBeVisible();
      await press(userEvent, 'button', `Correct and resend ${name}`);
    });
    await step('and corrects it with the reason in view', async () => {
      await title('Check your answers');
      await screen.findByText(why);
      await press(userEvent, 'link', /^Change: Address/);
      await title('Address and pin');
      const line = await screen.findByRole('textbox', { name: 'Address line 1' });
      await userEvent.clear(line);
      await type(userEvent, 'Address line 1', '23 Lantern Row');
      await press(userEvent, 'button', 'Continue');
      await title('Check your answers');
      await screen.findByText('23 Lantern Row');
      await tick(userEvent, 'checkbox', 'The details are correct to the best of my knowledge');
      await press(userEvent, 'button', 'Submit');
      await title(`Submission received: ${name}`);
    });
    await step('an administrator publishes it through the link in the second mail', async () => {
      await become('ada', paths.outbox);
      await followMail(userEvent, `New facility to review: ${name}`, 'Review request');
      await title(`Publish ${name}?`);
      await screen.findByRole('row', { name: /23 Lantern Row/ });
      await tick(userEvent, 'checkbox', 'I have checked the evidence');
      const verb = 'Publish and mark as verified';
      await press(userEvent, 'button', verb);
      await confirm(userEvent, verb);
      await title(`Approved: ${name}`);
    });
    await step('and anyone can find it', async () => {
      await become('cleo', '/search/port-calder/lantern/page-1');
      await press(userEvent, 'link', name);
      await title(name);
      const [address] = await screen.findAllByText(/23 Lantern Row/);
      await expect(address).toBeVisible();
    });
  },
);

export const Contested = meta.story({
  args: { at: `${paths.ownedFacilities}?tab=claims` },
  parameters: { account: 'owen' },
  beforeEach: async () => void (await sampleClaim({ facility: owned.id })),
});
Contested.test('is answered by the manager, then decided', async ({ userEvent, step }) => {
  await step('the manager agrees', async () => {
    await tick(userEvent, 'radio', 'I agree – transfer it to them');
    await press(userEvent, 'button', 'Send response');
    await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
  });
  await step('an administrator approves it', async () => {
    await become('ada', paths.outbox);
    await followMail(userEvent, `Claim to review: ${owned.name}`, 'Review request');
    await tick(userEvent, 'checkbox', 'I have checked the evidence');
    const verb = 'Approve and make Cleo Marchetti the manager';
    await press(userEvent, 'button', verb);
    await confirm(userEvent, verb);
    await title(`Approved: ${owned.name}`);
  });
  await step('and the new manager takes over', async () => {
    await become('cleo', paths.ownedFacilities);
    await expect(await screen.findByRole('tab', { name: 'Managed (1)' })).toBeVisible();
  });
});

const link = (page: string) => `/admin/facilities/${free.slug}/${page}?token=${sampleToken}`;

export const LinksThatDoNotWork = meta.story({
  args: { at: link('approve-verify') },
  parameters: { account: 'ada' },
  async beforeEach() {
    await sampleVerification();
    await sampleLink.expires();
  },
});
LinksThatDoNotWork.test('explain why, each on its own page', async ({ step }) => {
  // Opens the newest request at its address again, as from a mail.
  const again = async (page = 'approve-verify') => {
    await goTo('/about-us');
    await title('About us');
    await goTo(link(page));
  };
  await step('an expired link', async () => {
    await title('This link has expired');
  });
  await step('a used link', async () => {
    await sampleLink.expires('2026-03-20T10:00:00.000Z');
    await sampleLink.isUsed();
    await again();
    await title('This link has already been used');
  });
  await step('a link of another page', async () => {
    await again('approve-claim');
    await title('This link is for another page');
  });
});

/** The facility has changed since the link was sent. */
export const StaleLink = meta.story({
  args: { at: link('approve-verify') },
  parameters: { account: 'ada' },
  async beforeEach() {
    await sampleVerification();
    await sampleLink.isStale();
  },
});
StaleLink.test('leads to the current version', async ({ userEvent }) => {
  await title('The facility has changed since this link was sent');
  // The console has just opened, and moves the focus to the heading.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  await press(userEvent, 'button', 'Review the current version');
  await title(`Approve the verification of ${free.name}?`);
});
