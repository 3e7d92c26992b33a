import preview from '#.storybook/preview';
import { expect, fn } from 'storybook/test';

import { TagChip } from './TagChip';
import { tagColor } from './tagColor.css';

const colors = Object.keys(tagColor) as Array<keyof typeof tagColor>;

const meta = preview.meta({ component: TagChip, args: { children: 'Urgent' } });

export const Default = meta.story({ tags: ['no-visual'], args: { color: 'red', size: 'small' } });

export const Removable = meta.story({
  tags: ['no-visual'],
  args: { size: 'medium', onRemove: fn(), removeLabel: 'Remove Urgent from Tags' },
});
Removable.test('is removed by the keyboard', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  const button = canvas.getByRole('button', { name: 'Remove Urgent from Tags' });
  await expect(button).toHaveFocus();
  const { width, height } = button.getBoundingClientRect();
  await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  await userEvent.keyboard('{Enter}');
  await expect(args.onRemove).toHaveBeenCalledOnce();
});

export const Matrix = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 420 }}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: 6 }}>
          {colors.map((color) => (
            <TagChip key={color} size={size} color={color}>
              {color}
            </TagChip>
          ))}
          <TagChip size={size} color="green" onRemove={() => {}} removeLabel={`Remove it from ${size}`}>
            Randevu alınması gereken kuruluşlar
          </TagChip>
        </div>
      ))}
    </div>
  ),
});

export const Dark = Matrix.extend({ globals: { scheme: 'dark' } });
