import preview from '#.storybook/preview';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { MultiSelect } from './MultiSelect';

const options = [
  { value: 'pharmacy', label: 'Pharmacy', group: 'Medicines' },
  { value: 'compounding', label: 'Compounding pharmacy', group: 'Medicines' },
  { value: 'dentist', label: 'Dentist', group: 'Care' },
  { value: 'physio', label: 'Physiotherapy', group: 'Care' },
  { value: 'hospice', label: 'Hospice', group: 'Care', disabled: true },
  { value: 'clinic', label: 'Walk-in clinic', group: 'Care', description: 'no appointment' },
];

const villages = Array.from({ length: 500 }, (_, index) => ({
  value: `village-${index}`,
  label: `Village ${index + 1}`,
}));

const meta = preview.meta({
  component: MultiSelect,
  args: { label: 'Categories', options, onChange: fn(), onBlur: fn() },
  parameters: {
    keyboard: [
      ['Enter / Space / Arrow Down', 'On the control: opens the list'],
      ['Arrow Down / Arrow Up', 'Moves to the next or previous option'],
      ['Shift + Arrow Down / Arrow Up', 'Moves and chooses or takes back'],
      ['Space / Enter', 'Chooses the option or takes it back (in the search: Enter)'],
      ['Shift + Space', 'Chooses all from the last one chosen to here'],
      ['Home / End', 'Moves to the first or last option'],
      ['Ctrl + Shift + Home / End', 'Chooses all from here to the first or last option'],
      ['Ctrl + A', 'Chooses all, or none when all are chosen'],
      ['Letters', 'Move to the option that begins with them'],
      ['Escape', 'Empties the search, then closes the list'],
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360, minBlockSize: 420 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({ args: { show: 'names', size: 'medium' } });
Default.test('is driven by the keyboard alone', async ({ canvas, userEvent, args, step }) => {
  const control = canvas.getByRole('combobox', { name: 'Categories' });
  await expect(control).toHaveTextContent('Choose');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  const list = await screen.findByRole('listbox', { name: 'Categories' });
  const active = () => document.getElementById(list.getAttribute('aria-activedescendant') ?? '')?.textContent?.trim();
  await expect(list).toHaveFocus();
  await expect(list).toHaveAttribute('aria-multiselectable', 'true');
  await waitFor(() => expect(active()).toBe('Pharmacy'));
  await step('Space chooses and takes back', async () => {
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['pharmacy']);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  });
  await step('arrows pass over what is off; Shift chooses on the way', async () => {
    await userEvent.keyboard('{End}');
    await expect(active()).toContain('Walk-in clinic');
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(active()).toBe('Physiotherapy');
    await expect(args.onChange).toHaveBeenLastCalledWith(['physio']);
  });
  await step('Shift and Space choose a range', async () => {
    await userEvent.keyboard('{Home}{Shift>} {/Shift}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['physio', 'pharmacy', 'compounding', 'dentist']);
  });
  await step('Ctrl and A choose all, then none', async () => {
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(within(list).getAllByRole('option', { selected: true })).toHaveLength(5);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(within(list).queryAllByRole('option', { selected: true })).toHaveLength(0);
    await userEvent.keyboard('{Control>}{Shift>}{End}{/Shift}{/Control}');
    await expect(within(list).getAllByRole('option', { selected: true })).toHaveLength(5);
  });
  await step('letters find', async () => {
    await userEvent.keyboard('den');
    await expect(active()).toBe('Dentist');
  });
  await step('Escape gives the focus back', async () => {
    await userEvent.keyboard('{Escape}');
    await expect(control).toHaveFocus();
    await expect(screen.queryByRole('listbox')).toBeNull();
  });
});

export const Open = Default.extend({
  args: { defaultValue: ['dentist', 'clinic'], searchable: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Categories' }));
    await screen.findByRole('dialog', { name: 'Categories' });
  },
});
Open.test('is searched, chosen from and closed by a press outside', async ({ canvas, userEvent, args, step }) => {
  const search = screen.getByRole('combobox', { name: 'Search Categories' });
  await expect(search).toHaveFocus();
  await step('finds and toggles by Enter', async () => {
    await userEvent.type(search, 'pharm');
    await expect(screen.getAllByRole('option')).toHaveLength(2);
    await expect(screen.getByText('2 options')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['dentist', 'clinic', 'compounding']);
  });
  await step('select all means what was found', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Select all' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['dentist', 'clinic', 'compounding', 'pharmacy']);
  });
  await step('nothing found is said', async () => {
    await userEvent.type(search, 'x');
    await expect(screen.getByRole('status')).toHaveTextContent('No matches for “pharmx”');
    await userEvent.keyboard('{Escape}');
    await expect(search).toHaveValue('');
    await expect(screen.getAllByRole('option')).toHaveLength(6);
  });
  await userEvent.click(screen.getByRole('option', { name: 'Dentist' }));
  await expect(args.onChange).toHaveBeenLastCalledWith(['clinic', 'compounding', 'pharmacy']);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await expect(args.onChange).toHaveBeenLastCalledWith([]);
  await expect(screen.getByRole('status')).toHaveTextContent('None selected');
  await userEvent.click(document.body);
  await expect(screen.queryByRole('dialog')).toBeNull();
  await expect(canvas.getByRole('combobox', { name: 'Categories' })).toHaveTextContent('Choose');
  await expect(args.onBlur).toHaveBeenCalled();
});

Open.test('says how many are selected at once', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Select all' }));
  await expect(screen.getByRole('status')).toHaveTextContent(/^\d+ selected$/);
});

/** What cannot be changed stays, whatever is selected or cleared at once. */
export const ChosenAndDisabled = Open.extend({
  tags: ['no-visual'],
  args: {
    options: [
      { value: 'law', label: 'Required by law', disabled: true },
      { value: 'clinic', label: 'Walk-in clinic' },
      { value: 'dentist', label: 'Dentist' },
    ],
    defaultValue: ['law', 'dentist'],
    searchable: false,
  },
});
ChosenAndDisabled.test('keeps the disabled option', async ({ userEvent, args }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await expect(args.onChange).toHaveBeenLastCalledWith(['law']);
  screen.getByRole('listbox').focus();
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect(args.onChange).toHaveBeenLastCalledWith(['law', 'clinic', 'dentist']);
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect(args.onChange).toHaveBeenLastCalledWith(['law']);
});

export const Chips = Default.extend({ args: { show: 'chips', defaultValue: ['pharmacy', 'dentist', 'clinic'] } });
Chips.test('keeps the focus near when a chip goes', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('combobox')).toHaveTextContent('3 selected');
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Dentist from Categories' }));
  await expect(args.onChange).toHaveBeenLastCalledWith(['pharmacy', 'clinic']);
  await expect(canvas.getByRole('button', { name: 'Remove Walk-in clinic from Categories' })).toHaveFocus();
});

