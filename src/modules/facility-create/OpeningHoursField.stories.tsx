import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';

import type { WeeklyRange } from '#domain/openingHours';

import { ControlSize } from '#components/ControlSize';
import { HoursExceptionsField } from './HoursExceptionsField';
import type { HoursExceptionsFieldProps } from './HoursExceptionsField';
import { OpeningHoursField } from './OpeningHoursField';
import type { OpeningHoursFieldProps } from './OpeningHoursField';

function Week({ value, onChange, ...props }: OpeningHoursFieldProps) {
  const [week, setWeek] = useState<readonly WeeklyRange[]>(value);
  return (
    <OpeningHoursField
      {...props}
      value={week}
      onChange={(next) => {
        setWeek(next);
        onChange(next);
      }}
    />
  );
}

function Exceptions({ value, onChange, ...props }: HoursExceptionsFieldProps) {
  const [exceptions, setExceptions] = useState(value);
  return (
    <HoursExceptionsField
      {...props}
      value={exceptions}
      onChange={(next) => {
        setExceptions(next);
        onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  component: OpeningHoursField,
  args: { label: 'Opening hours', id: 'hours', value: [], onChange: fn() },
  // As in the form around it.
  render: (props) => (
    <ControlSize size="large">
      <Week {...props} />
    </ControlSize>
  ),
  parameters: {
    keyboard: [
      ['Tab', 'Goes through days, times and buttons'],
      ['Arrow Up, Arrow Down', 'Makes a time a quarter of an hour later or earlier'],
      ['Enter, Space', 'Adds, removes, or opens the choice of days to copy to'],
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
});

const week: readonly WeeklyRange[] = [
  { day: 1, opens: '09:00', closes: '12:00' },
  { day: 1, opens: '13:00', closes: '18:00' },
  { day: 5, opens: '20:00', closes: '02:00' },
  { day: 6, opens: '08:00', closes: '08:00' },
];

export const Empty = meta.story({});
Empty.test('takes a day by keyboard and gives it to the others', async ({ canvas, userEvent, args, step }) => {
  await step('add', async () => {
    const add = canvas.getByRole('button', { name: 'Add hours: Monday' });
    add.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Monday, opens, hours 1' })).toHaveFocus();
    await userEvent.keyboard('0900');
    await userEvent.tab();
    await userEvent.keyboard('1800');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith([{ day: 1, opens: '09:00', closes: '18:00' }]);
  });
  await step('copy', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy hours from Monday' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'To Monday to Friday' }));
    await expect(canvas.getByRole('textbox', { name: 'Friday, closes, hours 1' })).toHaveValue('18:00');
    await expect(canvas.queryByRole('textbox', { name: 'Saturday, opens, hours 1' })).toBeNull();
  });
  await step('remove', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove hours 1 from Monday' }));
    await expect(canvas.getByRole('button', { name: 'Add hours: Monday' })).toHaveFocus();
  });
});

export const Filled = meta.story({ args: { value: week, description: 'Leave days without hours as closed.' } });
Filled.test('says what runs into the next day', async ({ canvas }) => {
  const friday = within(canvas.getByRole('group', { name: 'Friday' }));
  await expect(friday.getByText('Closes the next day')).toBeVisible();
  await expect(within(canvas.getByRole('group', { name: 'Saturday' })).getByText('Open 24 hours')).toBeVisible();
});

export const Invalid = meta.story({
  args: {
    value: [...week.slice(0, 1), { day: 1, opens: '11:00', closes: '' }],
    errorOf: (id) =>
      ({ 'hours-1': 'Monday: these hours overlap', 'hours-1-closes': 'Monday: enter a closing time' })[id],
  },
});
Invalid.test('says what is wrong at the time it is about', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Monday, closes, hours 2' })).toHaveAccessibleDescription(
    /^Monday: enter a closing time/,
  );
  await expect(canvas.getByRole('textbox', { name: 'Monday, opens, hours 2' })).toHaveAccessibleDescription(
    /^Monday: these hours overlap/,
  );
});

export const Turkish = Filled.extend({
  tags: ['no-visual'],
  args: { label: 'Çalışma saatleri' },
  globals: { locale: 'tr' },
});
export const OnAPhone = Filled.extend({
  tags: ['phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const WithExceptions = meta.story({
  render: () => (
    <Exceptions
      label="Exceptions"
      id="days"
      onChange={fn()}
      value={[
        { from: '2026-03-23', to: '2026-03-23', kind: 'closed', ranges: [], reason: 'Charter Day' },
        {
          from: '2026-04-01',
          to: '2026-04-03',
          kind: 'special',
          ranges: [{ opens: '10:00', closes: '14:00' }],
          reason: '',
        },
      ]}
    />
  ),
});
WithExceptions.test('adds days and takes them out, the focus with them', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add an exception' }));
  const third = within(await canvas.findByRole('group', { name: 'Exception 3' }));
  await expect(third.getByRole('textbox', { name: /^First day/ })).toHaveFocus();
  await userEvent.click(third.getByRole('radio', { name: 'Different hours' }));
  await userEvent.click(third.getByRole('button', { name: 'Add hours: Exception 3' }));
  await expect(third.getByRole('textbox', { name: 'Exception 3, opens, hours 1' })).toHaveFocus();
  await userEvent.click(third.getByRole('button', { name: 'Remove exception 3' }));
  await expect(canvas.getByRole('button', { name: 'Add an exception' })).toHaveFocus();
});
