import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { useToast } from '#components/Toast';
import { lazyComponent } from '#lib/react/lazyComponent';
import { QuickChatProvider } from '#modules/chat/QuickChatProvider';
import type { TaskMessage } from '#modules/chat/QuickChatProvider';
import { displayName } from '#domain/mailAddress';
import { mailboxPath } from '#modules/mailbox/mailboxPath';
import { MailConnectionsContext } from '#modules/mailbox/mailConnections';
import type { MailConnections } from '#modules/mailbox/mailConnections';
import type { TaskSource } from '#modules/tasks/addTask';

import type { SenderLinkProps } from './SenderLink';

const lazySenderLink = lazyComponent(() => import('./SenderLink').then((module) => module.SenderLink));

function LoadedSenderLink(props: SenderLinkProps) {
  useEffect(() => lazySenderLink.preload(), []);
  return <lazySenderLink.Component {...props} />;
}

export type ConnectionsProps = { children: ReactNode };

/** Connects the modules of the console: tasks from mails and chat messages, contacts from senders. */
export function Connections({ children }: ConnectionsProps) {
  const { t } = useTranslation('app-shell');
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();

  // Stable values: the open mail and the messages must not re-render with the layout.
  const { mail, addTaskFromMessage } = useMemo(() => {
    async function addTask(source: TaskSource) {
      try {
        const { addTask: add } = await import('#modules/tasks/addTask');
        const path = await add(client, source);
        toast.show({
          text: t('connections.taskAdded'),
          tone: 'success',
          action: { label: t('connections.viewTask'), onClick: () => void navigate(path) },
        });
      } catch {
        toast.show({ text: t('failure.task'), tone: 'error' });
      }
    }
    const connections: MailConnections = {
      addTask({ id, subject, from }) {
        const about = t('connections.mailFrom', { name: displayName(from.contact) });
        const href = mailboxPath({ kind: 'folder', slug: 'inbox' }, 1, id);
        void addTask({ title: subject.trim() || about, about, href });
      },
      SenderLink: LoadedSenderLink,
    };
    return {
      mail: connections,
      addTaskFromMessage({ text, author }: TaskMessage) {
        const [title = ''] = text.trim().split('\n');
        void addTask({
          title,
          about: author === undefined ? text : t('connections.messageFrom', { name: author, text }),
        });
      },
    };
  }, [client, navigate, t, toast]);
  return (
    <QuickChatProvider onAddTask={addTaskFromMessage}>
      <MailConnectionsContext value={mail}>{children}</MailConnectionsContext>
    </QuickChatProvider>
  );
}
