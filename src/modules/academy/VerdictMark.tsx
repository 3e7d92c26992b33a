import CheckCircleIcon from '@heroicons/react/20/solid/CheckCircleIcon';
import XCircleIcon from '@heroicons/react/20/solid/XCircleIcon';
import { useTranslation } from 'react-i18next';

import { Icon } from '#components/Icon';
import { VisuallyHidden } from '#components/VisuallyHidden';

import * as styles from './VerdictMark.css';

export type VerdictMarkProps = { right: boolean };

/** A tick or a cross, in words for screen readers. */
export function VerdictMark({ right }: VerdictMarkProps) {
  const { t } = useTranslation('academy');
  return (
    <span className={styles.root} data-right={right || undefined}>
      <Icon source={right ? CheckCircleIcon : XCircleIcon} size="small" />
      <VisuallyHidden>{t(right ? 'question.isRight' : 'question.isWrong')} </VisuallyHidden>
    </span>
  );
}
