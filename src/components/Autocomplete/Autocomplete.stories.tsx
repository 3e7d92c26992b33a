import BuildingOffice2Icon from '@heroicons/react/24/outline/BuildingOffice2Icon';
import MapPinIcon from '@heroicons/react/24/outline/MapPinIcon';
import preview from '#.storybook/preview';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { useDebounced } from '#lib/react/useDebounced';

import { Autocomplete } from './Autocomplete';
import type { AutocompleteOption, AutocompleteProps } from './Autocomplete';

const places: AutocompleteOption[] = [
  {
    value: 'port-calder',
    label: 'Port Calder',
    description: 'Harbour region',
    group: 'Cities',
    icon: BuildingOffice2Icon,
  },
  {
    value: 'old-port',
    label: 'Old Port',
    description: 'district in Port Calder',
    group: 'Districts',
    icon: MapPinIcon,
  },
  {
    value: 'port-anders',
    label: 'Port Anders',
    description: 'Northern Isles',
    group: 'Cities',
    icon: BuildingOffice2Icon,
  },
  { value: 'portside', label: 'Portside', description: 'district in Saltmere', group: 'Districts', icon: MapPinIcon },
  { value: '4410', label: '4410 Port Road', group: 'Postcodes', icon: MapPinIcon },
];

function found(text: string): AutocompleteOption[] {
  const wanted = text.trim().toLowerCase();
  if (wanted.length < 2) return [];
  return places.flatMap((place) => {
    const start = place.label.toLowerCase().indexOf(wanted);
    return start === -1 ? [] : [{ ...place, matches: [[start, wanted.length] as const] }];
  });
}

/** A minimal consumer: holds the text, returns options immediately, in a form with another field. */
function InForm(args: AutocompleteProps<AutocompleteOption> & { onSubmit?: (text: string) => void }) {
  const { onSubmit, ...props } = args;
  const [text, setText] = useState(props.value);
  const options = props.options.length > 0 ? props.options : found(text);
  return (
    <form
      style={{ display: 'grid', gap: 16, maxInlineSize: 420 }}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(text);
      }}
    >
      <Autocomplete
        {...props}
        value={text}
        options={props.status === 'ready' ? options : []}
        statusText={`${options.length} places found`}
        onChange={(next) => {
          setText(next);
          props.onChange(next);
        }}
        onAction={(id, option) => {
          setText(option.label);
          props.onAction(id, option);
        }}
      />
      <button type="submit">Search</button>
    </form>
  );
}

const submitted = fn();

const meta = preview.meta({
  component: Autocomplete,
  parameters: {
    keyboard: [
      ['Arrow Down, Arrow Up', 'Opens the list; moves to the next or previous option, round the ends'],
      ['Alt + Arrow Down', 'Opens the list and leaves the text alone'],
      ['Alt + Arrow Up', 'Closes the list'],
      ['Enter', 'Takes the active option; without one, submits the form with the text as it is'],
      ['Escape', 'Closes the list; pressed again, clears the text'],
      ['Home, End, Arrow Left, Arrow Right', 'Move the caret in the text; no option is active any more'],
      ['Tab', 'Closes the list and moves on; nothing is taken'],
    ],
  },
  args: {
    label: 'Where',
    value: '',
    options: [],
    statusText: '',
    emptyText: 'No place matches. Check the spelling, or search for it as it is.',
    failedText: 'Suggestions are not available. You can still search.',
    onChange: fn(),
    onAction: fn(),
    onBlur: fn(),
  },
  beforeEach: () => {
    submitted.mockClear();
  },
  render: (args) => <InForm {...args} onSubmit={submitted} />,
});

export const Default = meta.story({ args: { status: 'ready', size: 'medium' } });

Default.test('offers what matches, in groups, and says how many', async ({ canvas, userEvent, step }) => {
  const input = canvas.getByRole('combobox', { name: 'Where' });
  await expect(input).toHaveAttribute('aria-expanded', 'false');
  await userEvent.type(input, 'port');
  const list = await canvas.findByRole('listbox', { name: 'Where' });
  await expect(input).toHaveAttribute('aria-expanded', 'true');
  await expect(input).toHaveAttribute('aria-controls', list.id);
  await step('groups', async () => {
    const cities = within(list).getByRole('group', { name: 'Cities' });
    await expect(within(cities).getAllByRole('option')).toHaveLength(2);
    await expect(within(list).getAllByRole('group')).toHaveLength(3);
  });
  await step('highlights and names', async () => {
    const option = within(list).getByRole('option', { name: 'Old Port district in Port Calder' });
    await expect(option.querySelector('mark')).toHaveTextContent(/^Port$/);
  });
  await expect(canvas.getByRole('status')).toHaveTextContent('5 places found');
});

