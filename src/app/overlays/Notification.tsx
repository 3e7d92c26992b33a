import { useTranslation } from 'react-i18next';

import type { MessageText } from './notify';
import { Told } from './ToastWhileMounted';

export type MessageProps = {
  text: MessageText;
  /** `error` interrupts a screen reader. */
  tone: 'error' | 'warning';
};

// Long enough to be found and read with a magnifier.
const duration = 12_000;

/** Something to tell that no page has asked for: a message over whatever page there is. */
export function Message({ text, tone }: MessageProps) {
  const { t } = useTranslation('app-guards');
  return <Told text={t(`message.${text}`)} tone={tone} duration={duration} />;
}
