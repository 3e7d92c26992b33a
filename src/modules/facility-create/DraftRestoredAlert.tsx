import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { ConfirmationDialog } from '#components/ConfirmationDialog';
import { paths } from '#domain/paths';

import { discardDraftMutation } from './queries';

export type DraftRestoredAlertProps = {
  id: string;
  /** Name of the facility, if entered. */
  name: string;
  /** Called when the draft has been deleted on the server. */
  onDiscarded: () => void;
};

/** Alert that a draft was restored; discards it after a confirmation. */
export function DraftRestoredAlert({ id, name, onDiscarded }: DraftRestoredAlertProps) {
  const { t } = useTranslation('facility-create');
  const navigate = useNavigate();
  const [confirming, setConfirming] = useState(false);
  const discard = useMutation(discardDraftMutation());
  return (
    <>
      <Alert
        tone="info"
        title={discard.isError ? t('start.discardFailed') : t('back.text')}
        action={
          <Button variant="quiet" loading={discard.isPending} onClick={() => setConfirming(true)}>
            {t('back.discard')}
          </Button>
        }
      />
      <ConfirmationDialog
        open={confirming}
        title={t('start.discardTitle')}
        message={t('start.discardText', { name: name.trim() === '' ? t('start.unnamed') : name })}
        actions={{ confirm: { label: t('start.discard') } }}
        dismissible
        onClose={(result) => {
          setConfirming(false);
          if (result !== 'confirmed') return;
          discard.mutate(id, {
            onSuccess() {
              onDiscarded();
              void navigate(paths.createFacility, { replace: true });
            },
          });
        }}
      />
    </>
  );
}
