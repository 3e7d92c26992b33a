import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { FormErrorSummary } from '#components/FormErrorSummary';
import { RadioGroup } from '#components/RadioGroup';

import type { DraftValues } from './draftValues';
import * as styles from './Edit.css';
import { withField } from './editFields';
import type { EditField, MergeResult } from './editFields';
import { fieldSummary } from './fieldSummary';
import type { FormRecords } from './queries';

export type EditMergeProps = {
  merged: MergeResult;
  /** The values on the server. */
  theirs: DraftValues['facility'];
  /** Who changed them, and when. */
  lead: string;
  records: FormRecords;
  onDone: (values: DraftValues['facility']) => void;
};

/** Merges two edits of a facility: one choice for each field changed on both sides (directory 2.12). */
export function EditMerge({ merged, theirs, lead, records, onDone }: EditMergeProps) {
  const { t, i18n } = useTranslation(['facility-create-edit', 'facility-create']);
  const { t: tForm } = useTranslation('facility-create');
  const id = useId();
  const [choices, setChoices] = useState<Partial<Record<EditField, 'mine' | 'theirs'>>>({});
  const [attempt, setAttempt] = useState(0);
  const context = { records, t: tForm, language: i18n.language };
  const answer = (field: EditField, of: DraftValues['facility']) => {
    const { term, lines } = fieldSummary(field, of, context);
    return { term, value: lines.join(', ') || t('none') };
  };
  const termOf = (field: EditField) => answer(field, theirs).term;
  const errorOf = (field: EditField) =>
    attempt > 0 && choices[field] === undefined ? t('merge.missing', { field: termOf(field) }) : undefined;
  const errors = merged.both.flatMap((field) => {
    const message = errorOf(field);
    return message === undefined ? [] : [{ id: `${id}-${field}`, message }];
  });
  return (
    <form
      className={styles.rows}
      aria-label={t('merge.title')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (merged.both.some((field) => choices[field] === undefined)) return setAttempt(attempt + 1);
        const taken = merged.both.filter((field) => choices[field] === 'theirs');
        onDone(taken.reduce((values, field) => withField(values, field, theirs), merged.values));
      }}
    >
      <h3 className={styles.title} tabIndex={-1}>
        {t('merge.title')}
      </h3>
      <FormErrorSummary title={tForm('problemTitle')} errors={errors} attempt={attempt} />
      <p className={styles.muted}>{lead}</p>
      {merged.both.length > 0 ? <p>{t('merge.text')}</p> : null}
      {merged.both.map((field) => (
        <RadioGroup
          key={field}
          id={`${id}-${field}`}
          label={termOf(field)}
          error={errorOf(field)}
          options={[
            { value: 'mine', label: t('merge.yours', { value: answer(field, merged.values).value }) },
            { value: 'theirs', label: t('merge.theirs', { value: answer(field, theirs).value }) },
          ]}
          value={choices[field] ?? null}
          onChange={(choice) => setChoices({ ...choices, [field]: choice })}
        />
      ))}
      {(['fromThem', 'fromYou'] as const).map((side) => {
        const fields = side === 'fromThem' ? merged.theirs : merged.mine;
        const of = side === 'fromThem' ? theirs : merged.values;
        if (fields.length === 0) return null;
        return (
          <section key={side} className={styles.list} aria-label={t(`merge.${side}`)}>
            <h3 className={styles.term}>{t(`merge.${side}`)}</h3>
            <ul role="list">
              {fields.map((field) => (
                <li key={field}>
                  <span className={styles.muted}>{termOf(field)}</span> {answer(field, of).value}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <div>
        <Button type="submit" tone="primary" variant="solid">
          {t('merge.use')}
        </Button>
      </div>
    </form>
  );
}
