import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Tabs } from '#components/Tabs';
import { paths } from '#domain/paths';
import type { PageToPrefetch } from '#lib/query/pageToPrefetch';
import { useSession } from '#lib/session/session';

import { DashboardPage } from './DashboardPage';
import { DashboardPanel } from './DashboardPanel';
import type { DashboardSkeletonProps } from './DashboardSkeleton';
import { ProjectBudget } from './ProjectBudget';
import { expensePeriods, isEmptyProject } from './projectFigures';
import { ProjectHome } from './ProjectHome';
import type { Project } from './projectSchemas';
import { ProjectTeam } from './ProjectTeam';
import { projectParams, projectTabs } from './projectView';
import type { ProjectTab } from './projectView';
import { projectQuery } from './queries';
import { useDashboardView } from './useDashboardView';
import { useProjectTables } from './useProjectTables';

/** The blocks of each tab while they load. */
const blocks: Readonly<Record<ProjectTab, DashboardSkeletonProps['blocks']>> = {
  home: [
    { id: 'issues', span: 'full', height: 'tall' },
    { id: 'tasks', span: 'half', height: 'large' },
    { id: 'schedule', span: 'half', height: 'large' },
  ],
  budget: [
    ...expensePeriods.map((id) => ({ id, span: 'tile' as const, height: 'small' as const })),
    { id: 'distribution', span: 'third', height: 'large' },
    { id: 'details', span: 'wide', height: 'large' },
  ],
  team: Array.from({ length: 8 }, (_, at) => ({ id: `member-${at}`, span: 'quarter', height: 'figures' })),
};

/** Asks for what the dashboard shows. */
export function prefetch({ queryClient, language }: PageToPrefetch): void {
  void queryClient.prefetchQuery(projectQuery(language));
}

/** The page at `/dashboards/project`: issues, tasks and schedule, budget, team. */
export function Component() {
  const { t, i18n } = useTranslation(['dashboards-project', 'dashboards']);
  const [view, setView] = useDashboardView(projectParams, paths.projectDashboard);
  const query = useQuery(projectQuery(i18n.language));
  const tables = useProjectTables(query.data, view);
  const session = useSession();
  const name = session.status === 'authenticated' ? session.user.name : '';
  function renderTab(tab: ProjectTab, project: Project) {
    if (tab === 'budget') return <ProjectBudget project={project} view={view} onViewChange={setView} />;
    if (tab === 'team') return <ProjectTeam members={project.teamMembers} />;
    return <ProjectHome project={project} view={view} onViewChange={setView} />;
  }
  return (
    <DashboardPage title={t('title')} description={t('welcome', { name })} fileName="project" tables={tables}>
      <Tabs
        label={t('tabs.label')}
        tabs={projectTabs.map((tab) => ({
          value: tab,
          label: t(`tabs.${tab}`),
          panel: (
            <DashboardPanel query={query} what={t('what')} blocks={blocks[tab]} isEmpty={isEmptyProject}>
              {(project) => renderTab(tab, project)}
            </DashboardPanel>
          ),
        }))}
        value={view.tab}
        onChange={(value) => setView({ tab: projectTabs.find((tab) => tab === value) ?? 'home' })}
      />
    </DashboardPage>
  );
}
