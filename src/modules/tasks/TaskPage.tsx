import CheckCircleIcon from '@heroicons/react/24/outline/CheckCircleIcon';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { Badge } from '#components/Badge';
import { Page } from '#components/Page';
import { PageHeader } from '#components/PageHeader';
import { QueryPanel } from '#components/QueryPanel';
import { RecordMissing } from '#components/RecordMissing';
import { HttpError } from '#lib/http/request';
import type { PageToPrefetch } from '#lib/query/pageToPrefetch';
import { paths } from '#domain/paths';

import type { Task } from './api';
import { taskQuery, taskTagsQuery } from './queries';
import { TaskDetails, TaskSkeleton } from './TaskDetails';
import * as styles from './TaskPage.css';

/** Asks for the task of an address. */
export function prefetch({ queryClient, params }: PageToPrefetch): void {
  void queryClient.prefetchQuery(taskQuery(params['id'] ?? ''));
}

/** The page at `/apps/tasks/:id`: one task, read-only. */
export function Component() {
  const { id = '' } = useParams();
  return <TaskContent key={id} id={id} />;
}

function TaskContent({ id }: { id: string }) {
  const { t } = useTranslation('tasks');
  const query = useQuery(taskQuery(id));
  const tags = useQuery(taskTagsQuery());
  const { data, error } = query;
  if (error instanceof HttpError && error.problem.code === 'not-found') {
    const missingTitle = t('missing.title');
    return (
      <RecordMissing
        icon={CheckCircleIcon}
        title={missingTitle}
        documentTitle={t('documentTitle', { title: missingTitle })}
        description={t('missing.text', { id })}
        action={{ label: t('missing.action'), href: paths.consoleHome }}
      />
    );
  }

  const title = data?.title ?? t('task.title');
  return (
    <Page
      header={
        <PageHeader
          breadcrumb={[{ label: t('home'), href: paths.consoleHome }, { label: t('task.title') }]}
          title={title}
          meta={data && <State task={data} />}
        />
      }
    >
      <title>{t('documentTitle', { title })}</title>
      <div className={styles.root}>
        <QueryPanel query={query} what={t('task.what')} skeleton={<TaskSkeleton />}>
          {(task) => <TaskDetails task={task} tags={tags.data ?? []} />}
        </QueryPanel>
      </div>
    </Page>
  );
}

function State({ task }: { task: Task }) {
  const { t } = useTranslation('tasks');
  if (task.type === 'section') return <Badge>{t('task.section')}</Badge>;
  return task.completed ? (
    <Badge tone="success">{t('task.completed')}</Badge>
  ) : (
    <Badge tone="info">{t('task.open')}</Badge>
  );
}
