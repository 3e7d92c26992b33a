import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { TagPicker } from './TagPicker';
import type { TagCreation, TagOption, TagPickerProps } from './TagPicker';

const options: TagOption[] = [
  { value: 'urgent', label: 'Urgent', color: 'red' },
  { value: 'waiting', label: 'Waiting', color: 'yellow' },
  { value: 'north', label: 'North', color: 'blue', description: 'region' },
  { value: 'done', label: 'Done', color: 'green' },
  { value: 'old', label: 'Archive', disabled: true },
];

/** A minimal consumer: adds what was created to the options. */
function WithNewTags({ onCreate, ...props }: TagPickerProps) {
  const [tags, setTags] = useState(props.options);
  return (
    <TagPicker
      {...props}
      options={tags}
      onCreate={
        onCreate &&
        (async (label) => {
          const made = await onCreate(label);
          if ('tag' in made) setTags([...tags, made.tag]);
          return made;
        })
      }
    />
  );
}

const create = fn<(label: string) => Promise<TagCreation>>();

const meta = preview.meta({
  component: TagPicker,
  args: { label: 'Tags', options, onChange: fn(), onCreate: create },
  parameters: {
    keyboard: [
      ['Letters', 'Open the list with the tags that match; the first one is active'],
      ['Arrow Down / Arrow Up', 'Open the list; move to the next or previous tag, round the ends'],
      ['Enter', 'Chooses the active tag, takes it back, or creates the new one'],
      ['Backspace', 'In the empty input: removes the last tag'],
      ['Escape', 'Closes the list; pressed again, empties the input'],
    ],
  },
  beforeEach: () => {
    create.mockReset().mockImplementation(async (label) => ({ tag: { value: `new-${label}`, label, color: 'teal' } }));
  },
  render: (args) => <WithNewTags {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360, minBlockSize: 360 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({ tags: ['no-visual'], args: { size: 'medium', name: 'tag' } });

Default.test('chooses and creates by the keyboard', async ({ canvas, userEvent, args, step }) => {
  const input = canvas.getByRole('combobox', { name: 'Tags' });
  await userEvent.tab();
  await step('chooses', async () => {
    await userEvent.keyboard('wait');
    await screen.findByRole('option', { name: 'Waiting' });
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['waiting']);
  });
  await step('creates what has no equal', async () => {
    await userEvent.keyboard('urgent');
    await expect(screen.queryByRole('option', { name: /Create/ })).toBeNull();
    await userEvent.clear(input);
    await userEvent.keyboard('South');
    await screen.findByRole('option', { name: 'Create “South”' });
    await userEvent.keyboard('{Enter}');
    await expect(create).toHaveBeenLastCalledWith('South');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['waiting', 'new-South']));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Remove South from Tags' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('South added.');
  });
  await step('takes back', async () => {
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['waiting']);
  });
});

export const Refused = Default.extend({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    create.mockImplementation(async () => ({ error: 'There can be at most 20 tags.' }));
    await userEvent.type(canvas.getByRole('combobox'), 'South');
    await screen.findByRole('option', { name: 'Create “South”' });
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('There can be at most 20 tags.', { selector: 'p' });
  },
});
Refused.test('keeps the text, says why, and tries again', async ({ canvas, userEvent, args, step }) => {
  const input = canvas.getByRole('combobox');
  await expect(input).toHaveValue('South');
  await expect(input).toHaveAccessibleDescription('There can be at most 20 tags.');
  await expect(canvas.getByRole('status')).toHaveTextContent('There can be at most 20 tags.');
  await expect(args.onChange).not.toHaveBeenCalled();
  await step('also when the request fails', async () => {
    create.mockRejectedValue(new Error('offline'));
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await canvas.findByText('“South” could not be created. Try again.', { selector: 'p' });
  });
  await step('typing takes the error away', async () => {
    await userEvent.type(input, 's');
    await expect(input).toHaveAccessibleDescription('');
  });
});

export const Open = Default.extend({
  tags: ['!no-visual'],
  args: { defaultValue: ['urgent', 'north'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'n');
    await screen.findByRole('option', { name: 'Create “n”' });
  },
});

/** Without `onCreate` there are only the tags that exist. */
export const WithoutCreation = Default.extend({ tags: ['no-visual'], args: { onCreate: undefined } });
WithoutCreation.test('says that nothing matches', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('combobox'), 'South');
  await expect(canvas.getByRole('status')).toHaveTextContent('No matches for “South”');
});

export const Turkish = Open.extend({
  tags: ['no-visual'],
  globals: { locale: 'tr', scheme: 'dark' },
  args: { label: 'Etiketler', required: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Güney');
    await screen.findByRole('option', { name: '“Güney” oluştur' });
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {(['medium', 'large'] as const).flatMap((size) => [
        <TagPicker key={`${size}-none`} {...args} size={size} placeholder="No tags" />,
        <TagPicker key={`${size}-many`} {...args} size={size} defaultValue={['urgent', 'waiting', 'north', 'done']} />,
        <TagPicker key={`${size}-off`} {...args} size={size} defaultValue={['urgent']} disabled />,
      ])}
    </div>
  ),
});
