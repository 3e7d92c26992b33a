import ArrowTopRightOnSquareIcon from '@heroicons/react/20/solid/ArrowTopRightOnSquareIcon';
import PencilIcon from '@heroicons/react/20/solid/PencilIcon';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { BaseLink } from '#components/BaseLink';
import { Icon } from '#components/Icon';
import { focusRing } from '#theme/mixins.css';

import type { Shortcut } from './api';
import { isShortcutLink, shortcutHref } from './link';
import * as styles from './ShortcutCell.css';

export type ShortcutCellProps = {
  shortcut: Shortcut;
  /** A tile with the description, or one line without it. */
  variant?: 'tile' | 'line' | undefined;
  /** Turns the link into a button that edits the shortcut. */
  onEdit?: ((id: string) => void) | undefined;
};

/** One shortcut: a link, with or without the router (specification, section 3), or a button that edits it. */
export function ShortcutCell({ shortcut, variant = 'tile', onEdit }: ShortcutCellProps) {
  const { t } = useTranslation('shortcuts');
  const { id, label, description, icon, link, useRouter } = shortcut;
  const descriptionId = useId();
  const href = shortcutHref(link);
  const isInternal = href.startsWith('/');
  const linkClass = `${focusRing} ${variant === 'line' ? styles.line : styles.tile}`;
  const content =
    variant === 'line' ? (
      <>
        <Icon name={icon} size="small" />
        <span className={styles.lineLabel}>{label}</span>
      </>
    ) : (
      <>
        <span className={styles.icon}>
          <Icon name={icon} />
          {onEdit || isInternal ? null : (
            <span className={styles.externalMark}>
              <Icon source={ArrowTopRightOnSquareIcon} size="small" mirrored />
            </span>
          )}
        </span>
        <span className={styles.texts}>
          <span className={styles.label}>{label}</span>{' '}
          {description ? (
            <span id={descriptionId} className={styles.description}>
              {description}
            </span>
          ) : null}
        </span>
        {onEdit ? (
          <span className={styles.editMark}>
            <Icon source={PencilIcon} size="small" />
          </span>
        ) : null}
      </>
    );
  return (
    <div className={styles.cell}>
      {onEdit ? (
        // The button overlays the content instead of wrapping it, so that its name is the action and the text stays
        // readable for screen readers.
        <div className={styles.tile}>
          {content}
          <button
            type="button"
            className={`${focusRing} ${styles.editButton}`}
            data-shortcut={id}
            aria-label={t('list.edit', { label })}
            aria-describedby={description ? descriptionId : undefined}
            onClick={() => onEdit(id)}
          />
        </div>
      ) : isInternal && !useRouter && isShortcutLink(link) ? (
        <a className={linkClass} href={href}>
          {content}
        </a>
      ) : (
        <BaseLink className={linkClass} href={href}>
          {content}
        </BaseLink>
      )}
    </div>
  );
}
