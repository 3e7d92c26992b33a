import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { problemCode } from '#lib/http/problem';

import type { FacilityRelationship } from './api';
import * as styles from './page.css';
import { linkMutation } from './queries';

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
  const navigate = useNavigate();
  const link = useMutation(linkMutation());
  const what = t(`contributing:kind.${kind}`);
  if (own) return t('decide.own', { kind: what });
  return (
    <>
      <div className={styles.actions}>
        <Button
          size="large"
          variant="outline"
          loading={link.isPending}
          onClick={() =>
            link.mutate(
              { slug, route, inApp: true },
              { onSuccess: ({ href }) => (href === null ? undefined : void navigate(href)) },
            )
          }
        >
          {requester === ''
            ? t('decide.reviewNameless', { kind: what })
            : t('decide.review', { kind: what, name: requester })}
        </Button>
      </div>
      {link.isError ? (
        <Alert
          tone="error"
          title={t(problemCode(link.error) === 'rate-limited' ? 'decide.tooMany' : 'decide.failed')}
        />
      ) : null}
    </>
  );
}
