import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { PresenceIndicator } from './PresenceIndicator';
import * as styles from './PresenceIndicator.css';

const meta = preview.meta({ component: PresenceIndicator });

export const Hidden = meta.story({ args: { status: 'busy', hideLabel: true } });
Hidden.test('is told in words to assistive technology', async ({ canvas }) => {
  await expect(canvas.getByText('Busy')).toBeInTheDocument();
});

export const LongText = meta.story({ args: { status: 'notVisible' }, globals: { locale: 'tr' } });
LongText.test('is written in the language of the page', async ({ canvas }) => {
  await expect(canvas.getByText('Görünmez')).toBeVisible();
});

export const Matrix = meta.story({
  args: { status: 'online' },
  render: () => (
    <div style={{ display: 'flex', gap: 24 }}>
      {Object.keys(styles.status).map((status) => (
        <PresenceIndicator key={status} status={status as keyof typeof styles.status} />
      ))}
    </div>
  ),
});
Matrix.test('differs by shape, not only by colour', async ({ canvasElement }) => {
  const shapes = [...canvasElement.querySelectorAll('svg')].map((svg) => svg.innerHTML);
  await expect(new Set(shapes).size).toBe(4);
});

export const Dark = Matrix.extend({ globals: { scheme: 'dark' } });
