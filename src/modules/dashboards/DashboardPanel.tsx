import ChartBarSquareIcon from '@heroicons/react/24/outline/ChartBarSquareIcon';
import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { EmptyState } from '#components/EmptyState';
import { QueryPanel } from '#components/QueryPanel';

import { LaterBlocksContext } from './DashboardPage';
import { DashboardSkeleton, skeletonBlocks } from './DashboardSkeleton';
import type { DashboardSkeletonProps } from './DashboardSkeleton';

export type DashboardPanelProps<Data> = {
  query: UseQueryResult<Data>;
  /** What the error says could not be loaded. */
  what: string;
  /** The blocks while they load. */
  blocks: DashboardSkeletonProps['blocks'];
  /** Whether there is nothing to show. */
  isEmpty?: ((data: Data) => boolean) | undefined;
  children: (data: Data) => ReactNode;
};

/** Content of a dashboard with its states: loading, empty and failed. */
export function DashboardPanel<Data>({ query, what, blocks, isEmpty, children }: DashboardPanelProps<Data>) {
  const { t } = useTranslation('dashboards');
  // What is cached is shown whole, so that going back finds the page as it was.
  const [isFirstLoad] = useState(query.data === undefined);
  return (
    <QueryPanel
      query={query}
      what={what}
      headingLevel={2}
      immediate
      skeleton={<DashboardSkeleton blocks={blocks} />}
      {...(isEmpty && {
        isEmpty,
        empty: <EmptyState icon={ChartBarSquareIcon} title={t('empty.title')} description={t('empty.text')} />,
      })}
    >
      {(data) => (isFirstLoad ? <FirstBlocksFirst blocks={blocks}>{children(data)}</FirstBlocksFirst> : children(data))}
    </QueryPanel>
  );
}

/** Renders the first blocks before the others, which take a slow processor long. */
function FirstBlocksFirst({ blocks, children }: Pick<DashboardSkeletonProps, 'blocks'> & { children: ReactNode }) {
  const isWhole = useDeferredValue(true, false);
  return <LaterBlocksContext value={isWhole ? undefined : skeletonBlocks(blocks)}>{children}</LaterBlocksContext>;
}
