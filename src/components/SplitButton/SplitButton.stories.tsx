import PaperAirplaneIcon from '@heroicons/react/24/outline/PaperAirplaneIcon';
import preview from '#.storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';

import { SplitButton } from './SplitButton';

const meta = preview.meta({
  component: SplitButton,
  args: {
    label: 'Send',
    menuLabel: 'More ways to send',
    onClick: fn(),
    onAction: fn(),
    sections: [
      {
        id: 'later',
        items: [
          { id: 'tomorrow', label: 'Tomorrow morning', description: 'Tue, 08:00' },
          { id: 'pick', label: 'Choose a time' },
        ],
      },
    ],
  },
  parameters: {
    keyboard: [
      ['Tab', 'Moves to the main action, then to the button of the menu'],
      ['Enter, Space', 'Does the main action, or opens the menu'],
      ['Arrow Down, Arrow Up', 'On the second button: opens the menu on its first or last item'],
    ],
  },
  decorators: [(Story) => <div style={{ minBlockSize: 180, paddingInlineStart: 160 }}>{Story()}</div>],
});

export const Default = meta.story({ args: { tone: 'primary', variant: 'solid', size: 'medium' } });
Default.test('does the main action or one of the others, by keyboard', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(args.onClick).toHaveBeenCalledOnce();
  await userEvent.tab();
  const more = canvas.getByRole('button', { name: 'More ways to send' });
  await expect(more).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(canvas.getByRole('menuitem', { name: /Tomorrow/ })).toHaveFocus());
  await userEvent.keyboard('{End}{Enter}');
  await expect(args.onAction).toHaveBeenCalledWith('pick', expect.anything());
  await expect(more).toHaveFocus();
  await expect(args.onClick).toHaveBeenCalledOnce();
});

export const Open = Default.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More ways to send' }));
    await canvas.findByRole('menu');
  },
});

export const Busy = Default.extend({ args: { loading: true } });

export const LongText = Default.extend({
  args: {
    label: 'Değişiklikleri kaydedip yayımla',
    menuLabel: 'Öbür kaydetme yolları',
    leadingIcon: PaperAirplaneIcon,
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      {(['solid', 'soft', 'outline', 'quiet'] as const).map((variant) => (
        <div key={variant} style={{ display: 'flex', gap: 16, alignItems: 'center', flexWrap: 'wrap' }}>
          {(['small', 'medium', 'large'] as const).flatMap((size) => [
            <SplitButton key={`${size}-n`} {...args} variant={variant} size={size} />,
            <SplitButton
              key={`${size}-p`}
              {...args}
              variant={variant}
              size={size}
              tone="primary"
              leadingIcon={PaperAirplaneIcon}
            />,
          ])}
          <SplitButton {...args} variant={variant} tone="error" disabled />
        </div>
      ))}
    </div>
  ),
});
