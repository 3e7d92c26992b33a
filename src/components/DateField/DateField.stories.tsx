import preview from '#.storybook/preview';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn } from 'storybook/test';

import { Button } from '#components/Button';

import { DateField, useDateProblem } from './DateField';

const meta = preview.meta({
  component: DateField,
  args: { label: 'Date of birth', onChange: fn(), onBlur: fn() },
  parameters: {
    keyboard: [
      ['Enter', 'Writes the date as the language does, and submits the form'],
      ['Tab', 'Writes the date as the language does, and moves on'],
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({ args: { size: 'medium' } });
Default.test('reads what people type and writes it one way', async ({ canvas, userEvent, args, step }) => {
  const input = canvas.getByRole('textbox', { name: 'Date of birth' });
  await expect(input).toHaveAccessibleDescription('DD/MM/YYYY, for example 31/12/2026');
  await step('nothing changes under the caret', async () => {
    await userEvent.type(input, '6/3/85');
    await expect(input).toHaveValue('6/3/85');
    await expect(args.onChange).toHaveBeenLastCalledWith('1985-03-06');
  });
  await step('leaving writes it out', async () => {
    await userEvent.tab();
    await expect(input).toHaveValue('06/03/1985');
    await expect(args.onBlur).toHaveBeenCalledOnce();
  });
  await step('a paste from a table', async () => {
    await userEvent.clear(input);
    await userEvent.paste('2026-03-16');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-16');
  });
});
Default.test('explains a day that does not exist and keeps the text', async ({ canvas, userEvent, args }) => {
  const input = canvas.getByRole('textbox');
  await userEvent.type(input, '31.02.2026');
  await expect(input).toBeValid();
  await userEvent.tab();
  await expect(input).toBeInvalid();
  await expect(input).toHaveValue('31.02.2026');
  await expect(canvas.getByText('February 2026 does not have a day 31. It has 28 days.')).toBeVisible();
  await expect(args.onChange).toHaveBeenLastCalledWith('31.02.2026');
});

export const InTurkish = Default.extend({
  args: {
    label: 'Doğum tarihi',
    description: 'Kimlik kartınızda yazdığı gibi',
    defaultValue: '1985-02-16',
    required: false,
  },
  globals: { locale: 'tr' },
});
InTurkish.test('reads and explains Turkish dates', async ({ canvas, userEvent, args }) => {
  const input = canvas.getByRole('textbox', { name: 'Doğum tarihi (isteğe bağlı)' });
  await expect(input).toHaveValue('16.02.1985');
  await userEvent.clear(input);
  await userEvent.type(input, '3 AĞUSTOS 1985');
  await expect(args.onChange).toHaveBeenLastCalledWith('1985-08-03');
  await userEvent.clear(input);
  await userEvent.type(input, '30.02.1985{Tab}');
  await expect(canvas.getByText('Şubat 1985 ayında 30. gün yok. Bu ay 28 gün çekiyor.')).toBeVisible();
});

export const OutOfRange = Default.extend({ args: { max: '2026-03-16', defaultValue: '2026-03-17' } });

function BirthForm({ onSave }: { onSave: (values: { born: string }) => void }) {
  const { control, handleSubmit } = useForm({ defaultValues: { born: '' } });
  const problem = useDateProblem();
  return (
    <form noValidate onSubmit={handleSubmit((values) => onSave(values))} style={{ display: 'grid', gap: 16 }}>
      <Controller
        control={control}
        name="born"
        rules={{
          required: 'Enter your date of birth',
          validate: (value) => problem(value, { max: '2026-03-16' }) ?? true,
        }}
        render={({ field, fieldState }) => (
          <DateField {...field} label="Date of birth" max="2026-03-16" error={fieldState.error?.message} />
        )}
      />
      <Button type="submit">Save</Button>
    </form>
  );
}

const saved = fn();

/** Form validation with `useDateProblem` shows the same message in the summary and at the field. */
export const InAForm = Default.extend({
  beforeEach: () => void saved.mockClear(),
  render: () => <BirthForm onSave={saved} />,
});
InAForm.test('is not sent while it is no date', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(await canvas.findByText('Enter your date of birth')).toBeVisible();
  await expect(input).toHaveFocus();
  await userEvent.type(input, '16.13.1985{Enter}');
  await expect(await canvas.findByText('Month 13 does not exist. Enter a month from 1 to 12.')).toBeVisible();
  await expect(saved).not.toHaveBeenCalled();
  await userEvent.clear(input);
  await userEvent.type(input, '16.12.1985{Enter}');
  await expect(saved).toHaveBeenCalledWith({ born: '1985-12-16' });
});

export const Matrix = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <DateField {...args} defaultValue="1985-03-06" />
      <DateField {...args} size="large" description="As on your identity card" required={false} />
      <DateField {...args} hideLabel label="From" />
      <DateField {...args} error="Enter your date of birth" required />
      <DateField {...args} defaultValue="31.02.1985" />
      <DateField {...args} defaultValue="1985-03-06" disabled />
    </div>
  ),
});
