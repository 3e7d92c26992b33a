import MapPinIcon from '@heroicons/react/24/outline/MapPinIcon';
import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { Combobox } from './Combobox';
import type { ComboboxProps } from './Combobox';

const options = [
  { value: 'aster', label: 'Aster', group: 'South' },
  { value: 'isikvar', label: 'Işıkvar', group: 'South', description: 'İnciburnu' },
  { value: 'newbridge-c', label: 'Newbridge', group: 'South', description: 'Calder Coast' },
  { value: 'newbridge-n', label: 'Newbridge', group: 'North', description: 'Northern Isles' },
  { value: 'old-port', label: 'Old Port', group: 'North', disabled: true },
  { value: 'saltmere', label: 'Saltmere', group: 'North' },
];

const meta = preview.meta({
  component: Combobox,
  args: { label: 'City', options, onChange: fn(), onBlur: fn() },
  parameters: {
    keyboard: [
      ['Letters', 'Open the list with what matches; the first match is active'],
      ['Arrow Down / Arrow Up', 'Open the list at the chosen option; move to the next or previous one, round the ends'],
      ['Alt + Arrow Down / Arrow Up', 'Open or close the list'],
      ['Page Down / Page Up', 'Move by ten options'],
      ['Home / End', 'Move the caret in the text'],
      ['Enter', 'Takes the active option; with the list closed, submits the form'],
      ['Escape', 'Closes the list and shows the choice again; pressed again, clears the choice'],
      ['Tab', 'Takes text that names one option, and moves on'],
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360, minBlockSize: 380 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({ tags: ['no-visual'], args: { size: 'medium', name: 'city' } });

Default.test('is driven by the keyboard alone', async ({ canvas, canvasElement, userEvent, args, step }) => {
  const input = canvas.getByRole('combobox', { name: 'City' });
  const active = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
  await userEvent.tab();
  await expect(input).toHaveAttribute('aria-expanded', 'false');
  await step('Arrow Down opens and goes round, over what is off', async () => {
    await userEvent.keyboard('{ArrowDown}');
    const list = await screen.findByRole('listbox', { name: 'City' });
    await expect(input).toHaveAttribute('aria-controls', list.id);
    await expect(active()).toHaveTextContent('Aster');
    await userEvent.keyboard('{ArrowUp}');
    await expect(active()).toHaveTextContent('Saltmere');
    await userEvent.keyboard('{ArrowUp}');
    await expect(active()).toHaveTextContent('Newbridge Northern Isles');
  });
  await step('Home and End go back to the text', async () => {
    await userEvent.keyboard('{Home}');
    await expect(active()).toBeNull();
  });
  await step('Enter takes the active option', async () => {
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('isikvar');
    await expect(input).toHaveValue('Işıkvar');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(canvasElement.querySelector('[name="city"]')).toHaveValue('isikvar');
  });
  await step('opens again at the choice', async () => {
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toHaveTextContent('Işıkvar');
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Işıkvar');
    await expect(screen.getAllByRole('option')).toHaveLength(6);
  });
  await step('Escape closes, then clears', async () => {
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(input).toHaveValue('Işıkvar');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  });
});

Default.test('finds without case and accents, and says how many', async ({ canvas, userEvent, args }) => {
  const input = canvas.getByRole('combobox');
  await userEvent.type(input, 'isik');
  await screen.findByRole('option', { name: /Işıkvar/ });
  await expect(canvas.getByRole('status')).toHaveTextContent('1 option');
  await userEvent.keyboard('{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith('isikvar');
});

Default.test('gives unmatched text up for the choice', async ({ canvas, userEvent, args, step }) => {
  const input = canvas.getByRole('combobox');
  await userEvent.click(input);
  await userEvent.click(await screen.findByRole('option', { name: 'Saltmere' }));
  await expect(input).toHaveFocus();
  await step('what matches nothing is said, and Enter takes nothing', async () => {
    await userEvent.click(input);
    await userEvent.keyboard('xyz');
    await expect(input).toHaveValue('xyz');
    await expect(canvas.getByRole('status')).toHaveTextContent('No matches for “xyz”');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('xyz');
  });
  await step('leaving restores', async () => {
    await userEvent.tab();
    await expect(input).toHaveValue('Saltmere');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onBlur).toHaveBeenCalled();
  });
  await step('leaving takes a full name, but not one of two', async () => {
    await userEvent.clear(input);
    await userEvent.type(input, 'aster');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('aster');
    await userEvent.clear(input);
    await userEvent.type(input, 'newbridge');
    await userEvent.tab();
    await expect(input).toHaveValue('Aster');
  });
  await step('an emptied field has no choice', async () => {
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  });
});

Default.test('is cleared by its button', async ({ canvas, userEvent, args }) => {
  const input = canvas.getByRole('combobox');
  await expect(canvas.queryByRole('button', { name: 'Clear City' })).toBeNull();
  await userEvent.type(input, 'salt');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(canvas.getByRole('button', { name: 'Clear City' }));
  await expect(args.onChange).toHaveBeenLastCalledWith(null);
  await expect(input).toHaveFocus();
});

export const Open = Default.extend({
  tags: ['!no-visual'],
  args: { defaultValue: 'newbridge-c', leadingIcon: MapPinIcon },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByRole('listbox');
  },
});
Open.test('marks the choice and groups the options', async () => {
  const list = screen.getByRole('listbox');
  await expect(within(list).getByRole('option', { selected: true })).toHaveTextContent('Newbridge Calder Coast');
  await expect(within(list).getAllByRole('group')).toHaveLength(2);
  await expect(within(list).getByRole('option', { name: 'Old Port' })).toHaveAttribute('aria-disabled', 'true');
});

function Remote(args: ComboboxProps<string>) {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<typeof options>([]);
  const [loading, setLoading] = useState(false);
  return (
    <Combobox
      {...args}
      options={found}
      loading={loading}
      onInputChange={(next) => {
        args.onInputChange?.(next);
        setQuery(next);
        setLoading(next !== '');
        setTimeout(() => {
          setFound(next === '' ? [] : options.filter(({ label }) => label.toLowerCase().startsWith(next)));
          setLoading(false);
        }, 50);
      }}
      description={query === '' ? 'Type the beginning of a name' : undefined}
    />
  );
}

/** The caller finds the options; the choice keeps its name while others are listed. */
export const RemoteOptions = meta.story({
  tags: ['no-visual'],
  args: { onInputChange: fn() },
  render: (args) => <Remote {...args} />,
});
RemoteOptions.test('asks for what is typed and remembers the choice', async ({ canvas, userEvent, args }) => {
  const input = canvas.getByRole('combobox');
  await userEvent.type(input, 'salt');
  await expect(args.onInputChange).toHaveBeenLastCalledWith('salt');
  await userEvent.click(await screen.findByRole('option', { name: 'Saltmere' }));
  await expect(args.onInputChange).toHaveBeenLastCalledWith('');
  await waitFor(() => expect(input).toHaveValue('Saltmere'));
  await userEvent.clear(input);
  await userEvent.type(input, 'as');
  await screen.findByRole('option', { name: 'Aster' });
  await userEvent.keyboard('{Escape}');
  await expect(input).toHaveValue('Saltmere');
});

export const Loading = meta.story({ tags: ['no-visual'], args: { options: [], loading: true } });
Loading.test('says that it is loading', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox'));
  await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
});

export const Turkish = Open.extend({
  tags: ['no-visual'],
  globals: { locale: 'tr' },
  args: { label: 'Kuruluşun bulunduğu şehir', description: 'Yazarak arayın', required: false },
});
Turkish.test('says in Turkish that nothing matches', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('combobox'), 'zz');
  await expect(canvas.getByRole('status')).toHaveTextContent(/için sonuç bulunamadı/);
});

export const ReadOnly = meta.story({ tags: ['no-visual'], args: { readOnly: true, defaultValue: 'saltmere' } });
ReadOnly.test('shows the choice and does not open', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('combobox');
  await userEvent.click(input);
  await userEvent.keyboard('{ArrowDown}x{Escape}');
  await expect(input).toHaveValue('Saltmere');
  await expect(screen.queryByRole('listbox')).toBeNull();
});

export const Matrix = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {(['medium', 'large'] as const).flatMap((size) => [
        <Combobox key={`${size}-none`} {...args} size={size} placeholder="Any city" />,
        <Combobox key={`${size}-chosen`} {...args} size={size} leadingIcon={MapPinIcon} defaultValue="saltmere" />,
        <Combobox key={`${size}-error`} {...args} size={size} error="Choose a city" />,
        <Combobox key={`${size}-off`} {...args} size={size} defaultValue="saltmere" disabled />,
      ])}
    </div>
  ),
});
