import CheckCircleIcon from '@heroicons/react/24/outline/CheckCircleIcon';
import { useTranslation } from 'react-i18next';

import { EmptyState } from '#components/EmptyState';
import { LinkButton } from '#components/LinkButton';
import { Page } from '#components/Page';
import { paths } from '#domain/paths';

/** No task has this id; the way on is the console. */
export function TaskMissing({ id }: { id: string }) {
  const { t } = useTranslation('tasks');
  const title = t('missing.title');
  return (
    <Page>
      <title>{t('documentTitle', { title })}</title>
      <EmptyState
        icon={CheckCircleIcon}
        title={title}
        headingLevel={1}
        text={t('missing.text', { id })}
        action={<LinkButton href={paths.consoleHome}>{t('missing.action')}</LinkButton>}
      />
    </Page>
  );
}
