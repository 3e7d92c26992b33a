import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { CardSection } from '#components/Card';
import { ConfirmationDialog } from '#components/ConfirmationDialog';
import { Link } from '#components/Link';
import { PasswordField } from '#components/PasswordField';
import { paths } from '#domain/paths';
import { fieldErrors } from '#lib/http/fieldErrors';
import { focusRing } from '#theme/mixins.css';
import { problemCode, problemNumber } from '#lib/http/problem';

import { ChangeForm } from './ChangeForm';
import * as styles from './DataSection.css';
import type { AccountSectionProps } from './PersonSection';
import { accountQuery, closeAccount } from './queries';
import { useAccountForm } from './useAccountForm';

/** Closes the account after its password and a confirmation; not possible for the sole owner of facilities. */
export function CloseSection({ account, onErrorChange }: AccountSectionProps) {
  const { t } = useTranslation('account');
  const [open, setOpen] = useState(false);
  const client = useQueryClient();
  const becameSoleOwner = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);

  function setOpenAndFocus(next: boolean) {
    flushSync(() => setOpen(next));
    (next ? field : button).current?.focus();
    onErrorChange('close', false);
  }

  /** Replaces the form when the account has become the sole owner of facilities in the meantime. */
  function showSoleOwner(ownedFacilities: number) {
    const { queryKey } = accountQuery();
    becameSoleOwner.current = true;
    client.setQueryData(queryKey, { ...account, ownedFacilities });
    void client.invalidateQueries({ queryKey });
  }

  /** The notice that replaces the form takes over its focus. */
  function takeFocus(notice: HTMLDivElement | null) {
    if (!notice || !becameSoleOwner.current) return;
    becameSoleOwner.current = false;
    notice.focus();
  }

  return (
    <CardSection title={t('close.title')} description={t('close.description')}>
      {account.ownedFacilities > 0 ? (
        <div ref={takeFocus} tabIndex={-1} className={focusRing}>
          <Alert
            tone="info"
            title={t('close.soleOwner', { count: account.ownedFacilities })}
            action={<Link href={paths.ownedFacilities}>{t('pages.facilities')}</Link>}
          />
        </div>
      ) : open ? (
        <CloseForm
          onInvalidChange={(invalid) => onErrorChange('close', invalid)}
          onCancel={() => setOpenAndFocus(false)}
          onSoleOwner={showSoleOwner}
          fieldRef={field}
        />
      ) : (
        <div className={styles.actions}>
          <Button ref={button} tone="error" variant="outline" onClick={() => setOpenAndFocus(true)}>
            {t('close.verb')}
          </Button>
        </div>
      )}
    </CardSection>
  );
}

type CloseFormProps = {
  onInvalidChange: (invalid: boolean) => void;
  onCancel: () => void;
  onSoleOwner: (facilities: number) => void;
  fieldRef: RefObject<HTMLInputElement | null>;
};

function CloseForm({ onInvalidChange, onCancel, onSoleOwner, fieldRef }: CloseFormProps) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const close = useMutation(closeAccount());
  const [confirming, setConfirming] = useState(false);
  const form = useAccountForm({
    defaultValues: { password: '' },
    secrets: ['password'],
    onInvalidChange,
    validate: ({ password }) => (password === '' ? [{ field: 'password', message: 'passwordMissing' }] : []),
    send: ({ password }) => close.mutateAsync(password),
    onError(error) {
      // Not an error of the form: the section shows a notice in its place.
      if (problemCode(error) !== 'sole-owner') return false;
      onSoleOwner(problemNumber(error, 'facilities') ?? 1);
      return true;
    },
    toFieldErrors: (error) => (fieldErrors(error).length > 0 ? [{ field: 'password', message: 'passwordWrong' }] : []),
    // The sign-out page says goodbye and ends the session on this device.
    onSuccess: () => void navigate(paths.signOut, { replace: true, state: { closed: true } }),
  });

  return (
    <>
      <ChangeForm
        form={form}
        label={t('close.title')}
        submit={t('close.verb')}
        tone="error"
        onSubmit={async () => {
          if (!form.busy && (await form.validate())) setConfirming(true);
        }}
        onCancel={onCancel}
      >
        <PasswordField
          ref={fieldRef}
          label={t('password.current')}
          description={t('close.hint')}
          name="current-password"
          autoComplete="current-password"
          {...form.field('password')}
        />
      </ChangeForm>
      <ConfirmationDialog
        open={confirming}
        title={t('close.question')}
        message={t('close.consequence')}
        actions={{ confirm: { label: t('close.verb'), color: 'warn' }, cancel: { label: t('close.keep') } }}
        dismissible
        onClose={(result) => {
          setConfirming(false);
          if (result === 'confirmed') void form.submit();
        }}
      />
    </>
  );
}
