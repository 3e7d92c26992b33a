import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { Spinner } from './Spinner';

const meta = preview.meta({ component: Spinner });

export const Small = meta.story({ tags: ['no-visual'], args: { size: 'small' } });

export const Medium = Small.extend({ args: { size: 'medium' } });
Medium.test('is hidden from assistive technology', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('[aria-hidden="true"]')).toBeVisible();
});
