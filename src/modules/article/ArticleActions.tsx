import PrinterIcon from '@heroicons/react/24/outline/PrinterIcon';
import ShareIcon from '@heroicons/react/24/outline/ShareIcon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';

import * as styles from './ArticleActions.css';

export type ArticleActionsProps = {
  /** Title to share. */
  title: string;
  /** Absolute address to share. */
  url: string;
};

/** Print and share buttons. Sharing uses the system's share sheet where available, otherwise the clipboard. */
export function ArticleActions({ title, url }: ArticleActionsProps) {
  const { t } = useTranslation('article-reader');
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'copyFailed'>('none');

  async function share() {
    setOutcome('none');
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ title, url });
        return;
      } catch (error) {
        // Closing the share sheet is not a failure.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch {
      setOutcome('copyFailed');
    }
  }

  return (
    <div className={styles.root} role="group" aria-label={t('actions')}>
      <Button leadingIcon={PrinterIcon} variant="outline" onClick={() => window.print()}>
        {t('print')}
      </Button>
      <Button leadingIcon={ShareIcon} variant="outline" onClick={() => void share()}>
        {t('share')}
      </Button>
      <span role="status" className={styles.status}>
        {outcome === 'none' ? '' : t(outcome)}
      </span>
    </div>
  );
}
