import BellIcon from '@heroicons/react/24/outline/BellIcon';
import InboxIcon from '@heroicons/react/24/outline/InboxIcon';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Page } from '#components/Page';
import { PageHeader } from '#components/PageHeader';
import { now } from '#lib/time/clock';
import { formatDay } from '#lib/format/formatDate';
import type { PageToPrefetch } from '#lib/query/pageToPrefetch';
import { currentSession, useSession } from '#lib/session/session';
import type { Session } from '#lib/session/session';
import { viewerTimeZone } from '#lib/time/viewerTimeZone';
import { messages, notifications } from '#modules/notices/queries';
import { boardsQuery } from '#modules/scrumboard/queries';
import { shortcutsQuery } from '#modules/shortcuts/queries';
import { tasksQuery } from '#modules/tasks/queries';

import { ArticlesBlock } from './ArticlesBlock';
import { BoardsBlock } from './BoardsBlock';
import { ChatsBlock } from './ChatsBlock';
import { DirectoryBlock } from './DirectoryBlock';
import { greetingAt } from './greeting';
import * as styles from './home.css';
import { inboxQuery, MailsBlock } from './MailsBlock';
import { NoticesBlock } from './NoticesBlock';
import { openRequestsQuery, RequestsBlock } from './RequestsBlock';
import { ShortcutsBlock } from './ShortcutsBlock';
import { TasksBlock } from './TasksBlock';

const isAdministrator = (session: Session) => session.status === 'authenticated' && session.user.role === 'admin';

/** Asks for the shortcuts, which come first, then for the work that waits. The frame asks for chats and notices itself. */
export function prefetch({ queryClient }: PageToPrefetch): void {
  void queryClient.prefetchQuery(shortcutsQuery()).then(() => {
    if (isAdministrator(currentSession())) void queryClient.prefetchQuery(openRequestsQuery());
    void queryClient.prefetchQuery(inboxQuery());
    void queryClient.prefetchQuery(tasksQuery());
    void queryClient.prefetchQuery(boardsQuery());
  });
}

/** The console's home page: the work that waits first, then news and links. */
export function Component() {
  const { t, i18n } = useTranslation('app-home');
  const session = useSession();
  const isAdmin = isAdministrator(session);
  const moment = now();
  const greeting = greetingAt(moment.getHours());
  const zone = viewerTimeZone();
  return (
    <>
      <title>{t('documentTitle')}</title>
      <Page
        header={
          <PageHeader
            title={
              session.status === 'authenticated'
                ? t(`greeting.${greeting}Named`, { name: session.user.name.split(' ')[0] })
                : t(`greeting.${greeting}`)
            }
            description={formatDay(moment.toISOString(), i18n.language, zone)}
          />
        }
      >
        <div className={styles.root}>
          <div className={styles.grid}>
            <ShortcutsBlock />
            {isAdmin ? (
              <div className={styles.cell}>
                <RequestsBlock />
              </div>
            ) : null}
            <div className={styles.cell}>
              <MailsBlock />
            </div>
            <div className={styles.cell}>
              <TasksBlock />
            </div>
            <div className={styles.cell}>
              <ChatsBlock />
            </div>
            <div className={styles.cell}>
              <NoticesBlock kind="notifications" query={useQuery(notifications.list())} icon={BellIcon} />
            </div>
            <div className={styles.cell}>
              <NoticesBlock kind="messages" query={useQuery(messages.list())} icon={InboxIcon} />
            </div>
            <div className={styles.cell}>
              <BoardsBlock />
            </div>
            <div className={isAdmin ? styles.cell : styles.two}>
              <ArticlesBlock />
            </div>
            <div className={styles.cell}>
              <DirectoryBlock />
            </div>
          </div>
        </div>
      </Page>
    </>
  );
}
