import * as styles from './TagList.css';
import { tagColor } from './tagColor.css';

/** Colour of a tag, from the theme's charts. */
export type TagColor = keyof typeof tagColor;

/** All colours in the order in which they are offered. */
export const tagColors = Object.keys(tagColor) as readonly TagColor[];

/** A tag or label that people make themselves. */
export type Tag = { id: string; title: string; color?: TagColor | undefined };

/** Coloured dot of a tag, beside its name. */
export function TagSwatch({ color }: { color: TagColor }) {
  return <span className={`${styles.swatch} ${tagColor[color]}`} aria-hidden="true" />;
}

export type TagListProps = {
  /** Accessible name of the list. */
  label: string;
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
    <List className={styles.list} {...(!inline && { role: 'list', 'aria-label': label })}>
      {tags.map(({ id, title, color }) => (
        <Item key={id} className={styles.tag}>
          {color === undefined ? null : <TagSwatch color={color} />}
          <span className={styles.title}>{title}</span>
        </Item>
      ))}
    </List>
  );
}
