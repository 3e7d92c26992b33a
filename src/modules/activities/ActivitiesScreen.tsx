import ArrowUpIcon from '@heroicons/react/20/solid/ArrowUpIcon';
import ClockIcon from '@heroicons/react/24/outline/ClockIcon';
import FunnelIcon from '@heroicons/react/24/outline/FunnelIcon';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Button } from '#components/Button';
import { EmptyState } from '#components/EmptyState';
import { FilterBar } from '#components/FilterBar';
import type { FilterValues } from '#components/FilterBar';
import { Link } from '#components/Link';
import { Page } from '#components/Page';
import { PageHeader } from '#components/PageHeader';
import { QueryPanel } from '#components/QueryPanel';
import { preserveFocus } from '#lib/router/preserveFocus';

import * as styles from './ActivitiesScreen.css';
import { activityKinds } from './activityKinds';
import { activitiesHref } from './activityPath';
import type { ActivityFilter } from './activityPath';
import { ActivityList, ActivityListSkeleton } from './ActivityList';
import { newerThan } from './newerThan';
import { activitiesQuery, activityPeopleQuery, newestActivitiesQuery } from './queries';

// Stable empty array: memoised children must not re-render.
const emptyList: readonly never[] = [];

export type ActivitiesScreenProps = { filter: ActivityFilter };

/** Filter and timeline of the activities, with the new ones announced above. */
export function ActivitiesScreen({ filter }: ActivitiesScreenProps) {
  const { t } = useTranslation('activities');
  const navigate = useNavigate();
  const client = useQueryClient();
  const options = activitiesQuery(filter);
  const query = useInfiniteQuery(options);
  const { data: people = emptyList } = useQuery(activityPeopleQuery());
  const { data: newest = emptyList } = useQuery(newestActivitiesQuery(filter, query));
  const list = useRef<HTMLDivElement>(null);
  /** The new activity that takes the focus once it is listed. */
  const awaitedId = useRef<string>(undefined);
  const added = newerThan(query.data, newest);

  /** Puts the new activities at the top, and the focus on the first one. */
  async function showNew() {
    awaitedId.current = added.items[0]?.id;
    if (added.hasGap) await query.refetch();
    else {
      client.setQueryData(
        options.queryKey,
        (data) =>
          data && {
            ...data,
            pages: data.pages.map((page, at) =>
              at === 0 ? { ...page, items: [...added.items, ...page.items] } : page,
            ),
          },
      );
    }
    void client.invalidateQueries({ queryKey: activityPeopleQuery().queryKey });
  }
  // The pill is gone then.
  const firstId = query.data?.[0]?.id;
  const showFirst = useEffectEvent((id: string | undefined) => {
    if (id === undefined || awaitedId.current !== id) return;
    awaitedId.current = undefined;
    list.current?.querySelector<HTMLElement>('ol a')?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start' });
  });
  useEffect(() => showFirst(firstId), [firstId]);

  const values: FilterValues = { kinds: filter.kinds, people: filter.people };
  function change({ kinds = [], people: ids = [] }: FilterValues) {
    const next = { kinds: activityKinds.filter((kind) => kinds.includes(kind)), people: ids };
    void navigate(activitiesHref(next), { replace: true, state: preserveFocus });
  }
  const isFiltered = filter.kinds.length + filter.people.length > 0;

  return (
    <Page width="content" header={<PageHeader title={t('title')} description={t('description')} />}>
      <title>{t('documentTitle')}</title>
      <div ref={list} className={styles.root}>
        <FilterBar
          label={t('filter.label')}
          filters={[
            {
              id: 'kinds',
              label: t('filter.kind'),
              options: activityKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
            },
            {
              id: 'people',
              label: t('filter.person'),
              options: people.map(({ id, name }) => ({ value: id, label: name })),
            },
          ]}
          value={values}
          onChange={change}
        />
        <div className={styles.news} role="status">
          {added.items.length === 0 ? null : (
            <div className={styles.pill}>
              <Button tone="primary" variant="solid" leadingIcon={ArrowUpIcon} onClick={() => void showNew()}>
                {t(added.hasGap ? 'news.many' : 'news.count', { count: added.items.length })}
              </Button>
            </div>
          )}
        </div>
        <QueryPanel
          query={query}
          what={t('what')}
          headingLevel={2}
          skeleton={<ActivityListSkeleton />}
          isEmpty={(items) => items.length === 0}
          empty={
            isFiltered ? (
              <EmptyState
                icon={FunnelIcon}
                title={t('noMatch.title')}
                description={t('noMatch.text')}
                action={<Link href={activitiesHref({ kinds: [], people: [] })}>{t('noMatch.action')}</Link>}
              />
            ) : (
              <EmptyState icon={ClockIcon} title={t('empty.title')} description={t('empty.text')} />
            )
          }
        >
          {(items) => (
            <ActivityList
              activities={items}
              hasMore={query.hasNextPage}
              more={
                <Older
                  count={items.length}
                  loading={query.isFetchingNextPage}
                  failed={query.isFetchNextPageError}
                  onLoad={() => void query.fetchNextPage()}
                />
              }
            />
          )}
        </QueryPanel>
      </div>
    </Page>
  );
}

type OlderProps = {
  /** Number of activities that are shown. */
  count: number;
  loading: boolean;
  failed: boolean;
  onLoad: () => void;
};

/** Loads older activities when it is near, and by a button. */
function Older({ count, loading, failed, onLoad }: OlderProps) {
  const { t } = useTranslation('activities');
  const root = useRef<HTMLDivElement>(null);
  const approach = useEffectEvent(() => {
    if (!loading && !failed) onLoad();
  });
  useEffect(() => {
    if (!root.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) approach();
      },
      { rootMargin: '600px' },
    );
    // Once for each page: the button may still be near after one has been loaded.
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [count]);
  useLayoutEffect(() => {
    const element = root.current;
    return () => {
      // After the last page there is no button: the focus moves to the link before it.
      if (!element?.contains(document.activeElement)) return;
      const links = [...document.querySelectorAll<HTMLElement>('main a[href]')];
      const before = links.findLast((link) => element.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_PRECEDING);
      before?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={root} className={styles.more}>
      {failed ? <p role="alert">{t('older.failed')}</p> : null}
      <Button variant="outline" loading={loading} onClick={onLoad}>
        {t(failed ? 'older.retry' : 'older.show')}
      </Button>
    </div>
  );
}
