import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { Icon } from './Icon';
import * as styles from './Icon.css';

const meta = preview.meta({ component: Icon });

export const Decorative = meta.story({ args: { source: MagnifyingGlassIcon, size: 'medium' } });
Decorative.test('says nothing to assistive technology', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

export const Matrix = meta.story({
  args: { source: MagnifyingGlassIcon },
  render: (args) => (
    <div style={{ display: 'flex', gap: 16 }}>
      {Object.keys(styles.size).map((size) => (
        <Icon key={size} {...args} size={size as keyof typeof styles.size} />
      ))}
    </div>
  ),
});
