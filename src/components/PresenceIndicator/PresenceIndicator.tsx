import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { IconSource } from '#components/Icon';
import { VisuallyHidden } from '#components/VisuallyHidden';

import * as styles from './PresenceIndicator.css';

export type PresenceIndicatorProps = {
  /** Availability; each has its own colour and shape. */
  status: keyof typeof styles.status;
  /** Hides the text beside the dot visually; assistive technology still reads it. */
  hideLabel?: boolean;
  size?: keyof typeof styles.size;
};

// Disc, crescent, bar and ring: four shapes, so that the status does not depend on colour.
const glyphs: Readonly<Record<keyof typeof styles.status, ReactNode>> = {
  online: <circle cx="6" cy="6" r="5" />,
  away: <path d="M6 1a5 5 0 1 0 5 5 3.9 3.9 0 0 1-5-5Z" />,
  busy: <path fillRule="evenodd" d="M6 1a5 5 0 1 0 0 10A5 5 0 0 0 6 1ZM3.5 5v2h5V5h-5Z" />,
  notVisible: <circle cx="6" cy="6" r="4" fill="none" stroke="currentColor" strokeWidth="2" />,
};

function icon(status: keyof typeof styles.status): IconSource {
  // Padding around the shape, so that it keeps the size of a dot inside an icon box.
  return ({ className = '' }) => (
    <svg className={`${className} ${styles.status[status]}`} viewBox="-4 -4 20 20" fill="currentColor" aria-hidden>
      {glyphs[status]}
    </svg>
  );
}

/** The same shapes as icons, for a `Menu` that sets the status. */
export const statusIcons: Readonly<Record<keyof typeof styles.status, IconSource>> = {
  online: icon('online'),
  away: icon('away'),
  busy: icon('busy'),
  notVisible: icon('notVisible'),
};

/** Shows the availability of a person. */
export function PresenceIndicator({ status, hideLabel = false, size = 'medium' }: PresenceIndicatorProps) {
  const { t } = useTranslation('components');
  const text = t(`statusDot.${status}`);
  return (
    <span className={styles.root}>
      <svg
        className={`${styles.glyph} ${styles.size[size]} ${styles.status[status]}`}
        viewBox="0 0 12 12"
        fill="currentColor"
        aria-hidden="true"
      >
        {glyphs[status]}
      </svg>
      {hideLabel ? <VisuallyHidden>{text}</VisuallyHidden> : text}
    </span>
  );
}
