import ChartBarSquareIcon from '@heroicons/react/24/outline/ChartBarSquareIcon';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { EmptyState } from '#components/EmptyState';
import { QueryPanel } from '#components/QueryPanel';

import { DashboardSkeleton } from './DashboardSkeleton';
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
  return (
    <QueryPanel
      query={query}
      what={what}
      headingLevel={2}
      skeleton={<DashboardSkeleton blocks={blocks} />}
      {...(isEmpty && {
        isEmpty,
        empty: <EmptyState icon={ChartBarSquareIcon} title={t('empty.title')} description={t('empty.text')} />,
      })}
    >
      {children}
    </QueryPanel>
  );
}
