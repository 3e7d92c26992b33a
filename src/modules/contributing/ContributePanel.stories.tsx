import preview from '#.storybook/preview';
import { requestLanguage } from '#lib/http/httpConfig';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { UserEventObject } from 'storybook/test';

import { toDataLanguage } from '#mocks/core/localized';
import { sampleClaim, sampleFacilities, sampleVerification } from '#mocks/testing/contributions';
import { claims, requests } from '#mocks/contributing/store';
import { resetDatabase } from '#mocks/core/database';
import { contributingScenarios } from '#mocks/contributing/scenarios';
import { outbox } from '#mocks/outbox/store';
import { taxonomy } from '#mocks/directory/taxonomy';

import { ContributePanel } from './ContributePanel';

const { free, owned } = sampleFacilities;

/** The facts on the facility's page. */
const checkable = {
  id: free.id,
  name: free.name,
  verified: false,
  categoryId: 'general-practice',
  listed: {
    name: free.name,
    address: '7 Mill Lane, Old Harbour, Port Calder',
    phone: '',
    hours: '1 08:30–17:00, 2 08:30–17:00',
    category: 'General practice',
  },
};

const loadCategories = async () => (await taxonomy(toDataLanguage(requestLanguage()))).categories;

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
  args: { action: 'claim', facility: checkable, loadCategories, onClose: fn() },
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
    'Tell us about your connection with the facility in 20 to 500 characters',
    'Enter an email address in the correct format',
  ]);
  await userEvent.click(view.getByRole('radio', { name: 'Manager' }));
  await userEvent.type(view.getByRole('textbox', { name: /^What is your connection/ }), 'I manage the practice here.');
  await userEvent.type(view.getByRole('textbox', { name: 'Work email address' }), 'cleo@practice.example');
  await userEvent.click(view.getByRole('button', { name: 'Continue' }));
  await expect(await view.findByRole('radiogroup', { name: 'How do you want to prove it?' })).toBeVisible();
});
Claiming.test('takes a code, a declaration, and shows the timeline', async ({ userEvent }) => {
  const view = await panel();
  await userEvent.click(await view.findByRole('radio', { name: 'Owner' }));
  await userEvent.type(
    view.getByRole('textbox', { name: /^What is your connection/ }),
    'I own the practice here, alone.',
  );
  await userEvent.type(view.getByRole('textbox', { name: 'Work email address' }), 'cleo@practice.example');
  await userEvent.click(view.getByRole('button', { name: 'Continue' }));
  await userEvent.click(await view.findByRole('radio', { name: /^Code by phone/ }));
  await userEvent.click(await view.findByRole('button', { name: 'Send a code' }));
  const field = await view.findByRole('textbox', { name: '6-digit code' });
  const [mail] = await outbox.list();
  await userEvent.type(field, mail?.subject.slice(0, 6) ?? '');
  await userEvent.click(view.getByRole('button', { name: 'Check code' }));
  await expect(await view.findByText('Code confirmed')).toBeVisible();
  await userEvent.click(view.getByRole('checkbox', { name: 'I confirm that I am authorised to manage this facility' }));
  await userEvent.click(view.getByRole('button', { name: 'Submit claim' }));
  await expect(await view.findByText('Waiting for a decision')).toBeVisible();
  await expect(view.getByText('Claim submitted')).toBeVisible();
});

export const ClaimSent = Claiming.extend({
  tags: ['no-visual'],
  beforeEach: async () => void (await sampleClaim()),
});
ClaimSent.test('is taken back after a question', async ({ userEvent }) => {
  const view = await panel();
  await userEvent.click(await view.findByRole('button', { name: 'Withdraw' }));
  const question = await screen.findByRole('alertdialog', { name: 'Withdraw this request?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Withdraw request' }));
  await expect(await view.findByRole('radiogroup', { name: 'Your role' })).toBeVisible();
  await expect((await claims.list())[0]?.state).toBe('withdrawn');
});

/** The facility has a manager: both sides see the deadline for the response. */
export const Contested = Claiming.extend({
  args: { facility: { ...checkable, id: owned.id, name: owned.name, verified: true } },
  beforeEach: async () => void (await sampleClaim({ facility: owned.id })),
});
Contested.test('tells until when the manager may answer', async () => {
  const view = await panel();
  await expect(await view.findByText(/^The manager can respond until Monday 23 March 2026/)).toBeVisible();
  await expect(view.getByText('Manager asked to respond')).toBeVisible();
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
  await userEvent.click(within(phone).getByRole('radio', { name: 'Incorrect' }));
  await userEvent.click(view.getByRole('button', { name: 'Continue' }));
  await expect(await view.findByRole('link', { name: 'Enter the correct phone number' })).toBeVisible();
  await userEvent.type(view.getByRole('textbox', { name: 'Correct phone number' }), '+999 20 555 014');
  await userEvent.click(view.getByRole('button', { name: 'Continue' }));
  await view.findByRole('heading', { name: 'Note and documents' });
  await userEvent.click(view.getByRole('button', { name: 'Continue' }));
  await view.findByRole('heading', { name: 'Check your answers' });
  await expect(view.getByText('Incorrect: +999 20 555 014')).toBeVisible();
  await userEvent.click(view.getByRole('button', { name: 'Send' }));
  await expect(await view.findByText('Request submitted')).toBeVisible();
});

