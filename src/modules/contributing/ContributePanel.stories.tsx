import preview from '#.storybook/preview';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { sampleClaim, sampleFacilities, sampleVerification } from '#mocks/contributing/samples';
import { claims } from '#mocks/contributing/records';
import { resetDatabase } from '#mocks/database';
import { contributingScenarios } from '#mocks/handlers/contributing';
import { outbox } from '#mocks/outbox';

import { ContributePanel } from './ContributePanel';

const { free, owned } = sampleFacilities;

const meta = preview.meta({
  component: ContributePanel,
  parameters: { account: 'cleo', layout: 'fullscreen' },
  async beforeEach() {
    await resetDatabase();
    return resetDatabase;
  },
});

const panel = async () => within(await screen.findByRole('dialog'));

export const Claiming = meta.story({
  args: { action: 'claim', facility: { id: free.id, name: free.name, verified: false }, onClose: fn() },
});
Claiming.test('asks who one is, says what is missing, and goes on to the proof', async ({ userEvent }) => {
  const view = await panel();
  await userEvent.click(await view.findByRole('button', { name: 'Continue' }));
  const summary = await view.findByRole('group', { name: 'There is a problem' });
  await waitFor(() => expect(summary).toHaveFocus());
  await expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Select your role',
    'Tell us how you are connected, in 20 to 500 characters',
    'Enter an e-mail address in the correct format',
  ]);
  await userEvent.click(view.getByRole('radio', { name: 'Manager' }));
  await userEvent.type(view.getByRole('textbox', { name: /^How are you connected/ }), 'I manage the practice here.');
  await userEvent.type(view.getByRole('textbox', { name: 'Your work e-mail address' }), 'cleo@practice.example');
  await userEvent.click(view.getByRole('button', { name: 'Continue' }));
  await expect(await view.findByRole('radiogroup', { name: 'How do you want to prove it?' })).toBeVisible();
});
Claiming.test('takes a code, a declaration, and shows the timeline', async ({ userEvent }) => {
  const view = await panel();
  await userEvent.click(await view.findByRole('radio', { name: 'Owner' }));
  await userEvent.type(
    view.getByRole('textbox', { name: /^How are you connected/ }),
    'I own the practice here, alone.',
  );
  await userEvent.type(view.getByRole('textbox', { name: 'Your work e-mail address' }), 'cleo@practice.example');
  await userEvent.click(view.getByRole('button', { name: 'Continue' }));
  await userEvent.click(await view.findByRole('radio', { name: /^Code by phone/ }));
  await userEvent.click(await view.findByRole('button', { name: 'Send a code' }));
  const field = await view.findByRole('textbox', { name: '6-digit code' });
  const [mail] = await outbox.list();
  await userEvent.type(field, mail?.subject.slice(0, 6) ?? '');
  await userEvent.click(view.getByRole('button', { name: 'Check the code' }));
  await expect(await view.findByText('The code is right')).toBeVisible();
  await userEvent.click(view.getByRole('checkbox', { name: 'I declare that I may manage this facility' }));
  await userEvent.click(view.getByRole('button', { name: 'Send the claim' }));
  await expect(await view.findByText('Waiting for a decision')).toBeVisible();
  await expect(view.getByText('Claim sent')).toBeVisible();
});

export const ClaimSent = Claiming.extend({
  tags: ['no-visual'],
  beforeEach: async () => void (await sampleClaim()),
});
ClaimSent.test('is taken back after a question', async ({ userEvent }) => {
  const view = await panel();
  await userEvent.click(await view.findByRole('button', { name: 'Withdraw' }));
  const question = await screen.findByRole('alertdialog', { name: 'Withdraw this request?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Withdraw it' }));
  await expect(await view.findByRole('radiogroup', { name: 'Your role' })).toBeVisible();
  await expect((await claims.list())[0]?.state).toBe('withdrawn');
});

