import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { VisuallyHidden } from './VisuallyHidden';

const meta = preview.meta({ component: VisuallyHidden });

export const InALink = meta.story({
  render: () => (
    <a href="#next">
      Next <VisuallyHidden>page of results</VisuallyHidden>
    </a>
  ),
});
InALink.test('completes the name', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Next page of results' })).toBeVisible();
});
