import Cog6ToothIcon from '@heroicons/react/24/outline/Cog6ToothIcon';
import PencilSquareIcon from '@heroicons/react/24/outline/PencilSquareIcon';
import { useQuery } from '@tanstack/react-query';
import { memo, useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { BaseLink } from '#components/BaseLink';
import { Button } from '#components/Button';
import { Icon } from '#components/Icon';
import { Skeleton } from '#components/Skeleton';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { paths } from '#domain/paths';
import { focusRing } from '#theme/mixins.css';

import { LabelSwatch } from './LabelSwatch';
import { useMailbox } from './mailboxContext';
import * as styles from './MailSidebar.css';
import { isSameView, mailboxPath } from './mailboxPath';
import type { MailView } from './mailboxPath';
import { viewIcon } from './viewIcons';
import { foldersQuery, labelsQuery } from './queries';

export type MailSidebarProps = {
  /** Called when a view is chosen, so that a surrounding drawer can close. */
  onNavigate?: () => void;
};

/** Navigation of the mailbox: compose button, folders with counts, filters and labels. */
export const MailSidebar = memo(function MailSidebar({ onNavigate }: MailSidebarProps) {
  const { t, i18n } = useTranslation('mailbox');
  const { filters, labels, startCompose } = useMailbox();
  const { data: folders = [] } = useQuery(foldersQuery(i18n.language));
  // A mailbox may have no labels; then the group is hidden instead of loading forever.
  const { isPending } = useQuery(labelsQuery(i18n.language));
  return (
    <div className={styles.root}>
      <Button
        tone="primary"
        variant="solid"
        leadingIcon={PencilSquareIcon}
        fullWidth
        aria-keyshortcuts="c"
        onClick={startCompose}
      >
        {t('compose.new')}
      </Button>
      <nav className={styles.nav} aria-label={t('places')}>
        <Group title={t('folders')} loading={folders.length === 0} rows={5}>
          {folders.map((folder) => (
            <ViewLink
              key={folder.id}
              view={{ kind: 'folder', slug: folder.slug }}
              title={folder.title}
              count={folder.count}
              countKind={folder.slug === 'drafts' || folder.slug === 'spam' ? 'all' : 'unread'}
              leadingVisual={<Icon source={viewIcon(folder)} />}
              onNavigate={onNavigate}
            />
          ))}
        </Group>
        <Group title={t('filters')} loading={filters.length === 0} rows={2}>
          {filters.map((filter) => (
            <ViewLink
              key={filter.id}
              view={{ kind: 'filter', slug: filter.slug }}
              title={filter.title}
              leadingVisual={<Icon source={viewIcon(filter)} />}
              onNavigate={onNavigate}
            />
          ))}
        </Group>
        {labels.length > 0 || isPending ? (
          <Group title={t('labels.title')} loading={isPending} rows={6}>
            {labels.map((label) => (
              <ViewLink
                key={label.id}
                view={{ kind: 'label', slug: label.slug }}
                title={label.title}
                leadingVisual={<LabelSwatch color={label.color} />}
                onNavigate={onNavigate}
              />
            ))}
          </Group>
        ) : null}
        <BaseLink className={`${focusRing} ${styles.item}`} href={paths.mailboxSettings} onClick={onNavigate}>
          <span className={styles.icon}>
            <Icon source={Cog6ToothIcon} />
          </span>
          <span className={styles.label}>{t('settings.link')}</span>
        </BaseLink>
      </nav>
    </div>
  );
});

type GroupProps = { title: string; loading: boolean; rows: number; children: ReactNode };

function Group({ title, loading, rows, children }: GroupProps) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id} aria-busy={loading || undefined}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {loading ? (
        <div className={styles.list}>
          {Array.from({ length: rows }, (_, row) => (
            <span key={row} className={styles.item}>
              <Skeleton width={row % 2 === 0 ? 'medium' : 'wide'} />
            </span>
          ))}
        </div>
      ) : (
        <ul role="list" className={styles.list}>
          {children}
        </ul>
      )}
    </section>
  );
}

type ViewLinkProps = {
  view: MailView;
  title: string;
  leadingVisual: ReactNode;
  count?: number;
  countKind?: 'all' | 'unread';
  onNavigate: (() => void) | undefined;
};

function ViewLink({ view, title, leadingVisual, count = 0, countKind = 'unread', onNavigate }: ViewLinkProps) {
  const { t } = useTranslation('mailbox');
  const currentView = useMailbox().view;
  return (
    <li>
      <BaseLink
        className={`${focusRing} ${styles.item}`}
        href={mailboxPath(view)}
        current={isSameView(view, currentView) ? 'page' : undefined}
        onClick={onNavigate}
      >
        <span className={styles.icon}>{leadingVisual}</span>
        <span className={styles.label}>{title}</span>
        {count > 0 ? (
          <span className={styles.count}>
            <span aria-hidden="true">{count}</span>
            <VisuallyHidden>{t(`count.${countKind}`, { count })}</VisuallyHidden>
          </span>
        ) : null}
      </BaseLink>
    </li>
  );
}
