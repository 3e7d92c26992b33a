import preview from '#.storybook/preview';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, waitFor } from 'storybook/test';

import { Button } from '#components/Button';

import { TimeField } from './TimeField';

const meta = preview.meta({
  component: TimeField,
  args: { label: 'Opens at', onChange: fn(), onBlur: fn() },
  parameters: {
    keyboard: [
      ['Arrow Up, Arrow Down', 'Goes to the next step on, back; with a list, moves through it'],
      ['Page Up, Page Down', 'Goes to the next hour on, back'],
      ['Enter', 'Writes the time as the language does, and submits the form; with a list, takes the active time'],
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({ args: { size: 'medium', step: 15, clock: 'language' } });
Default.test('reads what people type and steps by arrow keys', async ({ canvas, userEvent, args, step }) => {
  const input = canvas.getByRole('textbox', { name: 'Opens at' });
  await expect(input).toHaveAccessibleDescription('24-hour clock, for example 14:30');
  await userEvent.type(input, '9.40 pm');
  await expect(input).toHaveValue('9.40 pm');
  await expect(args.onChange).toHaveBeenLastCalledWith('21:40');
  await step('arrows go to whole steps', async () => {
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('21:45');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(input).toHaveValue('21:15');
    await userEvent.keyboard('{PageDown}');
    await expect(input).toHaveValue('21:00');
    await userEvent.keyboard('{PageUp}{PageUp}{PageUp}{PageUp}');
    await expect(input).toHaveValue('23:59');
    await expect(args.onChange).toHaveBeenLastCalledWith('23:59');
  });
});
Default.test('explains an hour that does not exist and keeps the text', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox');
  await userEvent.type(input, '25:10{Tab}');
  await expect(input).toHaveValue('25:10');
  await expect(canvas.getByText('Hour 25 does not exist. Enter an hour from 0 to 23.')).toBeVisible();
});

export const InTurkish = Default.extend({
  args: { label: 'Açılış saati', defaultValue: '09:30', min: '08:00', required: false },
  globals: { locale: 'tr' },
});
InTurkish.test('reads Turkish halves of the day and explains in Turkish', async ({ canvas, userEvent, args }) => {
  const input = canvas.getByRole('textbox');
  await userEvent.clear(input);
  await userEvent.type(input, 'ÖS 9.30');
  await expect(args.onChange).toHaveBeenLastCalledWith('21:30');
  await userEvent.clear(input);
  await userEvent.type(input, '7{Tab}');
  await expect(canvas.getByText('Saat 08:00 veya daha sonrası olmalı.')).toBeVisible();
});

export const WithList = Default.extend({ args: { list: true, step: 30, min: '08:00', max: '18:00' } });
WithList.test('offers times, and takes others', async ({ canvas, userEvent, args }) => {
  const input = canvas.getByRole('combobox', { name: 'Opens at' });
  await userEvent.type(input, '9');
  // The list fades in: it is there a frame before it can be seen.
  await waitFor(() => expect(canvas.getByRole('option', { name: '09:30' })).toBeVisible());
  await expect(canvas.getAllByRole('option')).toHaveLength(2);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith('09:30');
  await expect(input).toHaveValue('09:30');
  await userEvent.clear(input);
  await userEvent.type(input, '10:07{Tab}');
  await expect(args.onChange).toHaveBeenLastCalledWith('10:07');
});

function HoursForm({ onSave }: { onSave: (values: { opens: string }) => void }) {
  const { control, handleSubmit } = useForm({ defaultValues: { opens: '' } });
  return (
    <form noValidate onSubmit={handleSubmit((values) => onSave(values))} style={{ display: 'grid', gap: 16 }}>
      <Controller
        control={control}
        name="opens"
        rules={{ required: 'Enter a time' }}
        render={({ field, fieldState }) => <TimeField {...field} label="Opens at" error={fieldState.error?.message} />}
      />
      <Button type="submit">Save</Button>
    </form>
  );
}

const saved = fn();

export const InAForm = Default.extend({
  beforeEach: () => void saved.mockClear(),
  render: () => <HoursForm onSave={saved} />,
});
InAForm.test('takes the focus when it is missing, then hands over the time', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(await canvas.findByText('Enter a time')).toBeVisible();
  const input = canvas.getByRole('textbox');
  await expect(input).toHaveFocus();
  await userEvent.type(input, '930{Enter}');
  await expect(saved).toHaveBeenCalledWith({ opens: '09:30' });
});

export const Matrix = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <TimeField {...args} defaultValue="09:30" />
      <TimeField {...args} defaultValue="21:30" clock="12" />
      <TimeField {...args} size="large" description="Of the first day" required={false} />
      <TimeField {...args} list defaultValue="09:30" />
      <TimeField {...args} error="Enter a time" />
      <TimeField {...args} defaultValue="25:10" />
      <TimeField {...args} defaultValue="09:30" disabled />
    </div>
  ),
});
