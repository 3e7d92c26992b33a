import preview from '#.storybook/preview';
import { expect, fn } from 'storybook/test';

import { DemoAccounts } from './DemoAccounts';

const meta = preview.meta({
  component: DemoAccounts,
  tags: ['no-visual'],
  args: { chosen: undefined, onChoose: fn() },
});

export const Loaded = meta.story({});
Loaded.test('signs in with one press', async ({ args, canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Mira Castellanos/ }));
  await expect(args.onChoose).toHaveBeenCalledWith({
    email: 'mira@orvela.example',
    password: 'orvela-demo',
  });
  await expect(canvas.queryByRole('link')).toBeNull();
});

/** Each account but the one that is signed in opens in a tab of its own too. */
export const WithTabs = meta.story({
  args: { tabHref: ({ id }) => (id === 'ada' ? undefined : `/home?as=${id}`) },
});
WithTabs.test('leads to a tab that knows nothing of this one', async ({ canvas }) => {
  const link = await canvas.findByRole('link', { name: /^New tab signed in as Mira Castellanos/ });
  await expect(link).toHaveAttribute('href', '/home?as=mira');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener');
  await expect(canvas.queryByRole('link', { name: /Ada Lindqvist/ })).toBeNull();
});

export const SigningIn = Loaded.extend({ args: { chosen: 'mira@orvela.example' } });

export const Turkish = WithTabs.extend({ globals: { locale: 'tr' } });
