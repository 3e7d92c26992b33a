import { Token } from '#components/Token';
import type { TokenRemoval } from '#components/Token';

import * as styles from './TagChip.css';
import { tagColor } from './tagColor.css';

/** Colours of tags, from the theme's charts. */
export type TagColor = keyof typeof tagColor;

/** All colours in the order in which they are offered. */
export const tagColors = Object.keys(tagColor) as readonly TagColor[];

export type TagChipProps = TokenRemoval & {
  /** Name of the tag. A long one is cut off, with the whole as a tooltip. */
  children: string;
  /** Colour of the dot; `gray` by default. */
  color?: TagColor | undefined;
  /** `small` for rows of a list, the others for controls of that size. */
  size?: 'small' | 'medium' | 'large' | undefined;
};

/** A tag or label with its colour; can be removed. */
export function TagChip({ children, color = 'gray', size = 'small', ...removal }: TagChipProps) {
  return (
    <Token
      {...removal}
      size={size}
      className={size === 'small' ? styles.small : ''}
      leadingVisual={<TagSwatch color={color} />}
    >
      {children}
    </Token>
  );
}

export type TagSwatchProps = {
  /** Colour of the tag. */
  color: TagColor;
};

/** Coloured dot of a tag, beside its name. */
export function TagSwatch({ color }: TagSwatchProps) {
  return <span className={`${styles.swatch} ${tagColor[color]}`} aria-hidden="true" />;
}
