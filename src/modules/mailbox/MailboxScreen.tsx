import Bars3Icon from '@heroicons/react/24/outline/Bars3Icon';
import EnvelopeOpenIcon from '@heroicons/react/24/outline/EnvelopeOpenIcon';
import FolderIcon from '@heroicons/react/24/outline/FolderIcon';
import PencilSquareIcon from '@heroicons/react/24/outline/PencilSquareIcon';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';

import { Drawer } from '#components/Drawer';
import { EmptyState } from '#components/EmptyState';
import { IconButton } from '#components/IconButton';
import { LinkButton } from '#components/LinkButton';
import { Page } from '#components/Page';
import { HttpError } from '#lib/http';
import { paths } from '#lib/paths';
import { useSession } from '#lib/session';

import { withQuery } from './address';
import { writeAddress } from './addresses';
import type { Mail, MailSettings } from './api';
import { ComposeDialog } from './ComposeDialog';
import { composer } from './composerPart';
import { KeysHelp } from './KeysHelp';
import { MailboxContext } from './mailboxContext';
import * as styles from './MailboxPage.css';
import { MailList } from './MailList';
import { MailReader } from './MailReader';
import { MailSidebar } from './MailSidebar';
import { mailPath, placeKey } from './place';
import type { MailboxAddress } from './place';
import { PrintedMail } from './PrintedMail';
import { filtersQuery, foldersQuery, labelsQuery, mailQuery, mailsQuery, settingsQuery } from './queries';
import type { ReplyMode } from './reply';
import { useMailActions } from './useMailActions';
import { useMailCommands } from './useMailCommands';
import { ViewMenu } from './ViewMenu';

export type MailboxScreenProps = { address: MailboxAddress };

const usual: MailSettings = { messageLayout: 'right', keyboardShortcuts: true };
const nothing: ReadonlySet<string> = new Set();

