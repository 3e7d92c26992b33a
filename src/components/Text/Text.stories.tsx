import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { Text } from './Text';
import * as styles from './Text.css';

const meta = preview.meta({ component: Text, args: { children: 'Open until 20:00 today.' } });

const long =
  'Eczane nöbetlerini, engelli girişini, randevu gerekip gerekmediğini ve son ne zaman doğrulandığını bu sayfada bulabilirsiniz.';

export const Default = meta.story({ args: { size: 'body', tone: 'default', as: 'p', truncate: false } });
Default.test('is a paragraph unless told otherwise', async ({ canvas }) => {
  await expect(canvas.getByText('Open until 20:00 today.').tagName).toBe('P');
});

export const Truncated = meta.story({
  args: { children: long, truncate: 2 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 220 }}>
        <Story />
      </div>
    ),
  ],
});
Truncated.test('is cut after two lines, and whole for a screen reader', async ({ canvas }) => {
  const text = canvas.getByText(long);
  await expect(text.clientHeight).toBe(40);
  await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
});

export const Matrix = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 8, maxInlineSize: 480 }}>
      {Object.keys(styles.size).map((size) => (
        <Text key={size} size={size as keyof typeof styles.size}>
          {`${size}: ${long}`}
        </Text>
      ))}
      {Object.keys(styles.tone).map((tone) => (
        <Text key={tone} tone={tone as keyof typeof styles.tone} weight="medium">
          {tone}
        </Text>
      ))}
      {['1,111', '8,888'].map((figure) => (
        <Text key={figure} numeric weight="semibold">
          {figure}
        </Text>
      ))}
    </div>
  ),
});
