import InboxStackIcon from '@heroicons/react/24/outline/InboxStackIcon';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Badge } from '#components/Badge';
import { ListItem } from '#components/List';
import { RelativeTime } from '#components/RelativeTime';
import { paths } from '#domain/paths';
import { requestsQuery } from '#modules/contributing/queries';

import { ListBlock } from './ListBlock';

/** Requests that wait for a decision. */
export const openRequestsQuery = () => requestsQuery({ state: 'open', page: 1 });

/** Requests that wait for a decision, for administrators. */
export function RequestsBlock() {
  const { t } = useTranslation('app-home');
  const query = useQuery(openRequestsQuery());
  const pagination = query.data?.pagination;
  const waiting = pagination && 'length' in pagination ? pagination.length : 0;
  return (
    <ListBlock
      kind="requests"
      icon={InboxStackIcon}
      href={paths.requests}
      query={query}
      select={({ items }) => items ?? []}
      lines="one"
      count={waiting > 0 ? <Badge tone="primary">{t('requests.count', { count: waiting })}</Badge> : undefined}
    >
      {({ id, facility, kind, requester, submittedAt }) => (
        <ListItem
          key={id}
          title={facility.name}
          description={t('requests.from', { kind: t(`requests.kind.${kind}`), name: requester })}
          lines="one"
          meta={<RelativeTime date={submittedAt} />}
          href={`${paths.requests}?q=${encodeURIComponent(facility.name)}`}
        />
      )}
    </ListBlock>
  );
}
