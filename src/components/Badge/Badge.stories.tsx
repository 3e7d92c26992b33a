import CheckBadgeIcon from '@heroicons/react/24/outline/CheckBadgeIcon';
import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { Badge } from './Badge';
import * as styles from './Badge.css';

const meta = preview.meta({ component: Badge, args: { children: 'Checked' } });

export const Default = meta.story({ args: { tone: 'success', variant: 'soft', size: 'medium' } });
Default.test('says it in words', async ({ canvas }) => {
  await expect(canvas.getByText('Checked')).toBeVisible();
});

export const WithIcon = Default.extend({ args: { leadingIcon: CheckBadgeIcon } });

export const LongText = Default.extend({
  args: { children: 'Doğrulanmamış bilgiler içeren, güncellenmesi beklenen kayıt', leadingIcon: CheckBadgeIcon },
  decorators: [(Story) => <div style={{ inlineSize: 180 }}>{<Story />}</div>],
});
LongText.test('wraps inside its container', async ({ canvas }) => {
  const badge = canvas.getByText(/^Doğrulanmamış/);
  await expect(badge.offsetWidth).toBeLessThanOrEqual(180);
  await expect(badge.scrollWidth).toBeLessThanOrEqual(badge.clientWidth);
});

export const InAFullTable = meta.story({
  tags: ['no-visual'],
  args: { children: 'Completed' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <table>
          <tbody>
            <tr>
              <td>{<Story />}</td>
              <td>A cell with so many words that they need several lines</td>
            </tr>
          </tbody>
        </table>
      </div>
    ),
  ],
});
InAFullTable.test('is not broken within its word', async ({ canvas }) => {
  const range = document.createRange();
  range.selectNodeContents(canvas.getByText('Completed'));
  await expect(range.getClientRects()).toHaveLength(1);
});

export const Matrix = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {Object.keys(styles.tone).map((tone) => (
        <div key={tone} style={{ display: 'flex', gap: 12, flexWrap: 'wrap', alignItems: 'center' }}>
          {Object.keys(styles.variant).map((variant) =>
            Object.keys(styles.size).map((size) => (
              <Badge
                key={`${variant}-${size}`}
                tone={tone as keyof typeof styles.tone}
                variant={variant as keyof typeof styles.variant}
                size={size as keyof typeof styles.size}
                leadingIcon={CheckBadgeIcon}
              >
                {tone}
              </Badge>
            )),
          )}
        </div>
      ))}
    </div>
  ),
});

export const Dark = Matrix.extend({ globals: { scheme: 'dark' } });
