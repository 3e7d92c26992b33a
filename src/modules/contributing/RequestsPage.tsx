import InboxIcon from '@heroicons/react/24/outline/InboxIcon';
import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { Alert } from '#components/Alert';
import { Badge } from '#components/Badge';
import { Button } from '#components/Button';
import { Card } from '#components/Card';
import { Dialog } from '#components/Dialog';
import { EmptyState } from '#components/EmptyState';
import { Link } from '#components/Link';
import { LinkButton } from '#components/LinkButton';
import { Page } from '#components/Page';
import { PageHeader } from '#components/PageHeader';
import { Pagination } from '#components/Pagination';
import { QueryPanel } from '#components/QueryPanel';
import { RelativeTime } from '#components/RelativeTime';
import { SearchField } from '#components/SearchField';
import { Skeleton } from '#components/Skeleton';
import { TabNav } from '#components/TabNav';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { formatDateTime } from '#lib/format/formatDateTime';
import { facilityPath, paths } from '#domain/paths';
import type { PageToPrefetch } from '#lib/query/pageToPrefetch';
import { useSearchWhileTyping } from '#lib/react/useSearchWhileTyping';
import { choiceParam, listParams, pageParam, textParam } from '#lib/router/listParams';
import { preserveFocus } from '#lib/router/preserveFocus';

import type { AdminRequest } from './api';
import { ListingPanel } from './ListingPanel';
import { requestsQuery } from './queries';
import * as styles from './RequestsPage.css';
import { useOpenRequest } from './useOpenRequest';

const states = ['open', 'decided'] as const;
const kinds = ['all', 'verification', 'claim'] as const;
const searchDelayMs = 300;
// As long as the contract takes, which is loaded later.
const maxSearchLength = 80;

const requestParams = listParams({
  state: choiceParam(states, 'open'),
  kind: choiceParam(kinds, 'all'),
  q: textParam(maxSearchLength),
  page: pageParam,
});

type Filters = ReturnType<typeof requestParams.parse>;

const hrefOf = (filters: Filters) => requestParams.href(paths.requests, filters);

const queryOf = ({ state, kind, q, page }: Filters) =>
  requestsQuery({ state, page, ...(kind !== 'all' && { kind }), ...(q.trim() !== '' && { q: q.trim() }) });

/** Asks for the requests of an address. */
export function prefetch({ queryClient, url }: PageToPrefetch): void {
  void queryClient.prefetchQuery(queryOf(requestParams.parse(url.searchParams)));
}

/**
 * The page at `/apps/requests`: requests for administrators, each with a link to its decision (directory contract 3.4).
 */
export function Component() {
  const { t } = useTranslation(['contributing-requests', 'contributing']);
  const [params] = useSearchParams();
  const filters = requestParams.parse(params);
  const { state, kind, q, page } = filters;
  // While a search runs, the last results stay.
  const query = useQuery({ ...queryOf(filters), placeholderData: keepPreviousData });
  const count = query.data && !query.isPlaceholderData ? countOf(query.data.pagination) : undefined;
  return (
    <Page
      header={
        <PageHeader
          breadcrumb={[{ label: t('home'), href: paths.consoleHome }, { label: t('title') }]}
          title={t('title')}
          description={t('description')}
        />
      }
    >
      <title>{t('documentTitle')}</title>
      <div className={styles.root}>
        <div className={styles.filters}>
          <RequestSearch
            filters={filters}
            loading={query.isPlaceholderData}
            statusText={q === '' || count === undefined ? '' : t('found', { count })}
          />
          <TabNav
            label={t('show')}
            currentHref={hrefOf({ ...filters, page: 1 })}
            items={states.map((one) => ({ href: hrefOf({ ...filters, state: one, page: 1 }), label: t(one) }))}
          />
          <FilterLinks
            label={t('kinds')}
            value={kind}
            links={kinds.map((one) => [one, t(one), { ...filters, kind: one, page: 1 }])}
          />
        </div>
        <QueryPanel
          query={query}
          what={t('what')}
          skeleton={<RequestsSkeleton />}
          isEmpty={({ items }) => items === null || items.length === 0}
          empty={
            q === '' ? (
              <EmptyState
                icon={InboxIcon}
                headingLevel={2}
                title={t(state === 'open' ? 'empty' : 'noneDecided')}
                description={t('emptyText')}
              />
            ) : (
              <EmptyState
                icon={MagnifyingGlassIcon}
                headingLevel={2}
                title={t('noMatch', { text: q })}
                description={t('noMatchText')}
                action={<LinkButton href={hrefOf({ ...filters, q: '', page: 1 })}>{t('clear')}</LinkButton>}
              />
            )
          }
        >
          {({ items, pagination }) => (
            <>
              <ul role="list" className={styles.list} aria-label={t('list')}>
                {(items ?? []).map((request) => (
                  <Card as="li" key={request.id}>
                    <Row request={request} />
                  </Card>
                ))}
              </ul>
              {pagination.lastPage > 1 ? (
                <Pagination
                  page={page}
                  lastPage={pagination.lastPage}
                  label={t('pages')}
                  hrefFor={(other) => hrefOf({ ...filters, page: other })}
                />
              ) : null}
            </>
          )}
        </QueryPanel>
      </div>
    </Page>
  );
}

