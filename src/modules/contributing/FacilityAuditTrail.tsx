import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import type { AuditEvent } from '#domain/audit';
import { formatNumber } from '#lib/format/formatNumber';

import { AuditTrail } from './AuditTrail';

const initialCount = 5;

export type FacilityAuditTrailProps = {
  /** Oldest first. */
  events: readonly AuditEvent[];
};

/** Complete history of a facility, newest first, with the changes of each edit; older events on demand. */
export function FacilityAuditTrail({ events }: FacilityAuditTrailProps) {
  const { t, i18n } = useTranslation('contributing-panels');
  const [isExpanded, setExpanded] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const hidden = isExpanded ? 0 : Math.max(0, events.length - initialCount);
  return (
    <div ref={root} role="group" tabIndex={-1} aria-label={t('trail.label')}>
      <AuditTrail
        changes
        events={events.slice(hidden)}
        more={
          hidden > 0 ? (
            <Button
              size="small"
              variant="outline"
              onClick={() => {
                // The focused button is about to be removed.
                root.current?.focus({ preventScroll: true });
                setExpanded(true);
              }}
            >
              {t('trail.older', { count: hidden, formatted: formatNumber(hidden, i18n.language) })}
            </Button>
          ) : undefined
        }
      />
    </div>
  );
}
