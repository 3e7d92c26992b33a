import ArrowLeftIcon from '@heroicons/react/24/outline/ArrowLeftIcon';
import ArrowPathIcon from '@heroicons/react/24/outline/ArrowPathIcon';
import EnvelopeIcon from '@heroicons/react/24/outline/EnvelopeIcon';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { Button } from '#components/Button';
import { Card } from '#components/Card';
import { EmptyState } from '#components/EmptyState';
import { mirroredIcon } from '#components/Icon';
import { LinkButton } from '#components/LinkButton';
import { List, ListItem } from '#components/List';
import { QueryPanel } from '#components/QueryPanel';
import { RelativeTime } from '#components/RelativeTime';
import { paths } from '#domain/paths';
import { useMediaQuery } from '#lib/browser/useMediaQuery';
import { media } from '#theme/media';

import type { OutboxMail } from './api';
import { MailReader } from './MailReader';
import * as styles from './OutboxPage.css';
import { outboxQuery } from './queries';

const BackIcon = mirroredIcon(ArrowLeftIcon);

/** A real server has no outbox, so this page does not exist there. */
export function loader() {
  if (import.meta.env.VITE_API_URL) throw new Response(null, { status: 404 });
  return null;
}

const mailHref = ({ id }: OutboxMail) => `${paths.outbox}?mail=${encodeURIComponent(id)}`;

/** The page at `/outbox`: mails that the local back end would have sent, so that their links can be followed. */
export function Component() {
  const { t } = useTranslation(['account-outbox', 'List']);
  const query = useQuery(outboxQuery());
  return (
    <div className={styles.root}>
      <title>{t('documentTitle')}</title>
      <meta name="robots" content="noindex" />
      <header className={styles.header}>
        <div className={styles.words}>
          <h1 className={styles.title} tabIndex={-1}>
            {t('title')}
          </h1>
          <p className={styles.description}>{t('description')}</p>
        </div>
        <Button
          leadingIcon={ArrowPathIcon}
          variant="outline"
          loading={query.isFetching}
          onClick={() => void query.refetch()}
        >
          {t('refresh')}
        </Button>
      </header>
      <QueryPanel
        query={query}
        what={t('what')}
        skeleton={
          <Card padding="small">
            <List loading loadingRows={4} variant="spaced" label={t('list')} />
          </Card>
        }
        isEmpty={(mails) => mails.length === 0}
        empty={<EmptyState icon={EnvelopeIcon} title={t('empty')} description={t('emptyText')} headingLevel={2} />}
      >
        {(mails) => <Mails mails={mails} />}
      </QueryPanel>
    </div>
  );
}

function Mails({ mails }: { mails: readonly OutboxMail[] }) {
  const { t } = useTranslation('account-outbox');
  const [params] = useSearchParams();
  const isWide = useMediaQuery(media.mdUp);
  const requestedId = params.get('mail');
  const mail = mails.find(({ id }) => id === requestedId) ?? (isWide && requestedId === null ? mails[0] : undefined);
  const isMissing = requestedId !== null && !mail;
  return (
    <div className={styles.panes}>
      {isWide || requestedId === null ? (
        <Card padding="small">
          <List label={t('list')} variant="spaced" density="compact">
            {mails.map((one) => (
              <ListItem
                key={one.id}
                title={one.subject}
                description={t('to', { address: one.to })}
                lines="one"
                meta={<RelativeTime date={one.at} />}
                href={mailHref(one)}
                selected={one === mail}
              />
            ))}
          </List>
        </Card>
      ) : (
        <span>
          <LinkButton href={paths.outbox} leadingIcon={BackIcon} variant="quiet">
            {t('back')}
          </LinkButton>
        </span>
      )}
      {mail ? <MailReader mail={mail} /> : null}
      {isMissing ? (
        <EmptyState icon={EnvelopeIcon} title={t('gone')} description={t('goneText')} headingLevel={2} />
      ) : null}
    </div>
  );
}
