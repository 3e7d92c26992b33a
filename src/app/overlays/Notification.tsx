import { useTranslation } from 'react-i18next';

import type { NotificationText } from './notify';
import { ToastWhileMounted } from './ToastWhileMounted';

export type NotificationProps = {
  text: NotificationText;
  /** `error` interrupts a screen reader. */
  tone: 'error' | 'warning';
};

// Long enough to be found and read with a magnifier.
const duration = 12_000;

/** Something to tell that no page has asked for: a message over whatever page there is. */
export function Notification({ text, tone }: NotificationProps) {
  const { t } = useTranslation('app-guards');
  return <ToastWhileMounted text={t(`message.${text}`)} tone={tone} duration={duration} />;
}
