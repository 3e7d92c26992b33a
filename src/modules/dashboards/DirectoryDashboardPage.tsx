import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { facilityChannel } from '#domain/facilityChannel';
import { paths } from '#domain/paths';
import type { PageToPrefetch } from '#lib/query/pageToPrefetch';

import { DashboardPage } from './DashboardPage';
import { DashboardPanel } from './DashboardPanel';
import { DirectoryBlocks } from './DirectoryBlocks';
import { directoryParams } from './directoryView';
import { checkedFacilitiesQuery, directoryQuery } from './queries';
import { useDashboardView } from './useDashboardView';
import { isEmptyDirectory, useDirectoryTables } from './useDirectoryTables';

/** Asks for what the dashboard shows. */
export function prefetch({ queryClient, language, url }: PageToPrefetch): void {
  const { checked, page } = directoryParams.parse(url.searchParams);
  void queryClient.prefetchQuery(directoryQuery(language));
  void queryClient.prefetchQuery(checkedFacilitiesQuery(checked, page, language));
}

/** The page at `/dashboards/directory`: what the directory contains, and what it lacks. */
export function Component() {
  const { t, i18n } = useTranslation(['dashboards-directory', 'dashboards']);
  const [view, setView] = useDashboardView(directoryParams, paths.directoryDashboard);
  const query = useQuery(directoryQuery(i18n.language));
  const listed = useQuery(checkedFacilitiesQuery(view.checked, view.page, i18n.language));
  const tables = useDirectoryTables(query.data, listed.data);
  const client = useQueryClient();
  useEffect(() => {
    const { queryKey } = directoryQuery(i18n.language);
    return facilityChannel.subscribe(() => void client.invalidateQueries({ queryKey }));
  }, [client, i18n.language]);
  return (
    <DashboardPage title={t('title')} description={t('description')} fileName="directory" tables={tables}>
      <DashboardPanel
        query={query}
        what={t('what')}
        blocks={[
          { id: 'figures', span: 'full', height: 'figures' },
          { id: 'map', span: 'wide', height: 'tall' },
          { id: 'regions', span: 'third', height: 'tall' },
          { id: 'checks', span: 'third', height: 'large' },
          { id: 'listed', span: 'wide', height: 'large' },
        ]}
        isEmpty={isEmptyDirectory}
      >
        {(dashboard) => (
          <DirectoryBlocks
            dashboard={dashboard}
            listed={listed}
            view={view}
            onAgeChange={(checked) => setView({ checked, page: 1 })}
          />
        )}
      </DashboardPanel>
    </DashboardPage>
  );
}
