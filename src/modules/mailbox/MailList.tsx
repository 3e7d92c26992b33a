import InboxIcon from '@heroicons/react/24/outline/InboxIcon';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { EmptyState } from '#components/EmptyState';
import { Link } from '#components/Link';
import { Pagination } from '#components/Pagination';
import { RecordLayoutSidebarButton } from '#components/RecordLayout';
import { RecordList } from '#components/RecordList';
import type { RecordScreen } from '#components/RecordList';

import type { Mail, MailPage } from './api';
import { BulkActions } from './BulkActions';
import { useMailbox } from './mailboxContext';
import { MailRow } from './MailRow';
import { mailboxPath, mailParams } from './mailboxPath';

export type MailListProps = {
  query: UseQueryResult<MailPage>;
  /** Title of the view; empty while loading. */
  title: string;
  screen: RecordScreen<Mail>;
  onSearch: (text: string) => void;
  /** Behind the title. */
  headerEnd: ReactNode;
};

const getMails = (page: MailPage): readonly Mail[] => page.mails ?? noMails;
const noMails: readonly Mail[] = [];
/** In rem, measured. */
const rowHeights = { default: 6.1875, compact: 2.8125 } as const;
const getId = ({ id }: Mail) => id;

/** A page of mails with search, selection and bulk actions. */
export function MailList({ query, title, screen: { listProps }, onSearch, headerEnd }: MailListProps) {
  const { t } = useTranslation('mailbox');
  const { view, page, search, folders, labels, settings, actions, pathTo, composePath } = useMailbox();
  const pagination = query.data?.mails ? query.data.pagination : undefined;
  return (
    <RecordList
      {...listProps}
      label={t('list.label')}
      title={title}
      summary={
        pagination && pagination.totalResults > 0
          ? t('list.range', {
              from: pagination.startIndex + 1,
              to: pagination.endIndex + 1,
              count: pagination.totalResults,
            })
          : undefined
      }
      headerStart={<RecordLayoutSidebarButton label={t('openPlaces')} />}
      headerEnd={headerEnd}
      search={{ label: t('list.search'), value: search, onSearch }}
      bulkActions={{
        label: t('bulk.label'),
        children: (mails, onDone) => <BulkActions mails={mails} onDone={onDone} />,
      }}
      query={query}
      what={t('list.what')}
      getItems={getMails}
      getKey={getId}
      rowsLabel={t('list.mails')}
      rowHeight={rowHeights[settings.density]}
      renderRow={(mail) => {
        const folder = folders.find(({ id }) => id === mail.folder)?.slug;
        return (
          <MailRow
            mail={mail}
            // Drafts open in the composer.
            href={folder === 'drafts' ? composePath(mail.id, listProps.openId) : pathTo(mail.id)}
            outgoing={folder === 'sent' || folder === 'drafts'}
            labels={labels}
            density={settings.density}
            onMark={actions.mark}
          />
        );
      }}
      empty={<EmptyState icon={InboxIcon} title={t('list.empty')} description={t('list.emptyText')} />}
      noMatch={{
        title: t('list.noMatch', { search }),
        description: t('list.noMatchText'),
        action: <Link href={mailboxPath(view)}>{t('list.showAll')}</Link>,
      }}
      renderFooter={({ pagination: { lastPage } }) => (
        <Pagination
          page={page}
          lastPage={lastPage}
          hrefFor={(number) => mailParams.href(mailboxPath(view, number), { q: search })}
          label={t('list.pages', { place: title })}
        />
      )}
    />
  );
}
