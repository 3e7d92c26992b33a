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
  /** Names the form. */
  label: string;
  /** The account was changed elsewhere meanwhile. */
  conflict?: ReactNode;
  /** The field whose draft may be back; takes the focus when it is discarded. */
  draftField?: RefObject<HTMLInputElement | null>;
  /** The words of the button at rest, where they are not "Save". */
  submit?: string;
  /** What it means to send it. */
  tone?: 'primary' | 'error';
  /** `touch` where the form is what its page is about. */
  size?: 'default' | 'touch';
  /** Instead of sending it at once. */
  onSubmit?: () => void | Promise<void>;
  onCancel?: () => void;
  children: ReactNode;
};

/** A form of this module: what is wrong above, the fields, and what can be done. */
export function ChangeForm({
  form,
  label,
  conflict,
  draftField,
  submit,
  tone = 'primary',
  size = 'default',
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
        <SubmitButton size={size} tone={tone} variant={tone === 'error' ? 'outline' : 'solid'} busy={form.busy}>
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
