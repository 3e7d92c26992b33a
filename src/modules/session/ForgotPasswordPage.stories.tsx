import preview from '#.storybook/preview';
import { renderRoute } from '#.storybook/renderRoute';
import { expect, waitFor, within } from 'storybook/test';

import { paths } from '#domain/paths';
import { resetDatabase } from '#mocks/core/database';
import { sessionScenarios } from '#mocks/accounts/scenarios';

import { Component } from './ForgotPasswordPage';

const meta = preview.meta({
  render: renderRoute,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', router: false, account: null },
  args: { path: paths.forgotPassword, at: paths.forgotPassword, page: { Component }, layout: 'auth' as const },
  beforeEach: () => resetDatabase(),
});

type Canvas = ReturnType<typeof within>;
const field = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Email address' });

export const Default = meta.story({});
Default.test('asks for an address first', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Send link' }));
  const problem = await canvas.findByRole('group', { name: 'There is a problem' });
  await waitFor(() => expect(problem).toHaveFocus());
  await expect(await field(canvas)).toHaveAccessibleDescription('Enter your email address');
});

export const Invalid = Default.extend({
  tags: ['!screen', 'phone'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await field(canvas), 'mira at orvela{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus());
  },
});
Invalid.test('leads from the summary to the field, which keeps what was typed', async ({ canvas, userEvent }) => {
  const problem = within(canvas.getByRole('group', { name: 'There is a problem' }));
  await userEvent.click(problem.getByRole('link'));
  await expect(await field(canvas)).toHaveFocus();
  await expect(await field(canvas)).toHaveValue('mira at orvela');
});

export const Busy = Default.extend({
  tags: ['!screen', 'phone', 'no-visual'],
  beforeEach: ({ msw }) => msw.use(sessionScenarios.forgotPassword.neverResolves()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await field(canvas), 'mira@orvela.example{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Send/ })).toHaveAttribute('aria-disabled', 'true'));
  },
});

export const Turkish = Default.extend({
  tags: ['!screen', 'phone'],
  globals: { locale: 'tr' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'kimse@orvela.example{Enter}');
    await canvas.findByRole('heading', { level: 1, name: /E-posta/i });
  },
});

/** Same text whether or not the address has an account. */
export const Sent = Default.extend({
  tags: ['!screen', 'phone'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await field(canvas), 'nobody@orvela.example{Enter}');
    await canvas.findByRole('heading', { name: 'Check your email' });
  },
});
Sent.test('does not tell whether there is such an account', async ({ canvas }) => {
  const heading = canvas.getByRole('heading', { level: 1 });
  await waitFor(() => expect(heading).toHaveFocus());
  await expect(heading.parentElement).toHaveTextContent(
    'If nobody@orvela.example has an account, we’ve sent it a link. The link is valid for 60 minutes.',
  );
  await expect(canvas.getByRole('button', { name: 'Resend in 1 minute' })).toBeVisible();
});

export const Failed = Default.extend({
  tags: ['!screen', 'phone'],
  globals: { locale: 'tr' },
  args: { at: `${paths.forgotPassword}?look=classic` },
  beforeEach: ({ msw }) => msw.use(sessionScenarios.forgotPassword.networkError()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'mira@orvela.example{Enter}');
    await canvas.findByText('Hizmete ulaşılamıyor. Birazdan yeniden deneyin');
  },
});

/** The server rejects the address. */
export const Refused = Default.extend({
  // The request number is different each time.
  tags: ['!screen', 'no-visual'],
  beforeEach: ({ msw }) => msw.use(sessionScenarios.forgotPassword.fails(422)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await field(canvas), 'mira@orvela.example{Enter}');
    await canvas.findByText('Your request was not accepted. Check what you entered, then try again');
  },
});
Refused.test('keeps the address', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus());
  await expect(await field(canvas)).toHaveValue('mira@orvela.example');
});

export const Dark = Invalid.extend({ tags: ['!screen', '!phone'], globals: { scheme: 'dark' } });

export const OnAPhone = Invalid.extend({
  tags: ['!screen', 'phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});
