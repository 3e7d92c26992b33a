import EnvelopeOpenIcon from '@heroicons/react/24/outline/EnvelopeOpenIcon';
import FolderIcon from '@heroicons/react/24/outline/FolderIcon';
import PencilSquareIcon from '@heroicons/react/24/outline/PencilSquareIcon';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';

import { KeyboardShortcutsDialog } from '#components/KeyboardShortcutsDialog';
import { IconButton } from '#components/IconButton';
import { Page } from '#components/Page';
import { RecordLayout, RecordLayoutNarrow } from '#components/RecordLayout';
import { useRecordScreen } from '#components/RecordList';
import { RecordMissing } from '#components/RecordMissing';
import { paths } from '#domain/paths';
import { isMissing } from '#lib/http/problem';
import { useDialogState } from '#lib/react/useDialogState';

import type { Mail, MailFolder } from './api';
import { ComposeDialog } from './ComposeDialog';
import { lazyComposer } from './lazyComposer';
import { MailboxContext } from './mailboxContext';
import type { Mailbox, ReplyState } from './mailboxContext';
import { MailList } from './MailList';
import { MailReader } from './MailReader';
import { MailSidebar } from './MailSidebar';
import { mailboxPath, mailParams, viewKey } from './mailboxPath';
import type { MailboxLocation } from './mailboxPath';
import { PrintedMail } from './PrintedMail';
import {
  foldersQuery,
  filtersQuery,
  labelsQuery,
  mailQuery,
  mailsQuery,
  folderSummariesQuery,
  settingsQuery,
} from './queries';
import { defaultSettings } from './settingChoices';
import { useMailActions } from './useMailActions';
import { useMailKeys } from './useMailKeys';
import { ViewMenu } from './ViewMenu';

export type MailboxScreenProps = { location: MailboxLocation };

const arrangements = { right: 'beside', bottom: 'below', full: 'instead' } as const;
// Stable empty array: memoised children must not re-render.
const emptyList: readonly never[] = [];

/** Whether the composer was opened by a link elsewhere in the console, to which closing it returns. */
const returnsToLink = (state: unknown) => typeof state === 'object' && state !== null && 'returnsToLink' in state;

