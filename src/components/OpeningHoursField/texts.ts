import { datePickerTexts } from '#components/DatePicker';

/**
 * Texts of the fields of hours, with those of the times and dates that stand in them once there are any: a part that
 * waited for its own words would take what is around it off the screen, and the focus with it.
 */
export const openingHoursTexts = ['OpeningHoursField', 'TimeField', ...datePickerTexts] as const;
