import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Badge } from '#components/Badge';
import { Button } from '#components/Button';
import { SubmitButton } from '#components/SubmitButton';
import { TextArea } from '#components/TextArea';

import type { DraftValues } from './draftValues';
import * as styles from './Edit.css';
import { differingFields, isProtectedField } from './editFields';
import type { EditField } from './editFields';
import { fieldSummary } from './fieldSummary';
import type { FormRecords } from './queries';

export type EditReviewProps = {
  base: DraftValues['facility'];
  values: DraftValues['facility'];
  records: FormRecords;
  reason: string;
  onReason: (reason: string) => void;
  busy: boolean;
  /** The changes have just been merged with another edit. */
  merged?: boolean;
  onSave: () => void;
  onBack: () => void;
};

/** Review of all changes with old and new value, told apart by text, before they are saved (directory 2.12). */
export function EditReview({
  base,
  values,
  records,
  reason,
  onReason,
  busy,
  merged = false,
  onSave,
  onBack,
}: EditReviewProps) {
  const { t, i18n } = useTranslation(['facility-create-edit', 'facility-create']);
  const { t: tForm } = useTranslation('facility-create');
  const fields = differingFields(base, values);
  const context = { records, t: tForm, language: i18n.language };
  const linesOf = (field: EditField, of: DraftValues['facility']) =>
    fieldSummary(field, of, context).lines.join('\n') || t('none');
  return (
    <form
      className={styles.rows}
      aria-label={t('review')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <h3 className={styles.title} tabIndex={-1}>
        {t('review')}
      </h3>
      {merged ? <Alert tone="info" title={t('joined')} /> : null}
      {fields.length === 0 ? <Alert title={t('nothing')} /> : null}
      <ul role="list" className={styles.list} aria-label={t('review')}>
        {fields.map((field) => (
          <li key={field} className={styles.change}>
            <span className={styles.term}>{fieldSummary(field, values, context).term}</span>
            <span>
              <span className={styles.muted}>{t('before')} </span>
              <del className={styles.removed}>{linesOf(field, base)}</del>
            </span>
            <span>
              <span className={styles.muted}>{t('after')} </span>
              <ins className={styles.added}>{linesOf(field, values)}</ins>
            </span>
            <span>
              <Badge tone={isProtectedField(field) ? 'warning' : 'neutral'}>
                {t(isProtectedField(field) ? 'waits' : 'atOnce')}
              </Badge>
            </span>
          </li>
        ))}
      </ul>
      {fields.some(isProtectedField) ? (
        <TextArea
          label={t('reason')}
          description={t('reasonHint')}
          required={false}
          rows={3}
          limit={1000}
          value={reason}
          onChange={onReason}
        />
      ) : null}
      <div className={styles.actions}>
        {fields.length > 0 ? (
          <SubmitButton tone="primary" variant="solid" loading={busy}>
            {t(busy ? 'saving' : 'save')}
          </SubmitButton>
        ) : null}
        <Button variant="quiet" disabled={busy} onClick={onBack}>
          {t('further')}
        </Button>
      </div>
    </form>
  );
}