/** Sidebar, list and reader for one location of the mailbox. */
export function MailboxScreen({ location: { view: requestedView, page, id } }: MailboxScreenProps) {
  const { t, i18n } = useTranslation('mailbox');
  const navigate = useNavigate();
  const client = useQueryClient();
  const routerLocation = useLocation();
  const { q: search, compose: draftId, to, subject } = mailParams.parse(routerLocation.search);
  const { language } = i18n;

  const settings = useQuery(settingsQuery()).data ?? defaultSettings;
  const { data: folders = emptyList } = useQuery(folderSummariesQuery(language));
  const { data: filters = emptyList } = useQuery(filtersQuery(language));
  const { data: labels = emptyList } = useQuery(labelsQuery(language));
  const { kind, slug } = requestedView;
  const view = useMemo(() => ({ kind, slug }), [kind, slug]);
  const query = useQuery(mailsQuery({ view, page, search }));
  // For the document title.
  const { data: openMail } = useQuery({ ...mailQuery(id ?? '', client), enabled: id !== undefined });
  const actions = useMailActions();

  const [reply, setReply] = useState<ReplyState>();
  const help = useDialogState();
  const [mailToPrint, setMailToPrint] = useState<Mail>();

  const listKey = `${viewKey(view)} ${page} ${search}`;
  const mails = query.data?.mails ?? emptyList;
  const screen = useRecordScreen({
    listKey,
    records: mails,
    openId: id,
    open: openMail?.id === id ? openMail : undefined,
    opensNextAfterRemoval: true,
    onOpen: (mail) => void navigate(mailParams.href(mailboxPath(view, page, mail), { q: search })),
  });
  const { afterRemoval } = screen.navigation;
  // Stable context value: memoised consumers must not re-render with the screen.
  const mailbox = useMemo(
    (): Mailbox => ({
      view,
      page,
      search,
      folders,
      labels,
      settings,
      actions,
      pathTo: (mail) => mailParams.href(mailboxPath(view, page, mail), { q: search }),
      composePath: (draft, over) => mailParams.href(mailboxPath(view, page, over), { q: search, compose: draft }),
      afterRemoval,
      startCompose() {
        lazyComposer.preload();
        // Changes only the query string: the list and the open mail stay.
        void navigate(
          { search: mailParams.href('', { q: search, compose: crypto.randomUUID() }) },
          { preventScrollReset: true },
        );
      },
      setReply,
      print: setMailToPrint,
    }),
    [view, page, search, folders, labels, settings, actions, afterRemoval, navigate],
  );
  const { pathTo, composePath, startCompose } = mailbox;
  const viewsOfKind = { folder: folders, filter: filters, label: labels }[view.kind];
  const title = viewsOfKind.find(({ slug }) => slug === view.slug)?.title ?? '';

  // Prefetch the next page, so that its specified 625 ms are already spent.
  const lastPage = query.data?.pagination.lastPage ?? 0;
  const prefetch = useEffectEvent(() => {
    if (page < lastPage) void client.prefetchQuery(mailsQuery({ view, page: page + 1, search }));
  });
  useEffect(() => prefetch(), [listKey, lastPage]);

  const bindings = useMailKeys({
    screen,
    actions,
    onReply: (mode, of) => setReply({ id: of, mode }),
    onCompose: startCompose,
    onHelp: help.show,
  });

  if (query.data?.mails === null) {
    return <Navigate to={mailParams.href(mailboxPath(view, lastPage, id), { q: search })} replace />;
  }
  if (isMissing(query.error)) {
    return (
      <RecordMissing
        icon={FolderIcon}
        title={t('noPlace.title')}
        documentTitle={t('documentTitle', { title: t('noPlace.title') })}
        description={t('noPlace.text', { slug })}
        action={{ label: t('noPlace.action'), href: paths.mailbox }}
      />
    );
  }

  const tabTitle = id === undefined ? title : (openMail?.subject ?? title);
  return (
    <MailboxContext value={mailbox}>
      <MailTitle title={tabTitle === '' ? t('title') : tabTitle} />
      <Page padding="none">
        <RecordLayout
          sidebar={<MailSidebar />}
          sidebarLabel={t('title')}
          arrangement={arrangements[settings.messageLayout]}
          listKey={listKey}
          recordKey={id}
          list={
            <MailList
              query={query}
              title={title}
              screen={screen}
              onSearch={(text) => void navigate(mailParams.href(mailboxPath(view), { q: text }))}
              headerEnd={
                <>
                  <RecordLayoutNarrow>
                    <IconButton label={t('compose.new')} icon={PencilSquareIcon} onClick={startCompose} />
                  </RecordLayoutNarrow>
                  <ViewMenu onHelp={help.show} />
                </>
              }
            />
          }
          record={
            id === undefined ? undefined : <MailReader id={id} replyMode={reply?.id === id ? reply.mode : undefined} />
          }
          placeholder={{ icon: EnvelopeOpenIcon, title: t('reader.none'), description: t('reader.noneText') }}
        />
      </Page>
      <ComposeDialog
        id={draftId === '' ? undefined : draftId}
        to={to}
        subject={subject}
        onClose={() => {
          if (returnsToLink(routerLocation.state)) void navigate(-1);
          else void navigate(pathTo(id), { replace: true, preventScrollReset: true });
        }}
        onReplaced={(draft) =>
          void navigate(composePath(draft, id), {
            replace: true,
            preventScrollReset: true,
            state: routerLocation.state as unknown,
          })
        }
      />
      <KeyboardShortcutsDialog {...help.props} bindings={bindings} description={t('keys.text')} />
      {mailToPrint ? <PrintedMail mail={mailToPrint} onClose={() => setMailToPrint(undefined)} /> : null}
    </MailboxContext>
  );
}

/** The tab's title with the number of unread mails in the inbox; separate, because the number changes with each mail. */
function MailTitle({ title }: { title: string }) {
  const { t, i18n } = useTranslation('mailbox');
  const { data: unread = 0 } = useQuery({ ...foldersQuery(i18n.language), select: unreadInInbox });
  const text = t('documentTitle', { title });
  return <title>{unread > 0 ? t('unreadTitle', { title: text, count: unread }) : text}</title>;
}

const unreadInInbox = (folders: readonly MailFolder[]) => folders.find(({ slug }) => slug === 'inbox')?.count ?? 0;
