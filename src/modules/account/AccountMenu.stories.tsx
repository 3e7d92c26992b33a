import preview from '#.storybook/preview';
import { expect, screen, waitFor } from 'storybook/test';

import { NetworkError } from '#lib/http/request';
import { currentSession, setSessionError } from '#lib/session/session';
import type { SessionUser } from '#lib/session/session';

import { AccountMenu } from './AccountMenu';

const mira: SessionUser = {
  id: 'mira',
  name: 'Mira Castellanos',
  email: 'mira@orvela.example',
  role: 'user',
  avatar: null,
  status: 'online',
  emailVerified: true,
};

const meta = preview.meta({
  component: AccountMenu,
  args: { user: mira },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'start', minBlockSize: 320 }}>
        {Story()}
      </div>
    ),
  ],
});

export const Closed = meta.story({ tags: ['no-visual'] });
Closed.test('opens by keyboard, says who is signed in, and gives the focus back', async ({ canvas, userEvent }) => {
  const opener = await canvas.findByRole('button', { name: 'Account: Mira Castellanos' });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'My facilities' })).toHaveFocus());
  await waitFor(() => expect(screen.getByText('mira@orvela.example')).toBeVisible());
  await expect(screen.getByRole('menuitem', { name: 'Console' })).toHaveAttribute('href', '/home');
  await userEvent.keyboard('{End}');
  await expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
});

export const Open = Closed.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Mira/ }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
});

export const OnAPhone = Closed.extend({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Mira/ }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
});

export const LongName = meta.story({
  args: {
    user: {
      ...mira,
      name: 'Bilge Nur Hacımustafaoğulları-Kahramanmaraşlıoğlu',
      email: 'bilge.nur.hacimustafaogullari-kahramanmaraslioglu@orvela.example',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Bilge/ }));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  },
});

/** A token is stored, but the session could not be restored. */
export const Failed = meta.story({
  args: {},
  render: () => <AccountMenu />,
  beforeEach: () => setSessionError(new NetworkError('unreachable', 'req_7d20')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
});
Failed.test('says so, and asks again', async ({ userEvent }) => {
  // The menu of the previous story may still be closing.
  await waitFor(() => expect(screen.getByText('We could not check who is signed in.')).toBeVisible());
  await userEvent.click(screen.getByRole('menuitem', { name: 'Try again' }));
  await waitFor(() => expect(currentSession().status).toBe('pending'));
});

export const Turkish = Open.extend({ globals: { locale: 'tr' } });
export const Dark = Open.extend({ globals: { scheme: 'dark' } });
