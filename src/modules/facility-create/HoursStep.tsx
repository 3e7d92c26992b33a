import { useTranslation } from 'react-i18next';

import { RadioGroup } from '#components/RadioGroup';
import { TextField } from '#components/TextField';

import { HoursExceptionsField } from './HoursExceptionsField';
import { OpeningHoursField } from './OpeningHoursField';
import { openingHoursTexts } from './openingHoursTexts';
import { fieldOf } from './stepProps';
import type { StepProps } from './stepProps';

const texts = ['facility-create', ...openingHoursTexts] as const;

const statuses = ['known', 'always', 'appointment', 'unknown'] as const;
const holidays = ['unknown', 'closed', 'open', 'special'] as const;

export type HoursStepProps = StepProps & {
  /** Error of the part with an id. */
  errorOfId: (id: string) => string | undefined;
};

/** Step for opening hours (directory 2.9, step 5). */
export function HoursStep({ errorOfId, ...step }: HoursStepProps) {
  const { t } = useTranslation(texts);
  const { values, change } = step;
  const { hoursStatus, weekly, exceptions, publicHolidays, hoursNote } = values.facility;
  const isKnown = hoursStatus === 'known';
  const hasDays = isKnown || hoursStatus === 'always';
  return (
    <>
      <RadioGroup
        {...fieldOf(step, '/facility/hoursStatus')}
        label={t('hours.status')}
        options={statuses.map((value) => ({ value, label: t(`hours.statuses.${value}`) }))}
        value={hoursStatus === '' ? null : hoursStatus}
        onChange={(value) => change({ hoursStatus: value })}
      />
      {isKnown ? (
        <OpeningHoursField
          {...fieldOf(step, '/facility/weekly')}
          label={t('hours.week')}
          description={t('hours.weekHint')}
          value={weekly}
          errorOf={errorOfId}
          onChange={(week) => change({ weekly: week })}
        />
      ) : null}
      {hasDays ? (
        <>
          <RadioGroup
            {...fieldOf(step, '/facility/publicHolidays')}
            label={t('hours.holidays')}
            options={holidays.map((value) => ({ value, label: t(`hours.holidaysAre.${value}`) }))}
            value={publicHolidays}
            onChange={(value) => change({ publicHolidays: value })}
          />
          <HoursExceptionsField
            {...fieldOf(step, '/facility/exceptions')}
            label={t('hours.exceptions')}
            description={t('hours.exceptionsHint')}
            value={exceptions}
            errorOf={errorOfId}
            onChange={(days) => change({ exceptions: days })}
          />
        </>
      ) : null}
      <TextField
        {...fieldOf(step, '/facility/hoursNote')}
        label={t('hours.note')}
        required={false}
        value={hoursNote}
        onChange={(text) => change({ hoursNote: text })}
      />
    </>
  );
}