/** Goes to the checklist and marks everything as correct except the category. */
async function toWrongCategory(userEvent: UserEventObject) {
  const view = await panel();
  await userEvent.click(await view.findByRole('radio', { name: 'Visit' }));
  await userEvent.type(view.getByRole('textbox', { name: /^When did you check/ }), '14/03/2026');
  await userEvent.click(view.getByRole('button', { name: 'Continue' }));
  await view.findByRole('heading', { name: 'What you found' });
  for (const group of view.getAllByRole('radiogroup')) {
    await userEvent.click(within(group).getByRole('radio', { name: 'Correct' }));
  }
  const category = within(view.getByRole('radiogroup', { name: 'Main category' }));
  category.getByRole('radio', { name: 'Correct' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(category.getByRole('radio', { name: 'Incorrect' })).toBeChecked();
  return view;
}

Verifying.test('has the right category chosen out of the list, by keyboard', async ({ userEvent }) => {
  const view = await toWrongCategory(userEvent);
  await expect(view.getByText('Listed: Monday 08:30–17:00; Tuesday 08:30–17:00')).toBeVisible();
  await expect(view.getByText('Not listed')).toBeVisible();
  const select = await view.findByRole('combobox', { name: 'Correct category' });
  // Neither the current category nor a group of categories is a valid correction.
  const offered = within(select).getAllByRole('option', { hidden: true });
  const names = offered.map(({ textContent }) => textContent);
  await expect(names[0]).toBe('Choose a category');
  await expect(names).toContain('Dentist');
  await expect(names).not.toContain('General practice');
  await expect(names).not.toContain('Everyday care');

  await userEvent.tab();
  await expect(select).toHaveFocus();
  await userEvent.click(view.getByRole('button', { name: 'Continue' }));
  const summary = await view.findByRole('link', { name: 'Select the correct category' });
  summary.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(select).toHaveFocus());
  await userEvent.selectOptions(select, 'Dentist');
  await userEvent.click(view.getByRole('button', { name: 'Continue' }));
  await view.findByRole('heading', { name: 'Note and documents' });
  await userEvent.click(view.getByRole('button', { name: 'Continue' }));
  await expect(await view.findByText('Incorrect: Dentist')).toBeVisible();
  await userEvent.click(view.getByRole('button', { name: 'Send' }));
  await view.findByText('Request submitted');
  await expect((await requests.list())[0]?.corrections).toEqual({ category: 'dentist' });
});

/** The categories failed to load; the rest of the form works. */
export const WithoutCategories = Verifying.extend({
  tags: ['no-visual'],
  async beforeEach({ args }) {
    args.loadCategories = fn(loadCategories).mockRejectedValueOnce(new Error('no answer'));
  },
});
WithoutCategories.test('says so, and asks for them again', async ({ userEvent }) => {
  const view = await toWrongCategory(userEvent);
  await userEvent.click(await view.findByRole('button', { name: 'Try again' }));
  await expect(await view.findByRole('combobox', { name: 'Correct category' })).toBeVisible();
  await expect(view.getByRole('radiogroup', { name: 'Main category' })).toBeVisible();
});

export const SomebodyElse = Verifying.extend({
  tags: ['no-visual'],
  beforeEach: async () => void (await sampleVerification()),
});
SomebodyElse.test('says that another person is checking it already', async () => {
  await expect(await (await panel()).findByText('Someone is already checking this facility')).toBeVisible();
});

export const Unconfirmed = Verifying.extend({ tags: ['no-visual'], parameters: { account: 'uma' } });
Unconfirmed.test('asks for a confirmed address first', async () => {
  const view = await panel();
  await expect(await view.findByText('Confirm your email address first')).toBeVisible();
  await expect(view.queryByRole('radiogroup')).toBeNull();
});

export const Loading = Claiming.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(contributingScenarios.relationship.neverResolves()),
});
export const Failed = Claiming.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(contributingScenarios.relationship.failsOnce(503)),
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
