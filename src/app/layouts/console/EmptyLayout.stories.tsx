import { inConsole, onPhone } from '#.storybook/consoleStory';
import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { Shell } from './Shell';

const meta = preview.meta({ component: Shell, ...inConsole('empty') });

export const Default = meta.story({ tags: ['screen', 'no-visual'] });
Default.test('is the page alone', async ({ canvas }) => {
  const main = await canvas.findByRole('main');
  await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
  for (const landmark of ['banner', 'navigation', 'contentinfo']) await expect(canvas.queryByRole(landmark)).toBeNull();
});

export const OnAPhone = Default.extend({ tags: ['!screen', 'no-visual'], globals: onPhone });
OnAPhone.test('stays within the screen', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1 });
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});
