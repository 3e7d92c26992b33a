import preview from '#.storybook/preview';
import { expect, fn } from 'storybook/test';

import { DateTimeField } from './DateTimeField';

const meta = preview.meta({
  component: DateTimeField,
  args: { label: 'Remind me', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({ args: { name: 'reminder', defaultValue: '2026-03-16T10:30' } });
Default.test('is one value of two parts', async ({ canvas, canvasElement, userEvent, args }) => {
  await expect(canvas.getByRole('group', { name: 'Remind me' })).toBeVisible();
  const time = canvas.getByRole('combobox', { name: 'Time' });
  await userEvent.clear(time);
  await userEvent.type(time, '14:15');
  await userEvent.tab();
  await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-16T14:15');
  await expect(canvasElement.querySelector('input[name="reminder"]')).toHaveValue('2026-03-16T14:15');
});

export const Empty = meta.story({ args: { description: 'A notification appears at this time.' } });
Empty.test('keeps a part alone as it is typed', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('combobox', { name: 'Time' }), '9:00');
  await userEvent.tab();
  await expect(args.onChange).toHaveBeenLastCalledWith('T09:00');
});

export const Invalid = meta.story({
  args: { error: 'Choose a time in the future.', defaultValue: '2026-03-16T10:30', size: 'large' },
});

export const Turkish = meta.story({
  args: { label: 'Bana hatırlat', required: false, defaultValue: '2026-03-16T10:30' },
  globals: { locale: 'tr' },
});
