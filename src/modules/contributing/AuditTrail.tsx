import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Disclosure } from '#components/Disclosure';
import { Timeline } from '#components/Timeline';
import type { AuditEvent } from '#domain/audit';

import { actionKey } from './actions';
import { ChangeTable } from './ChangeTable';

export type AuditTrailProps = {
  events: readonly AuditEvent[];
  headingLevel?: 2 | 3 | 4;
  /** Each event can be expanded to list its changes. */
  changes?: boolean;
  /** Button that shows older events. */
  more?: ReactNode;
};

/** Timeline of audit events, newest first; the same for everyone who may see it. */
export function AuditTrail({ events, headingLevel = 3, changes: isDetailed = false, more }: AuditTrailProps) {
  const { t } = useTranslation('contributing');
  return (
    <Timeline
      headingLevel={headingLevel}
      continued={more !== undefined}
      more={more}
      events={events.toReversed().map(({ id, at, action, actor, changes, note }) => ({
        id,
        at,
        title: t(actionKey(action)),
        description: (
          <>
            {actor.display === '' ? t(`actor.${actor.role}`) : t('by', { name: actor.display })}
            {note === '' ? null : <> · {note}</>}
          </>
        ),
        ...(isDetailed &&
          changes.length > 0 && {
            content: (
              <Disclosure label={t('changed', { count: changes.length })} size="small">
                <ChangeTable done changes={changes} label={t('changedList')} />
              </Disclosure>
            ),
          }),
      }))}
    />
  );
}
