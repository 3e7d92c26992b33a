import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useId, useLayoutEffect, useRef } from 'react';
import { useController, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { DraftNotice } from '#components/DraftNotice';
import { SubmitButton } from '#components/SubmitButton';
import { Switch } from '#components/Switch';
import { Text } from '#components/Text';
import { TextField } from '#components/TextField';
import { useFormDraft } from '#lib/drafts/useFormDraft';

import { shortcutInputSchema } from './api';
import type { ShortcutInput } from './api';
import type { ShortcutDraft } from './drafts';
import { IconField } from './IconField';
import type { RejectedInput } from './fieldErrors';
import * as styles from './ShortcutForm.css';

// Missing values show no error (specification, section 5): Save stays disabled instead.
const missingKeys = ['form.labelMissing', 'form.iconMissing', 'form.linkMissing', 'form.useRouterMissing'] as const;
const invalidKeys = [
  'form.labelLong',
  'form.descriptionLong',
  'form.iconLong',
  'form.linkLong',
  'form.linkWrong',
] as const;

export type ShortcutFormProps = {
  /** Initial values of the fields. */
  initial: ShortcutDraft;
  /** Key under which unsent input is stored. */
  draftKey: string;
  /** Field errors of the last attempt to save. */
  rejected: RejectedInput | undefined;
  saving: boolean;
  onSave: (shortcut: ShortcutInput) => void;
  onCancel: () => void;
  /** Only for an existing shortcut. */
  onDelete?: (() => void) | undefined;
};

/**
 * Form for a shortcut (specification, section 5). Save is disabled until label, icon and link are filled in; missing
 * values show no error, only unsafe links and values the server rejected do.
 */
export function ShortcutForm({ initial, draftKey, rejected, saving, onSave, onCancel, onDelete }: ShortcutFormProps) {
  const { t } = useTranslation('shortcuts');
  const missingHintId = useId();
  const firstField = useRef<HTMLInputElement>(null);
  const form = useForm({
    defaultValues: initial,
    resolver: standardSchemaResolver(shortcutInputSchema),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { control, formState, getValues, handleSubmit } = form;
  const draft = useFormDraft(draftKey, form);
  const label = useController({ control, name: 'label' }).field;
  const description = useController({ control, name: 'description' }).field;
  const icon = useController({ control, name: 'icon' }).field;
  const link = useController({ control, name: 'link' }).field;
  const useRouter = useController({ control, name: 'useRouter' }).field;

  // The button that opened the form has unmounted.
  useLayoutEffect(() => firstField.current?.focus(), []);

  function errorOf(field: keyof ShortcutInput): string | undefined {
    const message = formState.errors[field]?.message;
    const ownKey = invalidKeys.find((key) => key === message);
    if (ownKey) return t(ownKey);
    const rejection = rejected?.errors[field];
    // Hide the server's error once the value has changed.
    if (rejection === undefined || String(getValues(field)).trim() !== String(rejected?.sent[field])) return undefined;
    const known = [...missingKeys, ...invalidKeys].find((key) => key === rejection);
    return known ? t(known) : rejection;
  }

  const { isValid } = formState;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving) void handleSubmit(onSave)();
      }}
    >
      <div className={styles.fields}>
        {draft.isRestored ? (
          <DraftNotice
            onDiscard={() => {
              draft.discard();
              firstField.current?.focus();
            }}
          />
        ) : null}
        <TextField
          ref={firstField}
          label={t('form.label')}
          required
          name="label"
          value={label.value}
          maxLength={80}
          autoComplete="off"
          error={errorOf('label')}
          onChange={label.onChange}
          onBlur={label.onBlur}
        />
        <TextField
          label={t('form.description')}
          required={false}
          name="description"
          value={description.value ?? ''}
          maxLength={160}
          autoComplete="off"
          error={errorOf('description')}
          onChange={description.onChange}
          onBlur={description.onBlur}
        />
        <IconField value={icon.value} error={errorOf('icon')} onChange={icon.onChange} onBlur={icon.onBlur} />
        <TextField
          label={t('form.link')}
          description={t('form.linkHint')}
          required
          name="link"
          value={link.value}
          maxLength={2000}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          error={errorOf('link')}
          onChange={link.onChange}
          onBlur={link.onBlur}
        />
        <Switch
          label={t('form.useRouter')}
          description={t('form.useRouterHint')}
          name="useRouter"
          checked={useRouter.value}
          error={errorOf('useRouter')}
          onChange={useRouter.onChange}
          onBlur={useRouter.onBlur}
        />
      </div>
      <div className={styles.footer}>
        {isValid ? null : (
          <Text size="small" tone="muted" id={missingHintId}>
            {t('form.needed')}
          </Text>
        )}
        {rejected && Object.keys(rejected.errors).length === 0 ? (
          <Alert tone="error" title={t('failure.notAccepted')} />
        ) : null}
        <div className={styles.actions}>
          {onDelete ? (
            <Button tone="error" variant="quiet" onClick={onDelete}>
              {t('form.delete')}
            </Button>
          ) : null}
          <span className={styles.spacer} />
          <Button variant="outline" onClick={onCancel}>
            {t('form.cancel')}
          </Button>
          <SubmitButton
            tone="primary"
            variant="solid"
            disabled={!isValid}
            loading={saving}
            {...(isValid ? {} : { 'aria-describedby': missingHintId })}
          >
            {saving ? t('form.saving') : t('form.save')}
          </SubmitButton>
        </div>
      </div>
    </form>
  );
}