/** The whole mailbox at one of its addresses. */
export function MailboxScreen({ address: { place, page, id } }: MailboxScreenProps) {
  const { t, i18n } = useTranslation('mailbox');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const client = useQueryClient();
  const session = useSession();
  const search = (params.get('q') ?? '').slice(0, 200);
  const composing = params.get('compose') ?? undefined;
  const { language } = i18n;

  const settings = useQuery(settingsQuery()).data ?? usual;
  const { data: folders = [] } = useQuery(foldersQuery(language));
  const { data: filters = [] } = useQuery(filtersQuery(language));
  const { data: labels = [] } = useQuery(labelsQuery(language));
  const asked = { place, page, search };
  const query = useQuery(mailsQuery(asked));
  // The name of the tab.
  const { data: opened } = useQuery({ ...mailQuery(id ?? '', client), enabled: id !== undefined });
  const actions = useMailActions(folders);

  const [selection, setSelection] = useState<{ of: string; ids: ReadonlySet<string> }>({ of: '', ids: nothing });
  const [answer, setAnswer] = useState<{ id: string; mode: ReplyMode }>();
  const [drawer, setDrawer] = useState(false);
  const [helping, setHelping] = useState(false);
  const [printed, setPrinted] = useState<Mail>();
  const list = useRef<HTMLUListElement>(null);
  const searchField = useRef<HTMLInputElement>(null);

  const here = `${placeKey(place)} ${page} ${search}`;
  // Another page begins without a selection.
  const selected = selection.of === here ? selection.ids : nothing;
  const select = (ids: ReadonlySet<string>) => setSelection({ of: here, ids });
  const mails = query.data?.mails ?? [];
  const pathTo = (mail?: string) => withQuery(mailPath(place, page, mail), { q: search });
  const composePath = (draft: string) => withQuery(mailPath(place, page, id), { q: search, compose: draft });
  const places = { folder: folders, filter: filters, label: labels }[place.kind];
  const title = places.find(({ slug }) => slug === place.slug)?.title ?? '';
  const me = session.state === 'in' ? writeAddress(session.user) : '';
  const compose = () => {
    composer.prepare();
    setDrawer(false);
    void navigate(composePath(crypto.randomUUID()), { preventScrollReset: true });
  };

  // Turning the page shall not take a second time what the specification has every page take.
  const last = query.data?.pagination.lastPage ?? 0;
  const prefetch = useEffectEvent(() => {
    if (page < last) void client.prefetchQuery(mailsQuery({ place, page: page + 1, search }));
  });
  useEffect(() => prefetch(), [here, last]);

  useMailCommands({
    enabled: settings.keyboardShortcuts,
    list,
    mails,
    openId: id,
    open: opened?.id === id ? opened : undefined,
    selected,
    onSelectedChange: select,
    actions,
    pathTo,
    onAnswer: (mode, of) => setAnswer({ id: of, mode }),
    onCompose: compose,
    onSearch: () => searchField.current?.focus(),
    onHelp: () => setHelping(true),
  });

  if (query.data?.mails === null) {
    return <Navigate to={withQuery(mailPath(place, last, id), { q: search })} replace />;
  }
  const { error } = query;
  if (error instanceof HttpError && (error.status === 404 || error.status === 422)) {
    return (
      <Page>
        <title>{t('documentTitle', { title: t('noPlace.title') })}</title>
        <EmptyState
          icon={FolderIcon}
          headingLevel={1}
          title={t('noPlace.title')}
          text={t('noPlace.text', { slug: place.slug })}
          action={<LinkButton href={paths.mailbox}>{t('noPlace.action')}</LinkButton>}
        />
      </Page>
    );
  }

  const tabTitle = id === undefined ? title : (opened?.subject ?? title);
  return (
    <MailboxContext value={{ place, page, search, folders, filters, labels, settings, actions, pathTo, composePath }}>
      <title>{t('documentTitle', { title: tabTitle === '' ? t('title') : tabTitle })}</title>
      <Page padding="none">
        <div className={styles.container}>
          <div className={styles.root}>
            <div className={styles.places}>
              <div className={styles.sticky}>
                <MailSidebar onCompose={compose} />
              </div>
            </div>
            <div
              className={styles.panes}
              data-layout={settings.messageLayout}
              data-open={id === undefined ? undefined : true}
            >
              <div key={`${placeKey(place)} ${page}`} className={styles.list}>
                <MailList
                  ref={list}
                  searchRef={searchField}
                  query={query}
                  title={title}
                  open={id}
                  selected={selected}
                  onSelectedChange={select}
                  onSearch={(text) => void navigate(withQuery(mailPath(place), { q: text.trim() }))}
                  before={
                    <span className={styles.toggle}>
                      <IconButton
                        label={t('openPlaces')}
                        icon={Bars3Icon}
                        popup="dialog"
                        onClick={() => setDrawer(true)}
                      />
                    </span>
                  }
                  after={
                    <>
                      <span className={styles.toggle}>
                        <IconButton label={t('compose.new')} icon={PencilSquareIcon} onClick={compose} />
                      </span>
                      <ViewMenu onHelp={() => setHelping(true)} />
                    </>
                  }
                />
              </div>
              {id === undefined ? (
                <div className={styles.nothing}>
                  <div className={styles.inset}>
                    <EmptyState icon={EnvelopeOpenIcon} title={t('reader.none')} text={t('reader.noneText')} />
                  </div>
                </div>
              ) : (
                <div key={id} className={styles.reader}>
                  <MailReader
                    id={id}
                    me={me}
                    answering={answer?.id === id ? answer.mode : undefined}
                    onAnswer={(mode) => setAnswer(mode && { id, mode })}
                    onLeave={() => void navigate(pathTo())}
                    onPrint={setPrinted}
                  />
                </div>
              )}
            </div>
          </div>
        </div>
      </Page>
      <Drawer open={drawer} onClose={() => setDrawer(false)} side="start" title={t('title')}>
        <MailSidebar onCompose={compose} onFollow={() => setDrawer(false)} />
      </Drawer>
      <ComposeDialog
        id={composing}
        onClose={() => void navigate(pathTo(id), { replace: true, preventScrollReset: true })}
      />
      <KeysHelp open={helping} onClose={() => setHelping(false)} />
      {printed ? <PrintedMail mail={printed} onDone={() => setPrinted(undefined)} /> : null}
    </MailboxContext>
  );
}