/** Five hundred options; the full list renders shortly after the first frame. */
export const FiveHundred = Default.extend({ args: { label: 'Villages', options: villages } });
FiveHundred.test('reaches the last one', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox', { name: 'Villages' }));
  const search = await screen.findByRole('combobox', { name: 'Search Villages' });
  // A role query over five hundred options takes seconds, so they are counted with a selector.
  const drawn = () => document.querySelectorAll('[role="option"]');
  await waitFor(() => expect(drawn()).toHaveLength(500));
  await userEvent.type(search, '500');
  await expect(drawn()).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('combobox', { name: 'Villages' })).toHaveTextContent('Village 500');
});

export const LongText = Open.extend({
  args: {
    label: 'Kuruluşun verdiği hizmetler',
    description: 'Kuruluşun sayfasında bu sırayla görünür',
    error: 'En az bir hizmet seçin',
    required: false,
    options: [
      { value: 'a', label: 'Fizik tedavi ve rehabilitasyon hizmetleri', description: 'randevuyla' },
      { value: 'b', label: 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine' },
    ],
    defaultValue: ['a', 'b'],
  },
  globals: { locale: 'tr' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByRole('dialog');
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {(['medium', 'large'] as const).flatMap((size) => [
        <MultiSelect key={`${size}-none`} {...args} size={size} />,
        <MultiSelect key={`${size}-names`} {...args} size={size} defaultValue={['pharmacy', 'physio']} />,
        <MultiSelect key={`${size}-count`} {...args} size={size} show="count" defaultValue={['pharmacy', 'physio']} />,
        <MultiSelect key={`${size}-chips`} {...args} size={size} show="chips" defaultValue={['pharmacy', 'physio']} />,
        <MultiSelect key={`${size}-error`} {...args} size={size} error="Choose at least one" />,
        <MultiSelect key={`${size}-off`} {...args} size={size} show="chips" defaultValue={['dentist']} disabled />,
      ])}
    </div>
  ),
});
