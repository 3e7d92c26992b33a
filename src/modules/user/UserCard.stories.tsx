import preview from '#.storybook/preview';
import { expect, screen, waitFor } from 'storybook/test';

import { currentSession, setSessionError, restoreSession, updateSessionUser } from '#lib/session/session';
import { rememberedUserKey } from '#lib/session/token';

import { UserCard } from './UserCard';

const meta = preview.meta({
  component: UserCard,
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>],
});

export const Stacked = meta.story({ args: { look: 'stacked' } });
Stacked.test('says who it is and leads to the account', async ({ canvas }) => {
  const card = await canvas.findByRole('link', { name: /Online\s*Ada Lindqvist\s*ada@orvela\.example/ });
  await expect(card).toHaveAttribute('href', '/account/details');
  await waitFor(() => expect(card.querySelector('img')?.getBoundingClientRect().width).toBe(96));
});
Stacked.test('shows no tooltip where everything fits', async ({ canvas, userEvent }) => {
  const card = await canvas.findByRole('link');
  await userEvent.tab();
  await expect(card).toHaveFocus();
  // Longer than the tooltip's delay.
  await new Promise((resolve) => setTimeout(resolve, 700));
  await expect(screen.queryByRole('tooltip')).toBeNull();
});

export const Row = Stacked.extend({ args: { look: 'row' } });

export const LongName = Stacked.extend({
  beforeEach() {
    const session = currentSession();
    if (session.status !== 'authenticated') return;
    updateSessionUser({
      ...session.user,
      name: 'Zeynep Feyzanur Karaca-Vandenbroucke van der Meersch-Öztürkoğlu',
      email: 'zeynep.feyzanur.karaca-vandenbroucke.van-der-meersch@health-inspectorate.orvela.example',
      avatar: null,
    });
  },
});
LongName.test('cuts the lines and shows them whole on focus', async ({ canvas, userEvent }) => {
  const card = await canvas.findByRole('link', { name: /health-inspectorate\.orvela\.example/ });
  await expect(card.getBoundingClientRect().width).toBeLessThanOrEqual(240);
  await userEvent.tab();
  await expect(card).toHaveFocus();
  await expect(await screen.findByRole('tooltip')).toHaveTextContent(/^Zeynep.*orvela\.example$/);
});

export const LongNameRow = LongName.extend({ args: { look: 'row' } });

export const Loading = Stacked.extend({
  // There is a token, but the user is still loading.
  beforeEach() {
    // On a device that does not remember the person.
    localStorage.removeItem(rememberedUserKey);
    restoreSession();
  },
});

export const Failed = Row.extend({
  beforeEach: () => setSessionError(new Error('nobody answered')),
  globals: { locale: 'tr' },
});
Failed.test('has it checked again when told to', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('alert')).toHaveTextContent('Hesabınız yüklenemedi.');
  await userEvent.click(canvas.getByRole('button', { name: 'Yeniden dene' }));
  await waitFor(() => expect(currentSession().status).toBe('pending'));
});

export const Dark = Stacked.extend({ globals: { scheme: 'dark' } });
