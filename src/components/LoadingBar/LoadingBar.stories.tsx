import preview from '#.storybook/preview';
import { expect, waitFor } from 'storybook/test';

import { LoadingBar } from './LoadingBar';

const meta = preview.meta({ component: LoadingBar });

export const Default = meta.story({ args: { label: 'Loading' } });
Default.test('appears at the top, with a name and no made-up percentage', async ({ canvas }) => {
  const bar = canvas.getByRole('progressbar', { name: 'Loading' });
  await expect(bar.getBoundingClientRect().top).toBe(0);
  await expect(bar.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
  await expect(bar).not.toHaveAttribute('aria-valuenow');
  await waitFor(() => expect(getComputedStyle(bar).opacity).toBe('1'));
});

export const Dark = Default.extend({ globals: { scheme: 'dark' } });
