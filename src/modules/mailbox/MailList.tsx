import InboxIcon from '@heroicons/react/24/outline/InboxIcon';
import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import type { UseQueryResult } from '@tanstack/react-query';
import { memo, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { EmptyState } from '#components/EmptyState';
import { Link } from '#components/Link';
import { Pagination } from '#components/Pagination';
import { QueryPanel } from '#components/QueryPanel';
import { SearchField } from '#components/SearchField';
import { Skeleton } from '#components/Skeleton';
import { handleRowKeys } from '#lib/selection/handleRowKeys';
import type { Selection } from '#lib/selection/useSelection';

import { buildHref } from './buildHref';
import type { Mail, MailPage } from './api';
import { BulkActionsBar } from './BulkActionsBar';
import { useMailbox } from './mailboxContext';
import * as styles from './MailList.css';
import { MailRow } from './MailRow';
import { mailboxPath, viewKey } from './mailboxPath';
import { useProgressiveRender } from './useProgressiveRender';

export type MailListProps = {
  query: UseQueryResult<MailPage>;
  /** Title of the view; empty while loading. */
  title: string;
  /** Id of the open mail. */
  openId: string | undefined;
  /** Id of the mail that was open: its row takes the focus. */
  returnId: string | undefined;
  selection: Selection;
  onSearch: (text: string) => void;
  /** Slots beside the title, for example for the button that opens the sidebar. */
  headerStart?: ReactNode;
  headerEnd?: ReactNode;
  searchRef: Ref<HTMLInputElement>;
  ref?: Ref<HTMLUListElement>;
};

const noMails: readonly Mail[] = [];

/** A page of mails with bulk actions. Its title is the page's h1 while no mail is open. */
export function MailList({
  query,
  title,
  openId,
  returnId,
  selection,
  onSearch,
  headerStart,
  headerEnd,
  searchRef,
  ref,
}: MailListProps) {
  const { t } = useTranslation('mailbox');
  const { view, page, search } = useMailbox();
  const listKey = `${viewKey(view)} ${page} ${search}`;
  const [text, setText] = useState(search);
  const [searchedKey, setSearchedKey] = useState(listKey);
  // Reset the search text after navigation.
  if (searchedKey !== listKey) {
    setSearchedKey(listKey);
    setText(search);
  }
  const Title = openId === undefined ? 'h1' : 'h2';
  const pagination = query.data?.mails ? query.data.pagination : undefined;
  const mails = query.data?.mails ?? noMails;
  return (
    <section className={styles.root} aria-label={t('list.label')}>
      <div className={styles.header}>
        {headerStart}
        {title === '' ? (
          <Skeleton width="narrow" />
        ) : (
          <Title className={styles.title} tabIndex={-1}>
            {title}
          </Title>
        )}
        <span className={styles.range} role="status">
          {pagination && pagination.totalResults > 0
            ? t('list.range', {
                from: pagination.startIndex + 1,
                to: pagination.endIndex + 1,
                count: pagination.totalResults,
              })
            : null}
        </span>
        {headerEnd}
      </div>
      <div className={styles.search}>
        <SearchField
          ref={searchRef}
          label={t('list.search')}
          placeholder={t('list.search')}
          value={text}
          maxLength={200}
          onSubmit={onSearch}
          onChange={(next) => {
            setText(next);
            if (next === '' && search !== '') onSearch('');
          }}
        />
      </div>
      <BulkActionsBar mails={mails} selection={selection} />
      <div
        role="presentation"
        className={styles.panel}
        data-inset={(!query.isPending && mails.length === 0) || undefined}
        // X is one of the mailbox's own shortcuts, which can be turned off.
        onKeyDown={(event) => handleRowKeys(event, selection, { letters: false })}
      >
        <QueryPanel
          query={query}
          what={t('list.what')}
          headingLevel={2}
          skeleton={<MailListSkeleton />}
          isEmpty={(data) => data.mails?.length === 0}
          empty={
            search === '' ? (
              <EmptyState icon={InboxIcon} title={t('list.empty')} description={t('list.emptyText')} />
            ) : (
              <EmptyState
                icon={MagnifyingGlassIcon}
                title={t('list.noMatch', { search })}
                description={t('list.noMatchText')}
                action={<Link href={mailboxPath(view)}>{t('list.showAll')}</Link>}
              />
            )
          }
        >
          {(data) => (
            <>
              <Rows
                key={listKey}
                ref={ref}
                mails={data.mails ?? []}
                openId={openId}
                returnId={returnId}
                selection={selection}
              />
              <MailPagination lastPage={data.pagination.lastPage} title={title} />
            </>
          )}
        </QueryPanel>
      </div>
    </section>
  );
}

type RowsProps = {
  mails: readonly Mail[];
  openId: string | undefined;
  returnId: string | undefined;
  selection: Selection;
  ref: Ref<HTMLUListElement> | undefined;
};

/** Rows rendered in the first frame and in each later frame, chosen so that no frame is long. */
const rowsPerFrame = { first: 2, rest: 2 };

function Rows({ mails, openId, returnId, selection, ref }: RowsProps) {
  const { t } = useTranslation('mailbox');
  const { folders, labels, actions, pathTo, composePath } = useMailbox();
  const rendered = useProgressiveRender(mails.length, rowsPerFrame.first, rowsPerFrame.rest);
  const folderOf = (mail: Mail) => folders.find(({ id }) => id === mail.folder)?.slug;
  return (
    <ul ref={ref} role="list" className={styles.mails} aria-label={t('list.mails')}>
      {mails.slice(0, rendered).map((mail) => {
        const folder = folderOf(mail);
        return (
          <MailRow
            key={mail.id}
            mail={mail}
            // Drafts open in the composer.
            href={folder === 'drafts' ? composePath(mail.id, openId) : pathTo(mail.id)}
            outgoing={folder === 'sent' || folder === 'drafts'}
            labels={labels}
            current={mail.id === openId}
            returned={mail.id === returnId}
            selected={selection.isSelected(mail.id)}
            onSelect={selection.check}
            onMark={actions.mark}
          />
        );
      })}
      {mails.slice(rendered).map(({ id }) => (
        <li key={id} className={styles.rowPlaceholder} aria-hidden="true" />
      ))}
    </ul>
  );
}

const MailPagination = memo(function MailPagination({ lastPage, title }: { lastPage: number; title: string }) {
  const { t } = useTranslation('mailbox');
  const { view, page, search } = useMailbox();
  return (
    <div className={styles.pagination}>
      <Pagination
        page={page}
        lastPage={lastPage}
        hrefFor={(number) => buildHref(mailboxPath(view, number), { q: search })}
        label={t('list.pages', { place: title })}
      />
    </div>
  );
});

function MailListSkeleton() {
  return (
    <div>
      {Array.from({ length: 10 }, (_, row) => (
        <div key={row} className={styles.rowSkeleton}>
          <Skeleton variant="circle" size="small" />
          <Skeleton lines={3} />
        </div>
      ))}
    </div>
  );
}
