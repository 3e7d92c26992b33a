import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { Dialog } from '#components/Dialog';
import { SpokenTexts } from '#components/LiveRegion';
import { formatNumber } from '#lib/format/formatNumber';
import { minuteMs } from '#lib/time/duration';

import * as styles from './InactivityWarning.css';

export type InactivityWarningProps = {
  open: boolean;
  /** Whole seconds until the sign-out; `undefined` once activity has stopped the countdown. */
  seconds: number | undefined;
  /** Time allowed without activity, in ms. */
  limit: number;
  /** Called by the button, by Escape and by a click beside the dialog. */
  onStay: () => void;
  onSignOut: () => void;
};

/**
 * Warns that the session is about to end after inactivity (specification, section 4; WCAG 2.2.1). Screen readers
 * announce the text and the time left once, when the dialog opens, and not every second.
 */
export function InactivityWarning({ open, seconds, limit, onStay, onSignOut }: InactivityWarningProps) {
  const { t, i18n } = useTranslation('app-inactivity');
  const stay = useRef<HTMLButtonElement>(null);
  const minutes = limit / minuteMs;
  // The seconds left when the dialog opened.
  const [first, setFirst] = useState<number>();
  const begun = open ? (first ?? seconds) : undefined;
  if (begun !== first) setFirst(begun);
  const left = (time: number) => t('warning.countdown', { count: time, seconds: formatNumber(time, i18n.language) });
  const isKept = seconds === undefined;
  return (
    <Dialog
      open={open}
      size="small"
      title={isKept ? t('kept.title') : t('warning.title')}
      description={
        isKept ? t('kept.text') : t('warning.text', { count: minutes, minutes: formatNumber(minutes, i18n.language) })
      }
      initialFocus={stay}
      onClose={onStay}
      footer={
        <>
          <Button variant="outline" onClick={onSignOut}>
            {t('warning.signOut')}
          </Button>
          <Button ref={stay} tone="primary" variant="solid" onClick={onStay}>
            {isKept ? t('kept.go') : t('warning.stay')}
          </Button>
        </>
      }
    >
      {isKept ? null : (
        <p className={styles.countdown} aria-hidden="true">
          {left(seconds)}
        </p>
      )}
      <SpokenTexts
        polite={[{ id: isKept ? 1 : 0, text: isKept ? t('kept.title') : left(first ?? seconds) }]}
        assertive={[]}
      />
    </Dialog>
  );
}
