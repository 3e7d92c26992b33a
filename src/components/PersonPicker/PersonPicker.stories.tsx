import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { PersonPicker } from './PersonPicker';
import type { PersonPickerProps } from './PersonPicker';

const options = [
  { value: 'ayse', label: 'Ayşe Yılmaz', description: 'ayse@example.org' },
  { value: 'brian', label: 'Brian Hughes', description: 'brian@example.org' },
  { value: 'cagla', label: 'Çağla Şen', description: 'cagla@example.org' },
  { value: 'daniel', label: 'Daniel Okafor', description: 'on leave', disabled: true },
  { value: 'isil', label: 'Işıl Ünal', description: 'isil@example.org' },
  { value: 'leyla', label: 'Leyla Çetinkaya Büyükkaraoğlanoğlu', description: 'leyla@example.org' },
];

const meta = preview.meta({
  component: PersonPicker,
  args: { label: 'Assignees', options, onChange: fn(), onBlur: fn() },
  parameters: {
    keyboard: [
      ['Letters', 'Open the list with the people that match; the first one is active'],
      ['Arrow Down / Arrow Up', 'Open the list; move to the next or previous person, round the ends'],
      ['Enter', 'Chooses the active person or takes the choice back; the list stays open'],
      ['Backspace', 'In the empty input: removes the last person'],
      ['Escape', 'Closes the list; pressed again, empties the input'],
      ['Tab', 'Closes the list and moves on'],
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380, minBlockSize: 400 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({ tags: ['no-visual'], args: { size: 'medium', name: 'assignee' } });

Default.test('is driven by the keyboard alone', async ({ canvas, canvasElement, userEvent, args, step }) => {
  const input = canvas.getByRole('combobox', { name: 'Assignees' });
  const active = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
  await userEvent.tab();
  await step('finds without accents, by several words', async () => {
    await userEvent.keyboard('unal isi');
    await screen.findByRole('option', { name: /Işıl Ünal/ });
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 option');
    await expect(active()).toHaveTextContent('Işıl Ünal');
  });
  await step('Enter chooses, empties the input and leaves the list open', async () => {
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['isil']);
    await expect(input).toHaveValue('');
    await expect(canvas.getByRole('status')).toHaveTextContent('Işıl Ünal added.');
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Işıl Ünal');
  });
  await step('arrows go on from there; Enter again takes back', async () => {
    await userEvent.keyboard('{ArrowUp}');
    await expect(active()).toHaveTextContent('Çağla Şen');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['isil', 'cagla']);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['isil']);
  });
  await step('values are in the form', async () => {
    await expect(canvasElement.querySelector('[name="assignee"]')).toHaveValue('isil');
  });
  await step('Escape closes, Backspace removes the last', async () => {
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole('status')).toHaveTextContent('Işıl Ünal removed.');
  });
});

export const Open = Default.extend({
  tags: ['!no-visual'],
  args: { defaultValue: ['ayse', 'leyla'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByRole('listbox');
  },
});
Open.test('keeps the focus near when a chip goes', async ({ canvas, userEvent, args }) => {
  await expect(within(screen.getByRole('listbox')).getAllByRole('option', { selected: true })).toHaveLength(2);
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Ayşe Yılmaz from Assignees' }));
  await expect(args.onChange).toHaveBeenLastCalledWith(['leyla']);
  await expect(canvas.getByRole('button', { name: /Remove Leyla/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('combobox')).toHaveFocus();
});

/** One person: the next choice replaces the previous one. */
export const One = Default.extend({ tags: ['no-visual'], args: { label: 'Owner', max: 1, defaultValue: ['ayse'] } });
One.test('replaces the person', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('combobox', { name: 'Owner' }), 'brian');
  await screen.findByRole('option');
  await userEvent.keyboard('{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith(['brian']);
  await expect(screen.queryByRole('listbox')).toBeNull();
});

export const AtMostTwo = Default.extend({ tags: ['no-visual'], args: { max: 2, defaultValue: ['ayse', 'brian'] } });
AtMostTwo.test('takes no third, until one is taken back', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('combobox'));
  await userEvent.click(await screen.findByRole('option', { name: /Çağla/ }));
  await expect(args.onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('option', { name: /Brian/ }));
  await userEvent.click(screen.getByRole('option', { name: /Çağla/ }));
  await expect(args.onChange).toHaveBeenLastCalledWith(['ayse', 'cagla']);
});

function Remote(args: PersonPickerProps) {
  const [query, setQuery] = useState('');
  return (
    <PersonPicker
      {...args}
      options={query === '' ? [] : options.filter(({ label }) => label.startsWith(query))}
      onInputChange={setQuery}
    />
  );
}

/** The caller finds the people; chosen ones keep their names. */
export const RemotePeople = Default.extend({ tags: ['no-visual'], render: (args) => <Remote {...args} /> });
RemotePeople.test('remembers who was chosen', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('combobox'), 'Bri');
  await userEvent.click(await screen.findByRole('option'));
  await expect(args.onChange).toHaveBeenLastCalledWith(['brian']);
  await waitFor(() => expect(canvas.getByRole('button', { name: /Remove Brian Hughes/ })).toBeVisible());
});

export const ReadOnlyInTurkish = Default.extend({
  globals: { locale: 'tr' },
  args: { label: 'Atananlar', readOnly: true, defaultValue: ['isil', 'leyla'] },
});
ReadOnlyInTurkish.test('shows the people and changes nothing', async ({ canvas, userEvent }) => {
  const list = canvas.getByRole('list', { name: 'Atananlar: seçilenler' });
  await userEvent.type(canvas.getByRole('combobox'), '{Backspace}');
  await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  await expect(canvas.queryByRole('button')).toBeNull();
});

export const Matrix = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {(['medium', 'large'] as const).flatMap((size) => [
        <PersonPicker key={`${size}-none`} {...args} size={size} placeholder="Nobody" />,
        <PersonPicker key={`${size}-many`} {...args} size={size} defaultValue={['ayse', 'brian', 'leyla']} />,
        <PersonPicker key={`${size}-error`} {...args} size={size} error="Choose someone" />,
        <PersonPicker key={`${size}-off`} {...args} size={size} defaultValue={['isil']} disabled />,
      ])}
    </div>
  ),
});
