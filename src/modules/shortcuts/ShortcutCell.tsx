import ArrowTopRightOnSquareIcon from '@heroicons/react/20/solid/ArrowTopRightOnSquareIcon';
import PencilIcon from '@heroicons/react/20/solid/PencilIcon';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Anchor } from '#components/Anchor';
import { Icon } from '#components/Icon';
import { focusRing } from '#theme/mixins.css';

import type { Shortcut } from './api';
import { isShortcutLink } from './link';
import * as styles from './ShortcutCell.css';

export type ShortcutCellProps = {
  shortcut: Shortcut;
  /** Given: a press chooses the shortcut instead of following it. */
  onEdit?: ((id: string) => void) | undefined;
};

/** One shortcut: a link, through the router or plain (specification, section 3), or the button that edits it. */
export function ShortcutCell({ shortcut, onEdit }: ShortcutCellProps) {
  const { t } = useTranslation('shortcuts');
  const { id, label, description, icon, link, useRouter } = shortcut;
  const descriptionId = useId();
  const inside = link.startsWith('/');
  const face = `${focusRing} ${styles.face}`;
  const content = (
    <>
      <span className={styles.mark}>
        <Icon name={icon} />
      </span>
      <span className={styles.texts}>
        <span className={styles.label}>{label}</span>{' '}
        {description ? (
          <span id={descriptionId} className={styles.description}>
            {description}
          </span>
        ) : null}
      </span>
      {onEdit || !inside ? (
        <span className={styles.sign}>
          <Icon source={onEdit ? PencilIcon : ArrowTopRightOnSquareIcon} size="small" />
        </span>
      ) : null}
    </>
  );
  return (
    <div className={styles.cell}>
      {onEdit ? (
        // Above the words and not around them: its name is what it does and to what, and the rest can still be read.
        <div className={styles.face}>
          {content}
          <button
            type="button"
            className={`${focusRing} ${styles.choose}`}
            data-shortcut={id}
            aria-label={t('list.edit', { label })}
            aria-describedby={description ? descriptionId : undefined}
            onClick={() => onEdit(id)}
          />
        </div>
      ) : inside && !useRouter && isShortcutLink(link) ? (
        <a className={face} href={link}>
          {content}
        </a>
      ) : (
        <Anchor className={face} href={link}>
          {content}
        </Anchor>
      )}
    </div>
  );
}