type RequestSearchProps = {
  filters: Filters;
  /** The last results are still shown. */
  loading: boolean;
  /** Announced when the results have changed. */
  statusText: string;
};

/** Search by facility, place or person; the address keeps the text. */
function RequestSearch({ filters, loading, statusText }: RequestSearchProps) {
  const { t } = useTranslation('contributing-requests');
  const navigate = useNavigate();
  const { text, onChange, onSubmit } = useSearchWhileTyping({
    value: filters.q,
    pause: searchDelayMs,
    onSearch: (q) =>
      void navigate(hrefOf({ ...filters, q, page: 1 }), {
        replace: true,
        preventScrollReset: true,
        state: preserveFocus,
      }),
  });
  return (
    <div className={styles.search}>
      <SearchField
        label={t('search')}
        placeholder={t('search')}
        value={text}
        maxLength={maxSearchLength}
        loading={loading}
        statusText={statusText}
        onSubmit={onSubmit}
        onChange={onChange}
      />
    </div>
  );
}

/** Number of requests on all pages. */
const countOf = (pagination: { length: number } | { lastPage: number }) =>
  'length' in pagination ? pagination.length : 0;

type FilterLinksProps = {
  label: string;
  value: string;
  links: ReadonlyArray<readonly [id: string, label: string, to: Filters]>;
};

/** Filter whose options are links. */
function FilterLinks({ label, value, links }: FilterLinksProps) {
  return (
    <nav aria-label={label} className={styles.filterLinks}>
      {links.map(([id, text, to]) => (
        <Link key={id} href={hrefOf(to)} variant="quiet" {...(id === value ? { current: 'page' as const } : {})}>
          {text}
        </Link>
      ))}
    </nav>
  );
}

function Row({ request }: { request: AdminRequest }) {
  const { t, i18n } = useTranslation(['contributing-requests', 'contributing']);
  const { open, isPending, failure } = useOpenRequest();
  const [managing, setManaging] = useState(false);
  const { facility, kind, requester, submittedAt, dueAt, decision, routes, slug, state, purpose } = request;
  const date = (iso: string) => formatDateTime(iso, 'date', i18n.language);
  const [route] = routes.includes('approve-claim') ? (['approve-claim'] as const) : routes;
  const stateKey = purpose === 'claim' && state === 'contested' ? 'contested' : undefined;
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <h2 className={styles.name}>
          {request.open ? facility.name : <Link href={facilityPath(facility.slug)}>{facility.name}</Link>}
        </h2>
        <p className={styles.meta}>
          {t('from', { kind: t(`contributing:kind.${kind}`), name: requester, city: facility.city })}
        </p>
        {decision ? (
          <p className={styles.meta}>
            {t('decision', { outcome: t(decision.outcome), name: decision.adminName, date: date(decision.at) })}
          </p>
        ) : null}
        <p className={styles.dates}>
          <span>
            <Trans t={t} i18nKey="submitted" components={{ time: <RelativeTime date={submittedAt} /> }} />
          </span>
          {dueAt === null ? null : <span>{t('due', { date: date(dueAt) })}</span>}
        </p>
        {failure ? <Alert tone="error" title={t(failure)} /> : null}
      </div>
      {stateKey ? <Badge tone="info">{t(`contributing:claim.${stateKey}`)}</Badge> : null}
      {request.own ? <Badge tone="neutral">{t('own')}</Badge> : null}
      {request.open && !request.own && route ? (
        <Button tone="primary" loading={isPending} onClick={() => open({ slug, route })}>
          <span aria-hidden="true">{t('reviewShort')}</span>
          <VisuallyHidden>{t('review', { name: facility.name })}</VisuallyHidden>
        </Button>
      ) : null}
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setManaging(true)}>
        <span aria-hidden="true">{t('listing.manageShort')}</span>
        <VisuallyHidden>{t('listing.manage', { name: facility.name })}</VisuallyHidden>
      </Button>
      <Dialog
        open={managing}
        onClose={() => setManaging(false)}
        size="sheet"
        dismissible
        title={t('listing.title', { name: facility.name })}
      >
        <ListingPanel slug={facility.slug} />
      </Dialog>
    </div>
  );
}

function RequestsSkeleton() {
  return (
    <div className={styles.list}>
      {[1, 2, 3, 4].map((row) => (
        <Card key={row}>
          <Skeleton lines={3} />
        </Card>
      ))}
    </div>
  );
}
