import { datePickerTexts } from '#components/DatePicker';

/**
 * i18n namespaces of the opening hours fields, including those of the nested time and date fields. Loaded together: a
 * nested field that suspended for its own texts would remove the surrounding form, and with it the focus.
 */
export const openingHoursTexts = ['facility-create-hours', 'TimeField', ...datePickerTexts] as const;
