import preview from '#.storybook/preview';
import { expect, fn, screen } from 'storybook/test';

import { TagField } from './TagField';

const meta = preview.meta({
  component: TagField,
  args: { label: 'Labels', onChange: fn(), onBlur: fn() },
  parameters: {
    keyboard: [
      ['Enter / Comma', 'Adds what is typed'],
      ['Backspace', 'In the empty text: removes the last tag'],
      ['Tab', 'Moves through the buttons that remove a tag, then to the text'],
      ['Arrow Down / Arrow Up', 'Moves through the suggestions'],
      ['Escape', 'Closes the suggestions'],
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({ args: { size: 'medium', defaultValue: ['urgent', 'lighthouse'] } });
Default.test('adds by Enter, comma and paste; takes back by Backspace', async ({ canvas, userEvent, args, step }) => {
  const text = canvas.getByRole('textbox', { name: 'Labels' });
  await userEvent.type(text, 'harbour{Enter}quay,');
  await expect(args.onChange).toHaveBeenLastCalledWith(['urgent', 'lighthouse', 'harbour', 'quay']);
  await expect(canvas.getByRole('status')).toHaveTextContent('quay added');
  await step('many at once; what is there already stays in the text', async () => {
    await userEvent.paste('tide, Urgent\npier');
    await expect(args.onChange).toHaveBeenLastCalledWith(['urgent', 'lighthouse', 'harbour', 'quay', 'tide', 'pier']);
    await expect(text).toHaveValue('Urgent');
    await expect(text).toHaveAccessibleDescription(/^“Urgent” is already added/);
    await expect(canvas.getByRole('status')).toHaveTextContent('“Urgent” is already added');
  });
  await userEvent.clear(text);
  await userEvent.keyboard('{Backspace}');
  await expect(args.onChange).toHaveBeenLastCalledWith(['urgent', 'lighthouse', 'harbour', 'quay', 'tide']);
  await expect(canvas.getByRole('status')).toHaveTextContent('pier removed');
});
Default.test('removes any tag and keeps the focus near', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Remove urgent' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith(['lighthouse']);
  await expect(canvas.getByRole('button', { name: 'Remove lighthouse' })).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect(canvas.getByRole('textbox')).toHaveFocus();
  await expect(canvas.queryByRole('list')).toBeNull();
});

export const Suggestions = Default.extend({
  args: { suggestions: ['Harbour', 'Lighthouse', 'Quay', 'Tide table', 'Weather'] },
});
Suggestions.test('offers what is not there yet', async ({ canvas, userEvent, args }) => {
  const text = canvas.getByRole('combobox', { name: 'Labels' });
  await userEvent.type(text, 'h');
  await screen.findByRole('listbox', { name: 'Labels' });
  await expect(screen.getAllByRole('option').map((option) => option.textContent.trim())).toEqual([
    'Harbour',
    'Weather',
  ]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith(['urgent', 'lighthouse', 'Weather']);
  await expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(screen.getByRole('option', { name: 'Quay' }));
  await expect(args.onChange).toHaveBeenLastCalledWith(['urgent', 'lighthouse', 'Weather', 'Quay']);
  await expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await expect(screen.queryByRole('listbox')).toBeNull();
});
Suggestions.test('takes what is typed, and a suggestion only when it is highlighted', async (context) => {
  const { canvas, userEvent, args } = context;
  const text = canvas.getByRole('combobox', { name: 'Labels' });
  await userEvent.type(text, 'qu');
  await screen.findByRole('option', { name: 'Quay' });
  await userEvent.keyboard('{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith(['urgent', 'lighthouse', 'qu']);
  await expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.type(text, 'tide');
  await screen.findByRole('option', { name: 'Tide table' });
  // On the key itself, before the browser moves the focus.
  await userEvent.keyboard('{Tab>}');
  await expect(screen.queryByRole('listbox')).toBeNull();
  await expect(args.onChange).toHaveBeenLastCalledWith(['urgent', 'lighthouse', 'qu', 'tide']);
});

export const Refused = Default.extend({
  tags: ['no-visual'],
  args: { max: 3, refuse: (tag) => (/^\d+$/.test(tag) ? 'A label needs a letter' : undefined) },
});
Refused.test('keeps what it does not take, and says why', async ({ canvas, userEvent }) => {
  const text = canvas.getByRole('textbox');
  await userEvent.type(text, '2026{Enter}');
  await expect(text).toHaveValue('2026');
  await expect(text).toHaveAccessibleDescription(/^A label needs a letter/);
  await userEvent.clear(text);
  await userEvent.type(text, 'quay{Enter}pier{Enter}');
  await expect(text).toHaveValue('pier');
  await expect(text).toHaveAccessibleDescription(/^You can add up to 3 tags/);
});

export const LongText = Default.extend({
  args: {
    label: 'Notu daha sonra bulmanızı kolaylaştıracak etiketler',
    description: 'Birden çok etiketi virgülle ayırarak yapıştırabilirsiniz',
    error: 'En az üç etiket ekleyin',
    required: false,
    defaultValue: ['çok acil', 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine'],
  },
  globals: { locale: 'tr' },
});

export const Matrix = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {(['medium', 'large'] as const).flatMap((size) => [
        <TagField key={`${size}-none`} {...args} size={size} placeholder="Add a label" />,
        <TagField key={`${size}-some`} {...args} size={size} defaultValue={['urgent', 'lighthouse', 'quay', 'tide']} />,
        <TagField key={`${size}-error`} {...args} size={size} error="Add a label" />,
        <TagField key={`${size}-off`} {...args} size={size} defaultValue={['urgent']} disabled />,
      ])}
    </div>
  ),
});
