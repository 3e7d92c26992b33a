import InboxIcon from '@heroicons/react/24/outline/InboxIcon';
import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { EmptyState } from '#components/EmptyState';
import { Link } from '#components/Link';
import { Pagination } from '#components/Pagination';
import { QueryPanel } from '#components/QueryPanel';
import { SearchField } from '#components/SearchField';
import { Skeleton } from '#components/Skeleton';

import { withQuery } from './address';
import type { Mail, MailPage } from './api';
import { BulkBar } from './BulkBar';
import { useMailbox } from './mailboxContext';
import * as styles from './MailList.css';
import { MailRow } from './MailRow';
import { mailPath } from './place';

export type MailListProps = {
  query: UseQueryResult<MailPage>;
  /** Name of the place, empty while it is fetched. */
  title: string;
  /** Id of the open mail. */
  open: string | undefined;
  selected: ReadonlySet<string>;
  onSelectedChange: (ids: ReadonlySet<string>) => void;
  onSearch: (text: string) => void;
  /** Stand beside the title: the way to the other places, for instance. */
  before?: ReactNode;
  after?: ReactNode;
  searchRef: Ref<HTMLInputElement>;
  ref?: Ref<HTMLUListElement>;
};

/** A page of mails with what can be done with several of them. Its title is the page's heading while no mail is open. */
export function MailList({
  query,
  title,
  open,
  selected,
  onSelectedChange,
  onSearch,
  before,
  after,
  searchRef,
  ref,
}: MailListProps) {
  const { t } = useTranslation('mailbox');
  const { place, page, search } = useMailbox();
  const [text, setText] = useState(search);
  const [searched, setSearched] = useState(search);
  // Another address, another search.
  if (searched !== search) {
    setSearched(search);
    setText(search);
  }
  const Title = open === undefined ? 'h1' : 'h2';
  const pagination = query.data?.mails ? query.data.pagination : undefined;
  const mails = query.data?.mails ?? [];
  return (
    <section className={styles.root} aria-label={t('list.label')}>
      <div className={styles.header}>
        {before}
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
        {after}
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
      <BulkBar mails={mails} selected={selected} onSelectedChange={onSelectedChange} />
      <div className={styles.panel} data-inset={(!query.isPending && mails.length === 0) || undefined}>
        <QueryPanel
          query={query}
          what={t('list.what')}
          headingLevel={2}
          skeleton={<ListWaiting />}
          isEmpty={(data) => data.mails?.length === 0}
          empty={
            search === '' ? (
              <EmptyState icon={InboxIcon} title={t('list.empty')} text={t('list.emptyText')} />
            ) : (
              <EmptyState
                icon={MagnifyingGlassIcon}
                title={t('list.noMatch', { search })}
                text={t('list.noMatchText')}
                action={<Link href={mailPath(place)}>{t('list.showAll')}</Link>}
              />
            )
          }
        >
          {(data) => (
            <>
              <Rows ref={ref} mails={data.mails ?? []} open={open} selected={selected} onChange={onSelectedChange} />
              <div className={styles.pages}>
                <Pagination
                  page={page}
                  lastPage={data.pagination.lastPage}
                  hrefFor={(number) => withQuery(mailPath(place, number), { q: search })}
                  label={t('list.pages', { place: title })}
                />
              </div>
            </>
          )}
        </QueryPanel>
      </div>
    </section>
  );
}

type RowsProps = {
  mails: readonly Mail[];
  open: string | undefined;
  selected: ReadonlySet<string>;
  onChange: (ids: ReadonlySet<string>) => void;
  ref: Ref<HTMLUListElement> | undefined;
};

function Rows({ mails, open, selected, onChange, ref }: RowsProps) {
  const { t } = useTranslation('mailbox');
  const anchor = useRef<string>(undefined);

  function select(at: number, on: boolean, range: boolean) {
    const from = mails.findIndex(({ id }) => id === anchor.current);
    anchor.current = mails[at]?.id;
    const [first, last] = range && from >= 0 ? [Math.min(from, at), Math.max(from, at)] : [at, at];
    const next = new Set(selected);
    for (const { id } of mails.slice(first, last + 1)) {
      if (on) next.add(id);
      else next.delete(id);
    }
    onChange(next);
  }

  return (
    <ul ref={ref} className={styles.mails} aria-label={t('list.mails')}>
      {mails.map((mail, at) => (
        <MailRow
          key={mail.id}
          mail={mail}
          current={mail.id === open}
          selected={selected.has(mail.id)}
          onSelect={(on, range) => select(at, on, range)}
        />
      ))}
    </ul>
  );
}

function ListWaiting() {
  return (
    <div>
      {Array.from({ length: 10 }, (_, row) => (
        <div key={row} className={styles.waiting}>
          <Skeleton shape="circle" size="small" />
          <Skeleton lines={3} />
        </div>
      ))}
    </div>
  );
}
