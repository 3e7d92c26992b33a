import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { InlineEdit } from './InlineEdit';
import type { InlineEditProps } from './InlineEdit';

/** A minimal consumer: holds the saved text. */
function Kept(args: InlineEditProps) {
  const [value, setValue] = useState(args.value);
  return (
    <InlineEdit
      {...args}
      value={value}
      onSave={async (text) => {
        const reason = await args.onSave(text);
        if (reason === undefined) setValue(text);
        return reason;
      }}
    />
  );
}

const meta = preview.meta({
  component: InlineEdit,
  args: { label: 'Title', value: 'Quarterly report', onSave: fn(() => Promise.resolve(undefined)) },
  parameters: {
    keyboard: [
      ['Enter / Space', 'On the text: begins to edit'],
      ['Enter', 'Saves (several lines: Ctrl or Command with Enter)'],
      ['Tab', 'Saves and moves on'],
      ['Escape', 'Reverts'],
    ],
  },
  render: (args) => <Kept {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({ args: { variant: 'title', multiline: false } });
Default.test('saves by Enter and reverts by Escape', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const field = canvas.getByRole('textbox', { name: 'Title' });
  await expect(field).toHaveFocus();
  await userEvent.keyboard('Half a thought{Escape}');
  await expect(canvas.getByRole('button', { name: 'Edit Title: Quarterly report' })).toHaveFocus();
  await expect(args.onSave).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}Yearly report {Enter}');
  await expect(await canvas.findByRole('button', { name: 'Edit Title: Yearly report' })).toHaveFocus();
  await expect(args.onSave).toHaveBeenCalledWith('Yearly report');
  await expect(canvas.getByRole('status')).toHaveTextContent('Title saved');
});
Default.test('saves when it is left, and lets the focus go', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button'));
  await userEvent.keyboard('Yearly report');
  await userEvent.tab();
  await expect(await canvas.findByRole('button', { name: 'Edit Title: Yearly report' })).not.toHaveFocus();
  await expect(args.onSave).toHaveBeenCalledOnce();
});

export const Saving = Default.extend({
  args: { onSave: fn(() => new Promise<undefined>(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('Yearly report{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveAttribute('readonly');
  },
});

export const Refused = Default.extend({
  args: { onSave: fn(() => Promise.resolve('Another report has this title')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('Yearly report{Enter}');
    await canvas.findByText('Another report has this title', { selector: 'p' });
  },
});
Refused.test('keeps what was typed, and lets it go by Escape', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('textbox');
  await expect(field).toHaveValue('Yearly report');
  await expect(field).toHaveAccessibleDescription('Another report has this title');
  await expect(field).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Title: Quarterly report' })).toHaveFocus());
});

export const LongText = Default.extend({
  args: {
    label: 'Başlık',
    value: 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine uzun bir başlık',
    multiline: true,
  },
  globals: { locale: 'tr' },
});

export const Matrix = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['body', 'title'] as const).flatMap((look) => [
        <InlineEdit key={`${look}-text`} {...args} variant={look} />,
        <InlineEdit key={`${look}-empty`} {...args} variant={look} value="" placeholder="Add a title" />,
        <InlineEdit key={`${look}-off`} {...args} variant={look} disabled />,
      ])}
    </div>
  ),
});
