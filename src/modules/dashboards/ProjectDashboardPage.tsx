import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Tabs } from '#components/Tabs';
import { paths } from '#domain/paths';
import type { PageToPrefetch } from '#lib/query/pageToPrefetch';
import { useSession } from '#lib/session/session';

import { DashboardPage } from './DashboardPage';
import { DashboardPanel } from './DashboardPanel';
import { ProjectBudget } from './ProjectBudget';
import { isEmptyProject } from './projectFigures';
import { ProjectHome } from './ProjectHome';
import { ProjectTeam } from './ProjectTeam';
import { projectParams, projectTabs } from './projectView';
import { projectQuery } from './queries';
import { useDashboardView } from './useDashboardView';
import { useProjectTables } from './useProjectTables';

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
  return (
    <DashboardPage title={t('title')} description={t('welcome', { name })} fileName="project" tables={tables}>
      <DashboardPanel
        query={query}
        what={t('what')}
        blocks={[
          { id: 'issues', span: 'full', height: 'tall' },
          { id: 'tasks', span: 'half', height: 'large' },
          { id: 'schedule', span: 'half', height: 'large' },
        ]}
        isEmpty={isEmptyProject}
      >
        {(project) => {
          const panels = {
            home: <ProjectHome project={project} view={view} onViewChange={setView} />,
            budget: <ProjectBudget project={project} />,
            team: <ProjectTeam members={project.teamMembers} />,
          };
          return (
            <Tabs
              label={t('tabs.label')}
              tabs={projectTabs.map((value) => ({ value, label: t(`tabs.${value}`), panel: panels[value] }))}
              value={view.tab}
              onChange={(value) => setView({ tab: projectTabs.find((tab) => tab === value) ?? 'home' })}
            />
          );
        }}
      </DashboardPanel>
    </DashboardPage>
  );
}
