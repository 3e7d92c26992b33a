import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { Heading } from './Heading';
import * as styles from './Heading.css';

const meta = preview.meta({ component: Heading });

export const Default = meta.story({
  args: { children: 'Pharmacies near Port Calder', headingLevel: 2, size: 'medium' },
});
Default.test('has the level of the outline, whatever its look', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: 'Pharmacies near Port Calder' })).toBeVisible();
});

export const Matrix = Default.extend({
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 560 }}>
      {Object.keys(styles.size).map((size) => (
        <Heading key={size} headingLevel={2} size={size as keyof typeof styles.size}>
          {`${size}: Port Calder yakınındaki nöbetçi eczaneler ve çalışma saatleri`}
        </Heading>
      ))}
    </div>
  ),
});
