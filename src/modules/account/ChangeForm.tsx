import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { DraftNotice } from '#components/DraftNotice';
import { FormErrorSummary } from '#components/FormErrorSummary';
import { SubmitButton } from '#components/SubmitButton';
import type { ServerForm } from '#lib/forms/useServerForm';

import * as styles from './ChangeForm.css';

export type ChangeFormProps = {
  form: Pick<ServerForm, 'errors' | 'attempt' | 'busy' | 'submit' | 'clearDraft' | 'isRestored' | 'discard'>;
  /** Accessible name of the form. */
  label: string;
  /** Shown when the account was changed elsewhere in the meantime. */
  conflict?: ReactNode;
  /** The field whose draft may have been restored; takes focus when the draft is discarded. */
  draftField?: RefObject<HTMLInputElement | null>;
  /** Label of the submit button; defaults to "Save". */
  submit?: string;
  /** `error` for a destructive action. */
  tone?: 'primary' | 'error';
  /** Replaces the default, which submits immediately. */
  onSubmit?: () => void | Promise<void>;
  onCancel?: () => void;
  children: ReactNode;
};

/** Form of the account pages: error summary, fields and buttons. */
export function ChangeForm({
  form,
  label,
  conflict,
  draftField,
  submit,
  tone = 'primary',
  onSubmit,
  onCancel,
  children,
}: ChangeFormProps) {
  const { t } = useTranslation('account');
  return (
    <form
      className={styles.root}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void (onSubmit ? onSubmit() : form.submit());
      }}
    >
      <FormErrorSummary title={t('form.problem')} errors={form.errors} attempt={form.attempt} />
      {conflict ? (
        <Alert tone="warning" title={t('conflict.title')}>
          {conflict}
        </Alert>
      ) : null}
      {form.isRestored ? (
        <DraftNotice
          onDiscard={() => {
            form.discard();
            draftField?.current?.focus();
          }}
        />
      ) : null}
      {children}
      <div className={styles.actions}>
        <SubmitButton tone={tone} variant={tone === 'error' ? 'outline' : 'solid'} loading={form.busy}>
          {form.busy ? t('form.saving') : (submit ?? t('form.save'))}
        </SubmitButton>
        {onCancel ? (
          <Button
            variant="quiet"
            disabled={form.busy}
            onClick={() => {
              form.clearDraft();
              onCancel();
            }}
          >
            {t('form.cancel')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
