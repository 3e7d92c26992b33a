import preview from '#.storybook/preview';
import { expect, within } from 'storybook/test';

import { OpeningHoursTable } from './OpeningHoursTable';
import type { OpeningHoursTableProps } from './OpeningHoursTable';

const weekdays = [1, 2, 3, 4, 5].map((day) => ({ day, opens: '09:00', closes: '17:00' }));
const clinic: OpeningHoursTableProps['facility'] = {
  timeZone: 'Atlantic/Azores',
  hoursStatus: 'known',
  weekly: weekdays,
  exceptions: [],
  publicHolidays: 'closed',
  operationalStatus: 'open',
  address: { city: 'Port Calder' },
  holidays: [{ date: '2026-03-23', name: 'Charter Day' }],
};

const meta = preview.meta({
  component: OpeningHoursTable,
  args: { facility: clinic, viewerZone: 'Atlantic/Azores' },
});

export const OrdinaryWeek = meta.story();
OrdinaryWeek.test('marks today in words, and names no time zone to local viewers', async ({ canvas }) => {
  await expect(canvas.getByRole('row', { current: 'date' })).toHaveTextContent('MondayToday09:00 – 17:00');
  await expect(canvas.queryByText(/Times are local/)).toBeNull();
});

export const FromAbroad = OrdinaryWeek.extend({ args: { viewerZone: 'Europe/Istanbul' } });
FromAbroad.test('says which time zone applies', async ({ canvas }) => {
  await expect(canvas.getByText('Times are local to Port Calder, where it is now 09:00.')).toBeVisible();
});

export const SpecialDays = OrdinaryWeek.extend({
  args: {
    facility: {
      ...clinic,
      exceptions: [
        { from: '2026-03-18', to: '2026-03-20', kind: 'closed', reason: 'Staff training' },
        { from: '2026-03-21', to: '2026-03-21', kind: 'special', ranges: [{ opens: '10:00', closes: '12:00' }] },
      ],
    },
  },
});
SpecialDays.test('lists them before the week', async ({ canvas }) => {
  const [special] = canvas.getAllByRole('table');
  if (!special) throw new Error('There is no table.');
  await expect(within(special).getAllByRole('row')).toHaveLength(3);
  await expect(within(special).getByText('Staff training')).toBeVisible();
  await expect(within(special).getByText('10:00 – 12:00')).toBeVisible();
});

export const Nights = OrdinaryWeek.extend({
  args: {
    facility: {
      ...clinic,
      weekly: [
        { day: 1, opens: '20:00', closes: '08:00' },
        { day: 2, opens: '09:00', closes: '24:00' },
        { day: 3, opens: '00:00', closes: '24:00' },
      ],
    },
  },
});
Nights.test('says when the closure ends', async ({ canvas }) => {
  await expect(canvas.getByText('20:00 – 08:00 the next day')).toBeVisible();
  await expect(canvas.getByText('09:00 – midnight')).toBeVisible();
  await expect(canvas.getByText('Open 24 hours')).toBeVisible();
});

export const UncertainHoliday = OrdinaryWeek.extend({ args: { facility: { ...clinic, publicHolidays: 'unknown' } } });
UncertainHoliday.test('claims no opening hours', async ({ canvas }) => {
  await expect(canvas.getByText('Public holiday: hours may differ')).toBeVisible();
});

export const Always = OrdinaryWeek.extend({ args: { facility: { ...clinic, hoursStatus: 'always', weekly: [] } } });
export const ByAppointment = OrdinaryWeek.extend({
  args: { facility: { ...clinic, hoursStatus: 'appointment', hoursNote: 'Call between 9 and 11' } },
});
export const Unknown = OrdinaryWeek.extend({ args: { facility: { ...clinic, hoursStatus: 'unknown' } } });
export const Turkish = SpecialDays.extend({ globals: { locale: 'tr' } });
