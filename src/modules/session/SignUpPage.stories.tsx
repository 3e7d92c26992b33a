import preview from '#.storybook/preview';
import { renderRoute } from '#.storybook/renderRoute';
import { expect, waitFor, within } from 'storybook/test';

import { paths } from '#domain/paths';
import { currentSession } from '#lib/session/session';
import { resetDatabase } from '#mocks/core/database';
import { sessionScenarios } from '#mocks/accounts/scenarios';

import { Component } from './SignUpPage';

const meta = preview.meta({
  render: renderRoute,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', router: false, account: null },
  args: { path: paths.signUp, at: paths.signUp, page: { Component }, layout: 'auth' as const },
  beforeEach: () => resetDatabase(),
});

type Canvas = ReturnType<typeof within>;
type User = { type: (element: Element, text: string) => Promise<void>; click: (element: Element) => Promise<void> };

const agreement = { name: 'I agree to the terms and the privacy policy' };

async function fill(canvas: Canvas, userEvent: User, password: string) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Full name' }), 'Deniz Harrow');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'deniz@orvela.example');
  await userEvent.click(canvas.getByRole('checkbox', agreement));
  await userEvent.type(canvas.getByLabelText('Password'), password);
}

export const Default = meta.story({});
Default.test('makes an account, which has to be confirmed', async ({ canvas, userEvent }) => {
  await fill(canvas, userEvent, 'wet tram seven plums');
  await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/Strong password/);
  await userEvent.keyboard('{Enter}');
  await expect(await canvas.findByRole('heading', { name: 'At /confirmation-required' })).toBeVisible();
  await expect(currentSession().status).toBe('anonymous');
});
Default.test('ends as every page does', async ({ canvas }) => {
  const footer = within(await canvas.findByRole('contentinfo'));
  await expect(footer.getByRole('link', { name: 'Disclaimers' })).toHaveAttribute('href', '/disclaimers');
  await expect(footer.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/about-us#help');
  await expect(footer.getByText(/^© \d{4} Orvela Facilities/)).toBeVisible();
});
Default.test('leads to what is agreed to, beside the form', async ({ canvas }) => {
  const form = within(await canvas.findByRole('form', { name: 'Create an account' }));
  const terms = form.getByRole('link', { name: /^Terms and conditions/ });
  await expect(terms).toHaveAttribute('href', '/terms-and-conditions');
  await expect(terms).toHaveAttribute('target', '_blank');
  // The whole row except its links ticks the box.
  const { x, y, width, height } = terms.getBoundingClientRect();
  await expect(terms).toContainElement(document.elementFromPoint(x + width / 2, y + height / 2) as HTMLElement);
  await expect(form.getByRole('link', { name: /^Privacy policy/ })).toHaveAttribute('href', '/privacy-policy');
});
Default.test('can be filled in by the browser', async ({ canvas }) => {
  await expect(await canvas.findByRole('textbox', { name: 'Full name' })).toHaveAttribute('autocomplete', 'name');
  await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveAttribute('autocomplete', 'email');
  await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
});

/** Submitted without any values. */
export const Invalid = Default.extend({
  tags: ['!screen', 'phone'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create account' }));
    await canvas.findByRole('group', { name: 'There is a problem' });
  },
});
Invalid.test('names everything that is missing, in the order of the form', async ({ canvas }) => {
  const problem = await canvas.findByRole('group', { name: 'There is a problem' });
  await waitFor(() => expect(problem).toHaveFocus());
  const said = within(problem).getAllByRole('link');
  await expect(said.map(({ textContent }) => textContent)).toEqual([
    'Enter your name',
    'Enter your email address',
    'Choose a password with at least 10 characters',
    'Agree to the terms to continue',
  ]);
  await waitFor(() => expect(document.title).toBe('Error: Create an account | Orvela Facilities'));
});

Invalid.test('leads to the box that was not ticked', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Agree to the terms to continue' }));
  const box = canvas.getByRole('checkbox', agreement);
  await expect(box).toHaveFocus();
  await expect(box).toBeInvalid();
  await expect(box).toHaveAccessibleDescription(/Agree to the terms to continue/);
});

/** Complete except for the terms. */
export const NotAgreed = Default.extend({
  tags: ['!screen', 'no-visual'],
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent, 'wet tram seven plums');
    await userEvent.click(canvas.getByRole('checkbox', agreement));
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await canvas.findByRole('group', { name: 'There is a problem' });
  },
});
NotAgreed.test('makes no account, and keeps what is no secret', async ({ canvas }) => {
  const problem = within(canvas.getByRole('group', { name: 'There is a problem' }));
  await expect(problem.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Agree to the terms to continue',
  ]);
  await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('Deniz Harrow');
});

/** The server knows more rules than the form: here, the password contains part of the address. */
export const Refused = Default.extend({
  tags: ['!screen', 'phone'],
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent, 'deniz swims far{Enter}');
    await canvas.findByRole('group', { name: 'There is a problem' });
  },
});
Refused.test('says so at the field, and keeps the rest', async ({ canvas }) => {
  const password = canvas.getByLabelText('Password');
  await expect(password).toHaveAccessibleDescription(/^Choose a password that is harder to guess/);
  await expect(password).toHaveValue('');
  await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('Deniz Harrow');
});

export const Busy = Default.extend({
  tags: ['!screen', 'phone', 'no-visual'],
  beforeEach: ({ msw }) => msw.use(sessionScenarios.signUp.neverResolves()),
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent, 'wet tram seven plums{Enter}');
    await canvas.findByRole('button', { name: 'Creating account…' });
  },
});

export const Turkish = Default.extend({
  tags: ['!screen', 'phone'],
  globals: { locale: 'tr', scheme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Şifre'), 'kısa');
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('group', { name: 'Düzeltilmesi gerekenler var' });
  },
});

export const OnAPhone = Default.extend({
  tags: ['!screen', 'phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});

/** The service fails: the values stay and can be sent again. */
export const Failed = Default.extend({
  // The request number is different each time.
  tags: ['!screen', 'no-visual'],
  beforeEach: ({ msw }) => msw.use(sessionScenarios.signUp.failsOnce()),
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent, 'wet tram seven plums{Enter}');
    await canvas.findByText('There is a problem with the service. Try again later');
  },
});
Failed.test('keeps everything, so that sending again is enough', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('Deniz Harrow');
  await expect(canvas.getByRole('checkbox', agreement)).toBeChecked();
  await expect(canvas.getByLabelText('Password')).toHaveValue('wet tram seven plums');
  await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
  await expect(await canvas.findByRole('heading', { name: 'At /confirmation-required' })).toBeVisible();
});

export const Dark = Invalid.extend({ tags: ['!screen', '!phone'], globals: { scheme: 'dark' } });
