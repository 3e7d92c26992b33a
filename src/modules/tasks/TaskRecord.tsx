import CheckCircleIcon from '@heroicons/react/24/outline/CheckCircleIcon';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { QueryPanel } from '#components/QueryPanel';
import { RecordBody } from '#components/RecordLayout';
import { RecordMissing } from '#components/RecordMissing';
import { Skeleton } from '#components/Skeleton';
import { problemCode } from '#lib/http/problem';

import { newTaskQuery, taskQuery } from './queries';
import { TaskForm } from './TaskForm';
import type { NewTaskAddress } from './taskPath';
import * as styles from './TaskRecord.css';
import { useTasksScreen } from './tasksContext';

export type TaskRecordProps = {
  id: string;
  /** What it is and where it is placed, for one that is being made. */
  made: Pick<NewTaskAddress, 'new' | 'after'> | undefined;
};

/** The open record beside the list. */
export function TaskRecord({ id, made }: TaskRecordProps) {
  return (
    <div className={styles.root}>{made === undefined ? <KnownTask id={id} /> : <NewTask id={id} made={made} />}</div>
  );
}

function KnownTask({ id }: { id: string }) {
  const { t } = useTranslation('tasks');
  const { recordHref } = useTasksScreen();
  const query = useQuery(taskQuery(id, useQueryClient()));
  if (problemCode(query.error) === 'not-found' && query.data === undefined) {
    return (
      <RecordMissing
        icon={CheckCircleIcon}
        title={t('missing.title')}
        documentTitle={t('documentTitle', { title: t('missing.title') })}
        description={t('missing.text', { id })}
        action={{ label: t('missing.action'), href: recordHref() }}
      />
    );
  }
  return (
    <QueryPanel query={query} what={t('record.what')} headingLevel={2} skeleton={<RecordSkeleton />}>
      {(task) => <TaskForm id={id} type={task.type} task={task} after={undefined} />}
    </QueryPanel>
  );
}

/** A record that is not saved as long as nothing is entered. */
function NewTask({ id, made }: { id: string; made: Pick<NewTaskAddress, 'new' | 'after'> }) {
  const { t } = useTranslation('tasks');
  const query = useQuery(newTaskQuery(id));
  const client = useQueryClient();
  // Once it is saved, the list and other tabs change it.
  const { data: known } = useQuery({ ...taskQuery(id, client), enabled: false });
  return (
    <QueryPanel query={query} what={t('record.what')} headingLevel={2} immediate skeleton={<RecordSkeleton />}>
      {(task) => (
        <TaskForm
          id={id}
          type={task?.type ?? (made.new === 'section' ? 'section' : 'task')}
          task={task}
          current={known}
          after={made.after === '' ? undefined : made.after}
        />
      )}
    </QueryPanel>
  );
}

function RecordSkeleton() {
  return (
    <RecordBody>
      <Skeleton width="wide" />
      <Skeleton lines={6} />
      <Skeleton lines={4} />
    </RecordBody>
  );
}
