import { backKey, forwardKey } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { Calendar, CalendarPlaceholder } from './Calendar';
import type { CalendarProps, DateRange } from './Calendar';

const changed = fn();

/** Matches a day by its accessible name; browsers differ in the comma after the weekday. */
const named = (words: string) => new RegExp(`^${words.replace(' ', ',? ')}$`);

/** Holds the selected value, as a page would. */
function Kept({
  initial,
  ...props
}: Omit<Extract<CalendarProps, { mode?: 'single' | undefined }>, 'value' | 'onChange'> & { initial: string }) {
  const [value, setValue] = useState(initial);
  return (
    <Calendar
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        changed(next);
      }}
    />
  );
}

function KeptRange({ label, months, initial }: { label: string; months?: 1 | 2; initial: DateRange }) {
  const [value, setValue] = useState(initial);
  return (
    <Calendar
      mode="range"
      label={label}
      months={months}
      value={value}
      onChange={(next) => {
        setValue(next);
        changed(next);
      }}
    />
  );
}

const meta = preview.meta({
  component: Calendar,
  args: { label: 'Visit', value: '2026-03-18', onChange: fn() },
  beforeEach: () => void changed.mockClear(),
  parameters: {
    keyboard: [
      ['Arrow Left, Arrow Right', 'Moves to the day before, the day after'],
      ['Arrow Up, Arrow Down', 'Moves to the same day of the week before, the week after'],
      ['Home, End', 'Moves to the first, the last day of the week'],
      ['Page Up, Page Down', 'Moves to the same day of the month before, the month after'],
      ['Shift + Page Up, Shift + Page Down', 'Moves to the same day of the year before, the year after'],
      ['Enter, Space', 'Chooses the day'],
    ],
  },
});

export const Default = meta.story({
  args: { months: 1 },
  render: ({ label, min, max, isDayDisabled, months }) => (
    <Kept initial="2026-03-18" {...{ label, min, max, isDayDisabled, months }} />
  ),
});
Default.test('is walked through by the keyboard', async ({ canvas, userEvent, step }) => {
  const day = (words: string) => canvas.getByRole('button', { name: named(words) });
  const chosen = await canvas.findByRole('button', { name: named('Wednesday 18 March 2026, selected') });
  await step('one day is in the tab order', async () => {
    await expect(chosen).toHaveAttribute('tabindex', '0');
    await expect(day('Thursday 19 March 2026')).toHaveAttribute('tabindex', '-1');
    await expect(canvas.getByRole('grid', { name: 'March 2026' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: named('Monday 16 March 2026, today') })).toBeVisible();
  });
  chosen.focus();
  await step('days and weeks', async () => {
    await userEvent.keyboard(forwardKey());
    await expect(day('Thursday 19 March 2026')).toHaveFocus();
    await userEvent.keyboard(`{ArrowDown}${backKey()}`);
    await expect(day('Wednesday 25 March 2026')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(day('Monday 23 March 2026')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(day('Sunday 29 March 2026')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(day('Sunday 22 March 2026')).toHaveFocus();
  });
  await step('months and years', async () => {
    await userEvent.keyboard('{PageDown}');
    await expect(day('Wednesday 22 April 2026')).toHaveFocus();
    await userEvent.keyboard('{PageUp}{Shift>}{PageDown}{/Shift}');
    await expect(day('Monday 22 March 2027')).toHaveFocus();
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    await expect(day('Sunday 22 March 2026')).toHaveFocus();
  });
  await step('Enter chooses', async () => {
    await userEvent.keyboard('{Enter}');
    await expect(changed).toHaveBeenCalledWith('2026-03-22');
    await expect(day('Sunday 22 March 2026, selected')).toHaveFocus();
  });
});
Default.test('goes to a month and a year by pointer', async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Year' }), '1985');
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Month' }), 'June');
  await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
  await userEvent.click(canvas.getByRole('button', { name: named('Thursday 4 July 1985') }));
  await expect(changed).toHaveBeenCalledWith('1985-07-04');
});

export const InTurkish = Default.extend({ args: { label: 'Ziyaret' }, globals: { locale: 'tr' } });
InTurkish.test('begins the week on Monday and speaks Turkish', async ({ canvas }) => {
  await expect(await canvas.findByRole('grid', { name: 'Mart 2026' })).toBeVisible();
  const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
  await expect(heads).toEqual(['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz']);
  await expect(canvas.getByRole('button', { name: '16 Mart 2026 Pazartesi, bugün' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Sonraki ay' })).toBeVisible();
});

const isWeekend = (iso: string) => [0, 6].includes(new Date(`${iso}T00:00:00Z`).getUTCDay());

export const Limited = Default.extend({
  args: { min: '2026-03-10', max: '2026-03-27', isDayDisabled: isWeekend },
});
Limited.test('offers only what may be chosen', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('button', { name: named('Saturday 21 March 2026') })).toBeDisabled();
  await expect(canvas.getByRole('button', { name: named('Monday 9 March 2026') })).toBeDisabled();
  await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
  await expect(canvas.getByRole('grid', { name: 'March 2026' })).toBeVisible();
});

export const Range = Default.extend({
  render: ({ label }) => <KeptRange label={label} months={2} initial={{ start: '2026-03-18', end: '2026-04-03' }} />,
});
Range.test('takes two days in either order', async ({ canvas, userEvent }) => {
  const day = (words: string) => canvas.findByRole('button', { name: named(words) });
  await userEvent.click(await day('Friday 20 March 2026, selected'));
  await expect(changed).toHaveBeenLastCalledWith({ start: '2026-03-20', end: '' });
  await userEvent.click(await day('Tuesday 10 March 2026'));
  await expect(changed).toHaveBeenLastCalledWith({ start: '2026-03-10', end: '2026-03-20' });
  await expect(await day('Tuesday 10 March 2026, start')).toBeVisible();
  await expect(await day('Friday 20 March 2026, end')).toBeVisible();
});

const retried = fn();

/** The placeholder while the calendar loads, and the error when loading fails. */
export const Waiting = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      <CalendarPlaceholder failed={false} onRetry={retried} />
      <CalendarPlaceholder failed onRetry={retried} />
    </div>
  ),
});
Waiting.test('can be tried again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(retried).toHaveBeenCalledOnce();
});
