import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { ToastProvider, useToast } from '#components/Toast';

import type { MessageText } from './tell';

export type MessageProps = {
  text: MessageText;
  /** `error` interrupts a screen reader. */
  tone: 'error' | 'warning';
};

/** Something to tell that no page has asked for: a message over whatever page there is. */
export function Message(props: MessageProps) {
  return (
    <ToastProvider>
      <Told {...props} />
    </ToastProvider>
  );
}

// Long enough to be found and read with a magnifier.
const duration = 12_000;

function Told({ text, tone }: MessageProps) {
  const { t } = useTranslation('app-guards');
  const { show, dismiss } = useToast();
  const words = t(`message.${text}`);
  useEffect(() => {
    const id = show({ text: words, tone, duration });
    return () => dismiss(id);
  }, [show, dismiss, words, tone]);
  return null;
}
