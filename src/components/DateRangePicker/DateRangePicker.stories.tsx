import { forwardKey } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, waitFor } from 'storybook/test';

import { Button } from '#components/Button';
import { calendarPopup } from '#components/Calendar';
import type { DateRange } from '#components/Calendar';

import { DateRangePicker } from './DateRangePicker';

const meta = preview.meta({
  component: DateRangePicker,
  args: { label: 'Period', onChange: fn(), onBlur: fn() },
  beforeEach: async () => {
    await calendarPopup.load();
  },
  parameters: {
    keyboard: [
      ['Enter, Space on the button', 'Opens the calendar and moves to the first chosen day, or to today'],
      ['Arrow keys, Home, End, Page Up, Page Down', 'Move through the days of both months, as in Calendar'],
      ['Enter, Space on a day', 'Begins the range, then ends it and returns to the button'],
      ['Escape', 'Closes the calendar, changes nothing and returns to the button'],
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420, minBlockSize: 520 }}>
        <Story />
      </div>
    ),
  ],
});

const presets = [
  { label: 'This week', range: { start: '2026-03-16', end: '2026-03-22' } },
  { label: 'Next 30 days', range: { start: '2026-03-16', end: '2026-04-14' } },
  { label: 'This year', range: { start: '2026-01-01', end: '2026-12-31' } },
];

export const Default = meta.story({
  args: { size: 'medium', defaultValue: { start: '2026-03-10', end: '2026-03-18' }, presets },
});
Default.test('is chosen by the keyboard over two months', async ({ canvas, userEvent, args }) => {
  const opener = canvas.getByRole('button', { name: 'Choose dates' });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  const later = await canvas.findByRole('grid', { name: 'April 2026' });
  await waitFor(() => expect(later).toBeVisible());
  await waitFor(() => expect(canvas.getByRole('button', { name: /^Tuesday,? 10 March 2026/ })).toHaveFocus());
  await userEvent.keyboard(`${forwardKey()}{Enter}`);
  await expect(canvas.getByText('Now choose the end date.')).toBeVisible();
  await expect(args.onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{PageDown}{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-03-11', end: '2026-04-11' });
  await expect(canvas.getByRole('textbox', { name: 'End' })).toHaveValue('11/04/2026');
  await expect(opener).toHaveFocus();
});
Default.test('explains an end before the start', async ({ canvas, userEvent }) => {
  const end = canvas.getByRole('textbox', { name: 'End' });
  await userEvent.clear(end);
  await userEvent.type(end, '1.3.2026{Tab}');
  await expect(canvas.getByText('The end date (1 March 2026) is before the start date (10 March 2026).')).toBeVisible();
  await expect(end).toBeInvalid();
  await expect(canvas.getByRole('textbox', { name: 'Start' })).toBeValid();
});

export const Open = Default.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByRole('dialog');
  },
});
Open.test('takes a common range with one press', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Next 30 days' }));
  await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-03-16', end: '2026-04-14' });
  await expect(canvas.queryByRole('dialog')).toBeNull();
});

export const OpenInTurkish = Open.extend({
  args: {
    label: 'Rapor dönemi',
    presets: [
      { label: 'Bu hafta', range: { start: '2026-03-16', end: '2026-03-22' } },
      { label: 'Önümüzdeki otuz gün', range: { start: '2026-03-16', end: '2026-04-14' } },
    ],
  },
  globals: { locale: 'tr' },
});

function PeriodForm({ onSave }: { onSave: (values: { period: DateRange }) => void }) {
  const { control, handleSubmit } = useForm({ defaultValues: { period: { start: '', end: '' } } });
  return (
    <form noValidate onSubmit={handleSubmit((values) => onSave(values))} style={{ display: 'grid', gap: 16 }}>
      <Controller
        control={control}
        name="period"
        rules={{ validate: ({ start, end }) => (start !== '' && end !== '') || 'Choose both days' }}
        render={({ field, fieldState }) => (
          <DateRangePicker {...field} label="Period" error={fieldState.error?.message} />
        )}
      />
      <Button type="submit">Save</Button>
    </form>
  );
}

const saved = fn();

export const InAForm = Default.extend({
  beforeEach: () => void saved.mockClear(),
  render: () => <PeriodForm onSave={saved} />,
});
InAForm.test('takes the focus when it is missing, then hands over both days', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(await canvas.findByText('Choose both days')).toBeVisible();
  const start = canvas.getByRole('textbox', { name: 'Start' });
  await expect(start).toHaveFocus();
  await userEvent.type(start, '16.3.2026');
  await userEvent.type(canvas.getByRole('textbox', { name: 'End' }), '20.3.2026');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ period: { start: '2026-03-16', end: '2026-03-20' } }));
});

export const Matrix = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <DateRangePicker {...args} defaultValue={{ start: '2026-03-10', end: '2026-03-18' }} />
      <DateRangePicker {...args} size="large" required={false} />
      <DateRangePicker {...args} defaultValue={{ start: '2026-03-18', end: '2026-03-10' }} />
      <DateRangePicker {...args} error="Choose both days" />
      <DateRangePicker {...args} defaultValue={{ start: '2026-03-10', end: '2026-03-18' }} disabled />
      <div style={{ inlineSize: 240 }}>
        <DateRangePicker {...args} label="In a narrow column" />
      </div>
    </div>
  ),
});