Default.test('is driven by the keyboard alone', async ({ canvas, userEvent, args, step }) => {
  const input = canvas.getByRole('combobox', { name: 'Where' });
  const active = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
  await userEvent.type(input, 'port');
  await canvas.findByRole('listbox');
  await step('no option is active by itself', () => expect(active()).toBeNull());
  await step('Down and Up go round, in the order shown', async () => {
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toHaveTextContent('Port Calder');
    await expect(active()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toHaveTextContent('Port Anders');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(active()).toHaveTextContent('4410 Port Road');
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toHaveTextContent('Port Calder');
  });
  await step('Home and End go back to the text', async () => {
    await userEvent.keyboard('{Home}');
    await expect(active()).toBeNull();
    await userEvent.keyboard('{ArrowUp}');
    await expect(active()).toHaveTextContent('4410 Port Road');
    await userEvent.keyboard('{End}');
    await expect(active()).toBeNull();
  });
  await step('Enter takes the active option and does not submit', async () => {
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('port-anders', expect.objectContaining({ label: 'Port Anders' }));
    await expect(input).toHaveValue('Port Anders');
    await expect(input).toHaveFocus();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(submitted).not.toHaveBeenCalled();
  });
  await step('Enter again submits', async () => {
    await userEvent.keyboard('{Enter}');
    await expect(submitted).toHaveBeenCalledWith('Port Anders');
  });
});

Default.test('submits free text with Enter while the list is open', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('combobox'), 'port');
  await canvas.findByRole('listbox');
  await userEvent.keyboard('{Enter}');
  await expect(submitted).toHaveBeenCalledWith('port');
  await expect(args.onAction).not.toHaveBeenCalled();
  await expect(canvas.queryByRole('listbox')).toBeNull();
});

Default.test('closes with Escape, then clears, then leaves Escape to others', async ({ canvas, userEvent }) => {
  const heard = fn();
  const hear = (event: KeyboardEvent) => heard(event.key);
  document.addEventListener('keydown', hear);
  const input = canvas.getByRole('combobox');
  await userEvent.type(input, 'zz');
  await screen.findByText('No place matches. Check the spelling, or search for it as it is.', { selector: 'p' });
  await userEvent.clear(input);
  await userEvent.type(input, 'port');
  await canvas.findByRole('listbox');
  heard.mockClear();
  await userEvent.keyboard('{Escape}');
  await expect(canvas.queryByRole('listbox')).toBeNull();
  await expect(input).toHaveValue('port');
  await userEvent.keyboard('{Escape}');
  await expect(input).toHaveValue('');
  await expect(heard).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect(heard).toHaveBeenCalledOnce();
  document.removeEventListener('keydown', hear);
});

Default.test('opens with Alt+Down and never holds Tab', async ({ canvas, userEvent, args }) => {
  const input = canvas.getByRole('combobox');
  await userEvent.type(input, 'port{Escape}');
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await canvas.findByRole('listbox');
  await expect(input).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{ArrowDown}{Tab}');
  await expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus();
  await expect(canvas.queryByRole('listbox')).toBeNull();
  await expect(args.onAction).not.toHaveBeenCalled();
  await expect(input).toHaveValue('port');
  await expect(args.onBlur).toHaveBeenCalledOnce();
});

Default.test('is pressed by a pointer and keeps the focus', async ({ canvas, userEvent, args }) => {
  const input = canvas.getByRole('combobox');
  await userEvent.type(input, 'port');
  await userEvent.click(await canvas.findByRole('option', { name: /Portside/ }));
  await expect(args.onAction).toHaveBeenCalledWith('portside', expect.objectContaining({ label: 'Portside' }));
  await expect(input).toHaveFocus();
  await expect(canvas.queryByRole('listbox')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Clear Where' }));
  await expect(input).toHaveValue('');
  await expect(input).toHaveFocus();
});

Default.test('hangs under the control, as wide as it', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('combobox');
  await userEvent.type(input, 'port');
  const list = await canvas.findByRole('listbox');
  await waitFor(() =>
    expect(list.getBoundingClientRect().top).toBeGreaterThanOrEqual(input.getBoundingClientRect().bottom),
  );
  const frame = input.parentElement?.getBoundingClientRect();
  const popup = list.closest('[popover]')?.getBoundingClientRect();
  await expect(Math.abs((popup?.width ?? 0) - (frame?.width ?? 0))).toBeLessThan(1);
  await expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
});

/** At the bottom of the screen the list opens above the control without covering it. */
export const AtTheFoot = Default.extend({
  tags: ['no-visual'],
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '90vh', display: 'grid', alignContent: 'end' }}>
        <Story />
      </div>
    ),
  ],
});
AtTheFoot.test('hangs above the control', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('combobox');
  input.scrollIntoView({ block: 'end' });
  await userEvent.type(input, 'port');
  const list = await canvas.findByRole('listbox');
  await waitFor(() =>
    expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(input.getBoundingClientRect().top),
  );
  await expect(list.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
});

export const Filled = Default.extend({ args: { value: 'Port Calder', leadingIcon: MapPinIcon } });

export const WithDescription = Default.extend({ args: { description: 'A town, a district or a postcode' } });
WithDescription.test('is described by the description', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('A town, a district or a postcode');
});

export const Invalid = WithDescription.extend({ args: { error: 'Enter a town, district or postcode' } });
Invalid.test('is marked and described by the error first', async ({ canvas }) => {
  const input = canvas.getByRole('combobox');
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(input).toHaveAccessibleDescription(
    'Enter a town, district or postcode A town, a district or a postcode',
  );
});

