import { useTranslation } from 'react-i18next';

import { Timeline } from '#components/Timeline';

import { actionKey } from './actions';
import type { AuditEvent } from './schemas';

export type AuditTrailProps = {
  events: readonly AuditEvent[];
  headingLevel?: 2 | 3 | 4;
};

/** What happened, the newest first: the same lines for everybody who may see them. */
export function AuditTrail({ events, headingLevel = 3 }: AuditTrailProps) {
  const { t } = useTranslation('contributing');
  return (
    <Timeline
      headingLevel={headingLevel}
      events={events.toReversed().map(({ id, at, action, actor, note }) => ({
        id,
        at,
        title: t(actionKey(action)),
        text: (
          <>
            {actor.display === '' ? t(`actor.${actor.role}`) : t('by', { name: actor.display })}
            {note === '' ? null : <> · {note}</>}
          </>
        ),
      }))}
    />
  );
}
