import EnvelopeIcon from '@heroicons/react/24/outline/EnvelopeIcon';
import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import preview from '#.storybook/preview';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn } from 'storybook/test';

import { Button } from '#components/Button';

import { TextField } from './TextField';

const meta = preview.meta({
  component: TextField,
  args: { label: 'Name of the facility', name: 'name', onChange: fn(), onBlur: fn() },
  parameters: {
    keyboard: [
      ['Tab', 'Moves to the field, and selects the text in it'],
      ['Enter', 'Submits the form that the field is in'],
      ['Escape', 'Clears a field of the type `search`'],
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({ args: { type: 'text', size: 'medium' } });
Default.test('takes typing and says each text', async ({ canvas, userEvent, args }) => {
  const input = canvas.getByRole('textbox', { name: 'Name of the facility' });
  await userEvent.click(canvas.getByText('Name of the facility'));
  await expect(input).toHaveFocus();
  await userEvent.keyboard('Ada');
  await expect(input).toHaveValue('Ada');
  await expect(args.onChange).toHaveBeenLastCalledWith('Ada');
  await userEvent.tab();
  await expect(args.onBlur).toHaveBeenCalledOnce();
});

export const Filled = Default.extend({ args: { defaultValue: 'Harbour Pharmacy' } });

export const WithDescription = Default.extend({ args: { description: 'As it is written on the door' } });
WithDescription.test('is described by the description', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('As it is written on the door');
});

export const Invalid = WithDescription.extend({ args: { error: 'Enter the name of the facility' } });
Invalid.test('is marked, and described by the error first', async ({ canvas }) => {
  const input = canvas.getByRole('textbox');
  await expect(input).toBeInvalid();
  await expect(input).toHaveAccessibleDescription('Enter the name of the facility As it is written on the door');
  await expect(canvas.getByText('Enter the name of the facility').querySelector('svg')).toBeVisible();
});

export const Disabled = Filled.extend({ args: { disabled: true } });
Disabled.test('takes no focus', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('textbox')).not.toHaveFocus();
});

export const Required = Default.extend({ args: { required: true } });
Required.test('says so to assistive technology and shows no asterisk', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Name of the facility' })).toBeRequired();
});

export const Optional = Default.extend({
  args: { label: 'Email', type: 'email', autoComplete: 'email', leadingIcon: EnvelopeIcon, required: false },
});
Optional.test('says so to everyone', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Email (optional)' })).not.toBeRequired();
});

export const LongLabel = Invalid.extend({
  args: {
    label: 'Kuruluşunuzun ticaret sicilinde kayıtlı bulunan tam unvanı ve varsa kısaltması',
    description: 'Unvanı, tabelada yazdığı gibi değil, sicil gazetesinde yayımlandığı biçimiyle yazın',
    error: 'Kuruluşun unvanını en az iki, en fazla yüz yirmi karakter olacak biçimde yazın',
    required: false,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
});

export const Search = meta.story({
  args: { label: 'Search notes', type: 'search', leadingIcon: MagnifyingGlassIcon, placeholder: 'Search' },
});
Search.test('is cleared by its button and by Escape', async ({ canvas, userEvent, args }) => {
  const input = canvas.getByRole('searchbox', { name: 'Search notes' });
  await expect(canvas.queryByRole('button')).toBeNull();
  await userEvent.type(input, 'milk');
  await userEvent.click(canvas.getByRole('button', { name: 'Clear Search notes' }));
  await expect(input).toHaveValue('');
  await expect(input).toHaveFocus();
  await expect(args.onChange).toHaveBeenLastCalledWith('');
  await expect(canvas.queryByRole('button')).toBeNull();
  await userEvent.keyboard('tea{Escape}');
  await expect(input).toHaveValue('');
});

export const HiddenLabel = Search.extend({ args: { hideLabel: true } });
HiddenLabel.test('keeps its name', async ({ canvas }) => {
  await expect(canvas.getByRole('searchbox', { name: 'Search notes' })).toBeVisible();
});

function NameForm({ onSave }: { onSave: (values: { name: string }) => void }) {
  const { control, handleSubmit } = useForm({ defaultValues: { name: '' } });
  return (
    <form noValidate onSubmit={handleSubmit((values) => onSave(values))} style={{ display: 'grid', gap: 16 }}>
      <Controller
        control={control}
        name="name"
        rules={{ required: 'Enter a name' }}
        render={({ field, fieldState }) => <TextField {...field} label="Name" error={fieldState.error?.message} />}
      />
      <Button type="submit">Save</Button>
    </form>
  );
}

const saved = fn();

/** With react-hook-form, render the field in a `Controller`: spread `field` and pass the error message. */
export const InAForm = Default.extend({
  beforeEach: () => void saved.mockClear(),
  render: () => <NameForm onSave={saved} />,
});
InAForm.test('takes the focus when it is wrong, then hands over its text', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox', { name: 'Name' });
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(await canvas.findByText('Enter a name')).toBeVisible();
  await expect(input).toHaveFocus();
  await userEvent.type(input, 'Ada{Enter}');
  await expect(saved).toHaveBeenCalledWith({ name: 'Ada' });
});

export const Matrix = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {(['medium', 'large'] as const).flatMap((size) => [
        <TextField key={`${size}-plain`} {...args} size={size} />,
        <TextField
          key={`${size}-icon`}
          {...args}
          size={size}
          leadingIcon={EnvelopeIcon}
          placeholder="name@example.com"
        />,
        <TextField
          key={`${size}-search`}
          {...args}
          size={size}
          type="search"
          leadingIcon={MagnifyingGlassIcon}
          defaultValue="tea"
        />,
        <TextField key={`${size}-error`} {...args} size={size} error="Enter a name" defaultValue="?" />,
        <TextField key={`${size}-off`} {...args} size={size} defaultValue="Harbour Pharmacy" disabled />,
      ])}
    </div>
  ),
});
