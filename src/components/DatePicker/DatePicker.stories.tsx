import { forwardKey } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, waitFor } from 'storybook/test';

import { Button } from '#components/Button';
import { calendarPopup } from '#components/Calendar';

import { DatePicker } from './DatePicker';

const meta = preview.meta({
  component: DatePicker,
  args: { label: 'Due date', onChange: fn(), onBlur: fn() },
  beforeEach: async () => {
    await calendarPopup.load();
  },
  parameters: {
    keyboard: [
      ['Enter, Space on the button', 'Opens the calendar and moves to the selected day, or to today'],
      ['Arrow keys, Home, End, Page Up, Page Down', 'Move through the days, as in Calendar'],
      ['Enter, Space on a day', 'Selects it, closes the calendar and returns to the button'],
      ['Escape', 'Closes the calendar and returns to the button'],
      ['Tab', 'Moves on; the calendar closes when the focus leaves it'],
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360, minBlockSize: 480 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({ args: { size: 'medium', defaultValue: '2026-03-18' } });
Default.test(
  'opens on the chosen day, chooses with Enter, returns with Escape',
  async ({ canvas, userEvent, args, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Due date' });
    const opener = canvas.getByRole('button', { name: 'Change the date, 18 March 2026' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await step('the focus goes to the chosen day', async () => {
      await userEvent.keyboard('{Enter}');
      const panel = await canvas.findByRole('dialog', { name: 'Calendar: Due date' });
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
      await expect(opener).toHaveAttribute('aria-controls', panel.id);
      await waitFor(() => expect(canvas.getByRole('button', { name: /^Wednesday,? 18 March 2026/ })).toHaveFocus());
    });
    await step('Escape gives it back', async () => {
      await userEvent.keyboard(`${forwardKey()}{Escape}`);
      await expect(canvas.queryByRole('dialog')).toBeNull();
      await expect(opener).toHaveFocus();
      await expect(input).toHaveValue('18/03/2026');
    });
    await step('Enter chooses', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('button', { name: /^Wednesday,? 18 March 2026/ })).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-25');
      await expect(input).toHaveValue('25/03/2026');
      await expect(canvas.queryByRole('dialog')).toBeNull();
      await expect(opener).toHaveFocus();
    });
  },
);
Default.test('is typed into as well, and closes on a press outside', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox');
  await userEvent.clear(input);
  await userEvent.type(input, '1 Aug 2026');
  await userEvent.click(canvas.getByRole('button', { name: 'Change the date, 1 August 2026' }));
  const days = await canvas.findByRole('grid', { name: 'August 2026' });
  await waitFor(() => expect(days).toBeVisible());
  await userEvent.click(document.body);
  await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
});

export const Open = Default.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByRole('dialog');
  },
});
Open.test('offers today and a way to empty it', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
  await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-16');
  await userEvent.click(canvas.getByRole('button', { name: /^Change/ }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Clear' }));
  await expect(args.onChange).toHaveBeenLastCalledWith('');
  await expect(canvas.getByRole('textbox')).toHaveValue('');
});

export const OpenInTurkish = Open.extend({
  args: { label: 'Son teslim tarihi', description: 'Resmî tatiller seçilemez', min: '2026-03-10' },
  globals: { locale: 'tr' },
});

function DueForm({ onSave }: { onSave: (values: { due: string }) => void }) {
  const { control, handleSubmit } = useForm({ defaultValues: { due: '' } });
  return (
    <form noValidate onSubmit={handleSubmit((values) => onSave(values))} style={{ display: 'grid', gap: 16 }}>
      <Controller
        control={control}
        name="due"
        rules={{ required: 'Choose a due date' }}
        render={({ field, fieldState }) => (
          <DatePicker {...field} label="Due date" required error={fieldState.error?.message} />
        )}
      />
      <Button type="submit">Save</Button>
    </form>
  );
}

const saved = fn();

export const InAForm = Default.extend({
  beforeEach: () => void saved.mockClear(),
  render: () => <DueForm onSave={saved} />,
});
InAForm.test('takes the focus when it is missing, then hands over the day', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(await canvas.findByText('Choose a due date')).toBeVisible();
  await expect(canvas.getByRole('textbox')).toHaveFocus();
  await userEvent.click(canvas.getByRole('button', { name: 'Choose a date' }));
  await userEvent.click(await canvas.findByRole('button', { name: /^Friday,? 20 March 2026/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ due: '2026-03-20' }));
});

export const Matrix = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <DatePicker {...args} defaultValue="2026-03-18" />
      <DatePicker {...args} size="large" required={false} />
      <DatePicker {...args} label="From" hideLabel />
      <DatePicker {...args} error="Choose a due date" required />
      <DatePicker {...args} defaultValue="2026-03-01" min="2026-03-10" />
      <DatePicker {...args} defaultValue="2026-03-18" disabled />
    </div>
  ),
});
