import { use } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { BaseLink } from '#components/BaseLink';
import { Checkbox } from '#components/Checkbox';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { useRangeClick } from '#lib/selection/useRangeClick';

import * as styles from './List.css';
import { ListSelection } from './listSelection';

export type ListItemProps = {
  /** First line: what the item is. */
  title: string;
  /** Replaces the title, for instance to highlight a part of it. */
  titleContent?: ReactNode;
  /** Below the title: what helps to choose between the items. */
  description?: ReactNode;
  /** How many lines of text are shown before it is cut. */
  lines?: keyof typeof styles.lines;
  /** A time or a count at the end of the first line. */
  meta?: ReactNode;
  /** An icon or an avatar. */
  leadingVisual?: ReactNode;
  /** Always visible at the end: a badge, a switch. */
  trailingVisual?: ReactNode;
  /** Buttons that appear on hover and focus, and are always visible on touch. */
  actions?: ReactNode;
  /** Link target; the whole row is clickable. */
  href?: string;
  /** Action of the row, when it is not a link. */
  onClick?: () => void;
  /** Marks the row whose details are shown beside the list; `page` if its link leads to the current page. */
  selected?: boolean | 'page';
  /** Sets the title in bold and announces the item as unread. */
  unread?: boolean;
  /** Key of the item in the selection of its `List`. */
  itemKey?: string | undefined;
};

/** One row of a `List`. */
export function ListItem({
  title,
  titleContent = title,
  description,
  lines = 'two',
  meta,
  leadingVisual,
  trailingVisual,
  actions,
  href,
  onClick,
  selected = false,
  unread = false,
  itemKey,
}: ListItemProps) {
  const { t } = useTranslation('List');
  const rangeClick = useRangeClick();
  const list = use(ListSelection);
  const isChecked = itemKey !== undefined && (list?.selection.isSelected(itemKey) ?? false);
  const name = (
    <>
      {unread ? <VisuallyHidden>{t('unread')} </VisuallyHidden> : null}
      {titleContent}
    </>
  );
  return (
    <li
      className={styles.item}
      data-pressable={href !== undefined || onClick !== undefined || undefined}
      data-selected={selected ? true : undefined}
      data-unread={unread || undefined}
      data-row-key={itemKey}
    >
      {list && itemKey !== undefined ? (
        <span role="presentation" className={`${styles.lifted} ${styles.leading}`} {...rangeClick.props}>
          <Checkbox
            label={t('select', { title })}
            hideLabel
            checked={isChecked}
            disabled={list.isDisabled?.(itemKey) ?? false}
            onChange={(on) => list.selection.check(itemKey, on, rangeClick.isRange())}
          />
        </span>
      ) : null}
      {leadingVisual ? <span className={styles.leading}>{leadingVisual}</span> : null}
      <div className={styles.words}>
        <div className={styles.firstLine}>
          <span className={styles.title}>
            {href !== undefined ? (
              <BaseLink href={href} className={styles.target} current={selected || undefined}>
                {name}
              </BaseLink>
            ) : onClick ? (
              <button type="button" className={styles.target} aria-current={selected || undefined} onClick={onClick}>
                {name}
              </button>
            ) : (
              name
            )}
          </span>
          <span className={styles.end}>
            {unread ? <span className={styles.dot} aria-hidden="true" /> : null}
            {meta ? <span className={styles.meta}>{meta}</span> : null}
          </span>
        </div>
        {description ? <div className={`${styles.description} ${styles.lines[lines]}`}>{description}</div> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
      {trailingVisual ? <div className={`${styles.trailing} ${styles.lifted}`}>{trailingVisual}</div> : null}
    </li>
  );
}
