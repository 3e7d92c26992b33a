import { TagChip } from '#components/TagChip';
import type { TagColor } from '#components/TagChip';

import * as styles from './TagList.css';

/** A tag or label that people make themselves. */
export type Tag = { id: string; title: string; color?: TagColor | undefined };

export type TagListProps = {
  /** Accessible name of the list. */
  label: string;
  /** In the order in which they are shown. */
  tags: readonly Tag[];
  /** Renders text instead of a list, for use inside a link. */
  inline?: boolean | undefined;
};

/** The tags of a record. Renders nothing without tags. */
export function TagList({ label, tags, inline = false }: TagListProps) {
  if (tags.length === 0) return null;
  const List = inline ? 'span' : 'ul';
  const Item = inline ? 'span' : 'li';
  return (
    <List className={styles.root} {...(!inline && { role: 'list', 'aria-label': label })}>
      {tags.map(({ id, title, color }) => (
        <Item key={id} className={styles.item}>
          <TagChip color={color}>{title}</TagChip>
        </Item>
      ))}
    </List>
  );
}
