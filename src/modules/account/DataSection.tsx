import ArrowDownTrayIcon from '@heroicons/react/24/outline/ArrowDownTrayIcon';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { CardSection } from '#components/Card';
import { downloadFile } from '#lib/browser/downloadFile';
import { errorKey } from '#lib/http/problem';
import { todayIn } from '#lib/time/today';

import * as styles from './DataSection.css';
import { exportAccount } from './queries';

/** Downloads all the data of the account. */
export function DataSection() {
  const { t } = useTranslation('account');
  const load = useMutation(exportAccount());
  const [message, setMessage] = useState<{ tone: 'success' | 'error'; text: string }>();

  async function download() {
    setMessage(undefined);
    try {
      const data = await load.mutateAsync();
      const content = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      downloadFile(`orvela-account-${todayIn('UTC')}.json`, content);
      setMessage({ tone: 'success', text: t('data.done') });
    } catch (error) {
      setMessage({ tone: 'error', text: t(errorKey(error)) });
    }
  }

  return (
    <CardSection title={t('data.title')} description={t('data.description')}>
      {message ? <Alert tone={message.tone} title={message.text} /> : null}
      <div className={styles.actions}>
        <Button
          leadingIcon={ArrowDownTrayIcon}
          variant="outline"
          loading={load.isPending}
          onClick={() => void download()}
        >
          {t('data.download')}
        </Button>
      </div>
    </CardSection>
  );
}
