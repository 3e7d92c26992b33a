import preview from '#.storybook/preview';
import { expect, waitFor } from 'storybook/test';

import { Button } from '#components/Button';

import { Tooltip } from './Tooltip';

const meta = preview.meta({
  component: Tooltip,
  args: {
    text: 'Opening hours are those of the main entrance',
    children: (describedBy) => <Button {...(describedBy ? { 'aria-describedby': describedBy } : {})}>Hours</Button>,
  },
  decorators: [(Story) => <div style={{ display: 'grid', placeItems: 'center', minBlockSize: 160 }}>{Story()}</div>],
});

export const Default = meta.story();
Default.test('describes its trigger before it is shown', async ({ canvas }) => {
  await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Opening hours are those of the main entrance');
  await expect(canvas.queryByRole('tooltip')).toBeNull();
});
Default.test(
  'waits 400 ms on hover, stays while the pointer is on the text, leaves after',
  async ({ canvas, userEvent }) => {
    const before = performance.now();
    await userEvent.hover(canvas.getByRole('button'));
    const tooltip = await canvas.findByRole('tooltip');
    await expect(performance.now() - before).toBeGreaterThanOrEqual(390);
    await userEvent.hover(tooltip);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(canvas.getByRole('tooltip')).toBeVisible();
    await userEvent.unhover(tooltip);
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
  },
);
Default.test('comes with keyboard focus, and Escape takes it away without a trace', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  const tooltip = await canvas.findByRole('tooltip');
  await waitFor(() => expect(tooltip).toBeVisible());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
  await expect(canvas.getByRole('button')).toHaveFocus();
});

export const Open = Default.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await canvas.findByRole('tooltip');
  },
});

export const LongText = Open.extend({
  args: {
    text: 'Çalışma saatleri ana girişe aittir; acil servis, eczane ve laboratuvar bölümlerinin saatleri birbirinden farklı olabilir, gelmeden önce aramanızı öneririz.',
  },
});

export const Dark = Open.extend({ globals: { scheme: 'dark' } });

export const Muted = Default.extend({ tags: ['no-visual'], args: { muted: true } });
Muted.test('stays away', async ({ canvas, userEvent }) => {
  await userEvent.hover(canvas.getByRole('button'));
  await new Promise((resolve) => setTimeout(resolve, 700));
  await expect(canvas.queryByRole('tooltip')).toBeNull();
});
