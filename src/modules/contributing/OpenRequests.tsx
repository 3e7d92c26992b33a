import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';

import type { FacilityRelationship } from './api';
import * as styles from './page.css';
import { useOpenRequest } from './useOpenRequest';

type OpenRequest = FacilityRelationship['openRequests'][number];

export type OpenRequestsProps = { requests: readonly OpenRequest[] };

/** Pending requests about a facility, each with a button that opens its decision page. */
export function OpenRequests({ requests }: OpenRequestsProps) {
  return (
    <ul role="list" className={styles.section}>
      {requests.map((one) => (
        <li key={one.id} className={styles.rows}>
          <OpenRequestItem request={one} />
        </li>
      ))}
    </ul>
  );
}

function OpenRequestItem({ request: { kind, requester, slug, route, own } }: { request: OpenRequest }) {
  const { t } = useTranslation(['contributing-panels', 'contributing']);
  const { open, isPending, failure } = useOpenRequest();
  const what = t(`contributing:kind.${kind}`);
  if (own) return t('decide.own', { kind: what });
  return (
    <>
      <div className={styles.actions}>
        <Button size="large" variant="outline" loading={isPending} onClick={() => open({ slug, route })}>
          {requester === ''
            ? t('decide.reviewNameless', { kind: what })
            : t('decide.review', { kind: what, name: requester })}
        </Button>
      </div>
      {failure ? <Alert tone="error" title={t(`decide.${failure}`)} /> : null}
    </>
  );
}