/** The facility has a manager: both sides see until when they may answer. */
export const Contested = Claiming.extend({
  args: { facility: { id: owned.id, name: owned.name, verified: true } },
  beforeEach: async () => void (await sampleClaim({ facility: owned.id })),
});
Contested.test('tells until when the manager may answer', async () => {
  const view = await panel();
  await expect(await view.findByText(/^The manager has until Monday 23 March 2026/)).toBeVisible();
  await expect(view.getByText('The manager was asked')).toBeVisible();
});

export const Verifying = Claiming.extend({ args: { action: 'verify' } });
Verifying.test('goes through its steps, each with its own checks', async ({ userEvent }) => {
  const view = await panel();
  await userEvent.click(await view.findByRole('button', { name: 'Continue' }));
  await expect(await view.findByRole('link', { name: 'Select how you checked' })).toBeVisible();
  await userEvent.click(view.getByRole('radio', { name: 'Visit' }));
  await userEvent.type(view.getByRole('textbox', { name: /^When did you check/ }), '14/03/2026');
  await userEvent.click(view.getByRole('button', { name: 'Continue' }));
  const heading = await view.findByRole('heading', { name: 'What you found' });
  await waitFor(() => expect(heading).toHaveFocus());
  for (const group of view.getAllByRole('radiogroup')) {
    await userEvent.click(within(group).getByRole('radio', { name: 'Correct' }));
  }
  const phone = view.getByRole('radiogroup', { name: 'Phone' });
  await userEvent.click(within(phone).getByRole('radio', { name: 'Wrong' }));
  await userEvent.click(view.getByRole('button', { name: 'Continue' }));
  await expect(await view.findByRole('link', { name: 'Enter the correct phone number' })).toBeVisible();
  await userEvent.type(view.getByRole('textbox', { name: 'Correct phone number' }), '+999 20 555 014');
  await userEvent.click(view.getByRole('button', { name: 'Continue' }));
  await view.findByRole('heading', { name: 'Note and documents' });
  await userEvent.click(view.getByRole('button', { name: 'Continue' }));
  await view.findByRole('heading', { name: 'Check what you send' });
  await expect(view.getByText('Wrong: +999 20 555 014')).toBeVisible();
  await userEvent.click(view.getByRole('button', { name: 'Send' }));
  await expect(await view.findByText('We have received your request')).toBeVisible();
});

export const SomebodyElse = Verifying.extend({
  tags: ['no-visual'],
  beforeEach: async () => void (await sampleVerification()),
});
SomebodyElse.test('says that somebody checks it already', async () => {
  await expect(await (await panel()).findByText('Someone is already checking this facility')).toBeVisible();
});

export const Unconfirmed = Verifying.extend({ tags: ['no-visual'], parameters: { account: 'uma' } });
Unconfirmed.test('asks for a confirmed address first', async () => {
  const view = await panel();
  await expect(await view.findByText('Confirm your e-mail address first')).toBeVisible();
  await expect(view.queryByRole('radiogroup')).toBeNull();
});

export const Loading = Claiming.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(contributingScenarios.standing.hangs()),
});
export const Failed = Claiming.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(contributingScenarios.standing.failsOnce(503)),
});
Failed.test('loads again when told to', async ({ userEvent }) => {
  const view = await panel();
  await userEvent.click(await view.findByRole('button', { name: 'Try again' }));
  await expect(await view.findByRole('radiogroup', { name: 'Your role' })).toBeVisible();
});
export const Dark = Claiming.extend({ tags: ['no-visual'], globals: { scheme: 'dark' } });
export const Turkish = Claiming.extend({ tags: ['no-visual'], globals: { locale: 'tr' } });
Turkish.test('asks in Turkish', async () => {
  await expect(await (await panel()).findByRole('radiogroup', { name: 'Göreviniz' })).toBeVisible();
});
export const OnAPhone = Verifying.extend({
  tags: ['phone', 'no-visual'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});
