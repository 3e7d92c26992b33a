import preview from '#.storybook/preview';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, waitFor } from 'storybook/test';

import { Button } from '#components/Button';

import { isValidPhone, PhoneField, phoneLibrary } from './PhoneField';

const meta = preview.meta({
  component: PhoneField,
  args: { label: 'Telephone', country: 'TR', onChange: fn(), onBlur: fn() },
  beforeEach: async () => {
    await phoneLibrary.load();
  },
  parameters: {
    keyboard: [
      ['Enter, Space on the country', 'Opens the list of countries and moves to its search'],
      ['Arrow Up, Arrow Down, Page Up, Page Down in the list', 'Move through the countries'],
      ['Enter in the list', 'Takes the country and moves to the number'],
      ['Escape in the list', 'Closes it and returns to the country'],
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

export const Default = meta.story({ args: { size: 'medium' } });
Default.test('formats as one types and hands over E.164', async ({ canvas, userEvent, args, step }) => {
  const input = canvas.getByRole('textbox', { name: 'Telephone' });
  await userEvent.type(input, '05321234567');
  await expect(input).toHaveValue('0532 123 45 67');
  await expect(args.onChange).toHaveBeenLastCalledWith('+905321234567');
  await step('deleting is never fought', async () => {
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith('0532 123 45');
    await userEvent.tab();
    await expect(canvas.getByText(/^This is not a valid number in Türkiye\./)).toBeVisible();
    await expect(input).toBeInvalid();
  });
  await step('a pasted number brings its country', async () => {
    await userEvent.clear(input);
    await userEvent.paste('+44 20 7946 0958');
    await expect(args.onChange).toHaveBeenLastCalledWith('+442079460958');
    await expect(input).toHaveValue('020 7946 0958');
    await expect(canvas.getByRole('button', { name: 'Country: United Kingdom, +44' })).toBeVisible();
  });
});
Default.test('takes a country by its name, by keyboard', async ({ canvas, userEvent }) => {
  const opener = canvas.getByRole('button', { name: 'Country: Türkiye, +90' });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  const search = await canvas.findByRole('combobox', { name: 'Search for a country' });
  await waitFor(() => expect(search).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await expect(opener).toHaveFocus();
  await expect(canvas.queryByRole('dialog')).toBeNull();
  await userEvent.keyboard('{Enter}');
  await userEvent.type(await canvas.findByRole('combobox'), 'germ');
  await expect(canvas.getAllByRole('option')).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('button', { name: 'Country: Germany, +49' })).toBeVisible();
  await expect(canvas.getByRole('textbox', { name: 'Telephone' })).toHaveFocus();
});

export const Open = Default.extend({
  args: { defaultValue: '+905321234567' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Country: Türkiye, +90' }));
    await canvas.findByRole('listbox');
  },
});

export const InTurkish = Default.extend({
  args: { label: 'Cep telefonu', description: 'Randevunuzu bu numaraya bildiririz' },
  globals: { locale: 'tr' },
});
InTurkish.test('finds countries by their Turkish names', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Ülke: Türkiye, +90' }));
  await userEvent.type(await canvas.findByRole('combobox', { name: 'Ülke ara' }), 'ALMANYA');
  await userEvent.click(canvas.getByRole('option', { name: 'Almanya +49' }));
  await userEvent.type(canvas.getByRole('textbox', { name: 'Cep telefonu' }), '12');
  await userEvent.click(document.body);
  await expect(await canvas.findByText('Bu numara seçilen ülke (Almanya) için çok kısa.')).toBeVisible();
});

function ContactForm({ onSave }: { onSave: (values: { phone: string }) => void }) {
  const { control, handleSubmit } = useForm({ defaultValues: { phone: '' } });
  return (
    <form noValidate onSubmit={handleSubmit((values) => onSave(values))} style={{ display: 'grid', gap: 16 }}>
      <Controller
        control={control}
        name="phone"
        rules={{
          required: 'Enter a number',
          validate: async (value) => (await isValidPhone(value)) || 'Enter a number that can be called',
        }}
        render={({ field, fieldState }) => (
          <PhoneField {...field} label="Telephone" country="TR" error={fieldState.error?.message} />
        )}
      />
      <Button type="submit">Save</Button>
    </form>
  );
}

const saved = fn();

export const InAForm = Default.extend({
  beforeEach: () => void saved.mockClear(),
  render: () => <ContactForm onSave={saved} />,
});
InAForm.test('is not sent while it is no number', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(await canvas.findByText('Enter a number')).toBeVisible();
  await expect(input).toHaveFocus();
  await userEvent.type(input, '0532{Enter}');
  await expect(await canvas.findByText('This number is too short for Türkiye.')).toBeVisible();
  await expect(saved).not.toHaveBeenCalled();
  await userEvent.clear(input);
  await userEvent.type(input, '05321234567{Enter}');
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ phone: '+905321234567' }));
});

export const Matrix = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <PhoneField {...args} defaultValue="+905321234567" />
      <PhoneField
        {...args}
        size="large"
        defaultValue="+442079460958"
        required={false}
        description="With the area code"
      />
      <PhoneField {...args} error="Enter a number" />
      <PhoneField {...args} defaultValue="0532 12" />
      <PhoneField {...args} defaultValue="+905321234567" disabled />
    </div>
  ),
});
