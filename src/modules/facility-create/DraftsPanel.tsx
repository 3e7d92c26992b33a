import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ControlSize } from '#components/ControlSize';
import { QueryPanel } from '#components/QueryPanel';
import { Skeleton } from '#components/Skeleton';

import { draftsQuery } from './queries';
import { DraftsStart } from './DraftsStart';

export type DraftsPanelProps = {
  /** Shown without any drafts. */
  empty: ReactNode;
};

/** List of drafts to continue or discard (directory 2.12, "Drafts"). */
export function DraftsPanel({ empty }: DraftsPanelProps) {
  const { t } = useTranslation('facility-create');
  const query = useQuery(draftsQuery());
  return (
    <QueryPanel
      query={query}
      what={t('loading.drafts')}
      skeleton={<Skeleton variant="text" lines={4} />}
      isEmpty={({ drafts }) => drafts.length === 0}
      empty={empty}
    >
      {({ drafts }) => (
        <ControlSize size="large">
          <DraftsStart drafts={drafts} />
        </ControlSize>
      )}
    </QueryPanel>
  );
}
