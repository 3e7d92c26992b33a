import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { ConfirmationDialog } from '#components/ConfirmationDialog';

import * as styles from './DemoPanel.css';
import { DemoSection } from './DemoSection';
import { resetMutation } from './queries';

export type ResetSectionProps = {
  /** Called when everything was deleted. */
  onReset: () => void;
};

/** Deletes everything that was entered in this browser, after a question. */
export function ResetSection({ onReset }: ResetSectionProps) {
  const { t } = useTranslation('demo');
  const [confirming, setConfirming] = useState(false);
  const reset = useMutation(resetMutation());
  return (
    <DemoSection title={t('reset.title')} text={t('reset.text')}>
      {reset.error ? <Alert tone="error" title={t('failure.change')} /> : null}
      <div className={styles.row}>
        <Button tone="error" variant="outline" loading={reset.isPending} onClick={() => setConfirming(true)}>
          {t('reset.verb')}
        </Button>
      </div>
      <ConfirmationDialog
        open={confirming}
        title={t('reset.question')}
        message={t('reset.lost')}
        icon={{ color: 'error' }}
        actions={{ confirm: { label: t('reset.verb'), color: 'error' }, cancel: { label: t('reset.cancel') } }}
        dismissible
        onClose={(result) => {
          setConfirming(false);
          if (result === 'confirmed') reset.mutate(undefined, { onSuccess: onReset });
        }}
      />
    </DemoSection>
  );
}
