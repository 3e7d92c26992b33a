import { forwardKey } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { currentSession, setSessionError, restoreSession, updateSessionUser } from '#lib/session/session';
import { rememberedUserKey } from '#lib/session/token';
import type { SessionUser } from '#lib/session/session';
import { currentToken } from '#lib/session/token';
import { resetDatabase } from '#mocks/core/database';
import { userScenarios } from '#mocks/accounts/scenarios';

import { UserMenu } from './UserMenu';

/** Changes fields of the signed-in user. */
function change(part: Partial<SessionUser>) {
  const session = currentSession();
  if (session.status === 'authenticated') updateSessionUser({ ...session.user, ...part });
}

const longName = {
  name: 'Zeynep Feyzanur Karaca-Vandenbroucke van der Meersch-Öztürkoğlu',
  email: 'zeynep.feyzanur.karaca-vandenbroucke.van-der-meersch@health-inspectorate.orvela.example',
  avatar: null,
};

/** The user as the back end has stored it. */
async function storedUser(): Promise<unknown> {
  const answer = await fetch('/api/common/user', { headers: { Authorization: `Bearer ${currentToken()}` } });
  return answer.json();
}

const meta = preview.meta({
  component: UserMenu,
  args: { onSettings: fn() },
  beforeEach: () => resetDatabase(),
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 360, display: 'flex', justifyContent: 'center', alignItems: 'start' }}>{Story()}</div>
    ),
  ],
});

export const Online = meta.story({ args: { look: 'avatar', align: 'start' } });
Online.test('chooses a status by keyboard and keeps it', async ({ canvas, userEvent }) => {
  const button = await canvas.findByRole('button', { name: 'User menu: Ada Lindqvist, Online' });
  await userEvent.tab();
  await expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Profile' })).toHaveFocus());
  await expect(canvas.getByRole('menu')).toHaveAccessibleDescription(/Ada Lindqvist\s*ada@orvela\.example/);
  await userEvent.keyboard(`st${forwardKey()}`);
  await waitFor(() => expect(canvas.getByRole('menuitemradio', { name: 'Online', checked: true })).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(button).toHaveAccessibleName('User menu: Ada Lindqvist, Busy'));
  await expect(button).toHaveFocus();
  await waitFor(async () => expect(await storedUser()).toMatchObject({ status: 'busy' }));
});
Online.test('leads to the profile, the settings and the way out', async ({ canvas, userEvent, args }) => {
  const button = await canvas.findByRole('button', { name: /Ada Lindqvist/ });
  await userEvent.click(button);
  await expect(await canvas.findByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/account/details');
  await expect(canvas.getByRole('menuitem', { name: 'Sign out' })).toHaveAttribute('href', '/sign-out');
  await userEvent.click(canvas.getByRole('menuitem', { name: 'Settings' }));
  await expect(args.onSettings).toHaveBeenCalledOnce();
  await expect(canvas.queryByRole('menu')).toBeNull();
});

export const Away = Online.extend({
  beforeEach: () => change({ status: 'away' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Ada Lindqvist/ }));
    await canvas.findByRole('menu');
  },
});

export const Busy = Away.extend({ tags: ['no-visual'], beforeEach: () => change({ status: 'busy' }) });

export const Invisible = Away.extend({
  beforeEach: () => change({ status: 'not-visible' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'User menu: Ada Lindqvist, Invisible' }));
    await canvas.findByRole('menu');
    await userEvent.keyboard(`st${forwardKey()}`);
    const chosen = await canvas.findByRole('menuitemradio', { name: 'Invisible', checked: true });
    await waitFor(() => expect(chosen).toHaveFocus());
  },
});
Invisible.test('offers four statuses that differ by shape', async ({ canvas }) => {
  const lines = canvas.getAllByRole('menuitemradio');
  await expect(lines.map(({ textContent }) => textContent)).toEqual(['Online', 'Away', 'Busy', 'Invisible']);
  await expect(new Set(lines.map((line) => line.querySelector('svg[viewBox="-4 -4 20 20"]')?.innerHTML)).size).toBe(4);
});

export const Refused = Online.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(userScenarios.change.failsOnce()),
});
Refused.test('takes the status back, says so, and tries again', async ({ canvas, userEvent }) => {
  const button = await canvas.findByRole('button', { name: 'User menu: Ada Lindqvist, Online' });
  await userEvent.click(button);
  await canvas.findByRole('menu');
  await userEvent.keyboard(`st${forwardKey()}{ArrowDown}{Enter}`);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  await expect(screen.getAllByText(/Your status could not be saved/).length).toBeGreaterThan(0);
  await waitFor(() => expect(button).toHaveAccessibleName('User menu: Ada Lindqvist, Online'));
  await userEvent.click(retry);
  await waitFor(() => expect(button).toHaveAccessibleName('User menu: Ada Lindqvist, Away'));
});

export const Loading = Online.extend({
  // There is a token, but the user is still loading.
  beforeEach() {
    // On a device that does not remember the person.
    localStorage.removeItem(rememberedUserKey);
    restoreSession();
  },
});
Loading.test('lets nobody wait who only wants to leave', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'User menu' }));
  const way = await canvas.findByRole('menuitem', { name: 'Sign out' });
  await waitFor(() => expect(way).toBeVisible());
  await expect(canvas.queryByRole('menuitem', { name: 'Status' })).toBeNull();
});

export const Failed = Online.extend({
  beforeEach: () => setSessionError(new Error('nobody answered')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'User menu' }));
    await canvas.findByText('Your account could not be loaded.');
  },
});
Failed.test('has it checked again when told to', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('menuitem', { name: 'Reload my account' }));
  await waitFor(() => expect(currentSession().status).toBe('pending'));
  await expect(canvas.getByRole('button', { name: 'User menu' })).toHaveFocus();
});

export const LongName = Away.extend({
  beforeEach: () => change(longName),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Zeynep/ }));
    await canvas.findByRole('menu');
  },
});
LongName.test('shows the whole name and address', async ({ canvas }) => {
  for (const text of [/^Zeynep Feyzanur/, /health-inspectorate\.orvela\.example$/]) {
    const line = canvas.getByText(text);
    await expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth + 1);
  }
});

export const Turkish = Invisible.extend({
  globals: { locale: 'tr' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kullanıcı menüsü: Ada Lindqvist, Görünmez' }));
    await canvas.findByRole('menu');
    await userEvent.keyboard(`du${forwardKey()}`);
    await canvas.findByRole('menuitemradio', { name: 'Görünmez', checked: true });
  },
});
