import Cog6ToothIcon from '@heroicons/react/24/outline/Cog6ToothIcon';
import PencilSquareIcon from '@heroicons/react/24/outline/PencilSquareIcon';
import { useQuery } from '@tanstack/react-query';
import { memo, useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Anchor } from '#components/Anchor';
import { Button } from '#components/Button';
import { Icon } from '#components/Icon';
import { Skeleton } from '#components/Skeleton';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { paths } from '#domain/paths';
import { focusRing } from '#theme/mixins.css';

import { LabelDot } from './LabelChips';
import { useMailbox } from './mailboxContext';
import * as styles from './MailSidebar.css';
import { isSamePlace, mailPath } from './mailboxPath';
import type { MailPlace } from './mailboxPath';
import { placeIcon } from './viewIcons';
import { foldersQuery, labelsQuery } from './queries';

export type MailSidebarProps = {
  /** A place was chosen; a drawer around it closes. */
  onFollow?: () => void;
};

/** Where mails can be: folders with their counts, filters, labels, and the way to a new mail. */
export const MailSidebar = memo(function MailSidebar({ onFollow }: MailSidebarProps) {
  const { t, i18n } = useTranslation('mailbox');
  const { filters, labels, compose } = useMailbox();
  const { data: folders = [] } = useQuery(foldersQuery(i18n.language));
  // There may be none, and then nothing stands for them.
  const { isPending } = useQuery(labelsQuery(i18n.language));
  return (
    <div className={styles.root}>
      <Button tone="primary" variant="solid" icon={PencilSquareIcon} full keyShortcuts="c" onClick={compose}>
        {t('compose.new')}
      </Button>
      <nav className={styles.places} aria-label={t('places')}>
        <Group title={t('folders')} waiting={folders.length === 0} rows={5}>
          {folders.map((folder) => (
            <Entry
              key={folder.id}
              place={{ kind: 'folder', slug: folder.slug }}
              title={folder.title}
              count={folder.count}
              counts={folder.slug === 'drafts' || folder.slug === 'spam' ? 'all' : 'unread'}
              mark={<Icon source={placeIcon(folder)} />}
              onFollow={onFollow}
            />
          ))}
        </Group>
        <Group title={t('filters')} waiting={filters.length === 0} rows={2}>
          {filters.map((filter) => (
            <Entry
              key={filter.id}
              place={{ kind: 'filter', slug: filter.slug }}
              title={filter.title}
              mark={<Icon source={placeIcon(filter)} />}
              onFollow={onFollow}
            />
          ))}
        </Group>
        {labels.length > 0 || isPending ? (
          <Group title={t('labels.title')} waiting={isPending} rows={6}>
            {labels.map((label) => (
              <Entry
                key={label.id}
                place={{ kind: 'label', slug: label.slug }}
                title={label.title}
                mark={<LabelDot color={label.color} />}
                onFollow={onFollow}
              />
            ))}
          </Group>
        ) : null}
        <Anchor className={`${focusRing} ${styles.entry}`} href={paths.mailboxSettings} onClick={onFollow}>
          <span className={styles.mark}>
            <Icon source={Cog6ToothIcon} />
          </span>
          <span className={styles.word}>{t('settings.link')}</span>
        </Anchor>
      </nav>
    </div>
  );
});

type GroupProps = { title: string; waiting: boolean; rows: number; children: ReactNode };

function Group({ title, waiting, rows, children }: GroupProps) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id} aria-busy={waiting || undefined}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {waiting ? (
        <div className={styles.entries}>
          {Array.from({ length: rows }, (_, row) => (
            <span key={row} className={styles.entry}>
              <Skeleton width={row % 2 === 0 ? 'medium' : 'wide'} />
            </span>
          ))}
        </div>
      ) : (
        <ul className={styles.entries}>{children}</ul>
      )}
    </section>
  );
}

type EntryProps = {
  place: MailPlace;
  title: string;
  mark: ReactNode;
  count?: number;
  counts?: 'all' | 'unread';
  onFollow: (() => void) | undefined;
};

function Entry({ place, title, mark, count = 0, counts = 'unread', onFollow }: EntryProps) {
  const { t } = useTranslation('mailbox');
  const here = useMailbox().place;
  return (
    <li>
      <Anchor
        className={`${focusRing} ${styles.entry}`}
        href={mailPath(place)}
        current={isSamePlace(place, here) ? 'page' : undefined}
        onClick={onFollow}
      >
        <span className={styles.mark}>{mark}</span>
        <span className={styles.word}>{title}</span>
        {count > 0 ? (
          <span className={styles.count}>
            <span aria-hidden="true">{count}</span>
            <VisuallyHidden>{t(`count.${counts}`, { count })}</VisuallyHidden>
          </span>
        ) : null}
      </Anchor>
    </li>
  );
}