export const Disabled = Filled.extend({ args: { disabled: true } });

export const Required = Default.extend({ args: { required: true } });
Required.test('says so to assistive technology', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox', { name: 'Where' })).toBeRequired();
});

export const Optional = Default.extend({ args: { required: false } });
Optional.test('says so to everyone', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox', { name: 'Where (optional)' })).not.toBeRequired();
});

export const LongLabel = Default.extend({
  args: {
    label: 'Hizmet almak istediğiniz il, ilçe, mahalle veya posta kodunu yazın',
    description: 'Örneğin Çekmeköy, İçerenköy Mahallesi veya 34752',
    options: [
      {
        value: 'long',
        label: 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine Mahallesi',
        description: 'Afyonkarahisar ilinin Başmakçı ilçesinde mahalle',
        group: 'Mahalleler',
        icon: MapPinIcon,
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
});
LongLabel.test('wraps inside a list no wider than the control', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('combobox');
  await userEvent.type(input, 'mu');
  const list = await canvas.findByRole('listbox');
  await waitFor(() => expect(list.getBoundingClientRect().width).toBeLessThanOrEqual(288));
  await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
});

export const Large = Default.extend({ tags: ['no-visual'], args: { size: 'large', leadingIcon: MapPinIcon } });
Large.test('has targets for a thumb', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('combobox');
  await userEvent.type(input, 'port');
  const options = await canvas.findAllByRole('option');
  for (const target of [...options, input.parentElement])
    await expect(target?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

export const Loading = Default.extend({ args: { status: 'loading', value: 'po' } });
Loading.test('stays a text field while it waits', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('combobox');
  await userEvent.type(input, 'rt{ArrowDown}');
  await expect(input).toHaveValue('port');
  await expect(input).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Enter}');
  await expect(submitted).toHaveBeenCalledWith('port');
});

export const NoMatch = Default.extend({ args: { value: 'Zzyzx' } });
NoMatch.test('says that nothing matches, to the eye and aloud', async ({ canvas, userEvent, args }) => {
  const input = canvas.getByRole('combobox');
  await userEvent.type(input, 'q');
  const words = await canvas.findByText(args.emptyText, { selector: 'p' });
  // The list is positioned one frame after it renders.
  await waitFor(() => expect(words).toBeVisible());
  await expect(canvas.getByRole('status')).toHaveTextContent(args.emptyText);
  await expect(input).toHaveAttribute('aria-expanded', 'false');
});

export const Failed = Default.extend({ tags: ['no-visual'], args: { status: 'failed', value: 'po' } });
Failed.test('says that suggestions are missing and still searches', async ({ canvas, userEvent, args }) => {
  const input = canvas.getByRole('combobox');
  await userEvent.type(input, 'rt');
  const words = await canvas.findByText(args.failedText, { selector: 'p' });
  // The list is positioned one frame after it renders.
  await waitFor(() => expect(words).toBeVisible());
  await expect(canvas.getByRole('status')).toHaveTextContent(args.failedText);
  await userEvent.keyboard('{Enter}');
  await expect(submitted).toHaveBeenCalledWith('port');
});

const asked = fn();

function Patient() {
  const [text, setText] = useState('');
  const settled = useDebounced(text, 300);
  useEffect(() => {
    if (settled.length >= 2) asked(settled);
  }, [settled]);
  return (
    <Autocomplete
      label="Where"
      value={text}
      onChange={setText}
      options={found(settled)}
      onAction={(_id, option) => setText(option.label)}
      status={settled.length < 2 ? 'idle' : settled === text ? 'ready' : 'loading'}
      statusText={`${found(settled).length} places found`}
      emptyText="No place matches"
      failedText="Suggestions are not available"
    />
  );
}

/** With `useDebounced` the options are requested once typing pauses. */
export const Debounced = Default.extend({
  tags: ['no-visual'],
  beforeEach: () => void asked.mockClear(),
  render: () => <Patient />,
});
Debounced.test('asks once for a word', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('combobox'), 'port');
  await expect(asked).not.toHaveBeenCalled();
  await canvas.findByRole('listbox');
  await waitFor(() => expect(asked).toHaveBeenCalledWith('port'));
});

export const Matrix = Default.extend({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' }}>
      {(['medium', 'large'] as const).flatMap((size) => [
        <Autocomplete key={`${size}-plain`} {...args} size={size} />,
        <Autocomplete key={`${size}-icon`} {...args} size={size} leadingIcon={MapPinIcon} value="Port Calder" />,
        <Autocomplete
          key={`${size}-description`}
          {...args}
          size={size}
          description="A town or a postcode"
          required={false}
        />,
        <Autocomplete
          key={`${size}-error`}
          {...args}
          size={size}
          leadingIcon={MapPinIcon}
          error="Enter a town or a postcode"
        />,
        <Autocomplete
          key={`${size}-off`}
          {...args}
          size={size}
          leadingIcon={MapPinIcon}
          value="Port Calder"
          disabled
        />,
      ])}
    </div>
  ),
});
