import { useTranslation } from 'react-i18next';

import UserIcon from '@heroicons/react/24/outline/UserIcon';

import { EmptyState } from '#components/EmptyState';
import { LinkButton } from '#components/LinkButton';
import { Page } from '#components/Page';
import { paths } from '#domain/paths';

/** Nobody has this id; the way on is the console. */
export function ContactMissing({ id }: { id: string }) {
  const { t } = useTranslation('contacts');
  const title = t('missing.title');
  return (
    <Page>
      <title>{t('documentTitle', { title })}</title>
      <EmptyState
        icon={UserIcon}
        title={title}
        headingLevel={1}
        text={t('missing.text', { id })}
        action={<LinkButton href={paths.consoleHome}>{t('missing.action')}</LinkButton>}
      />
    </Page>
  );
}
