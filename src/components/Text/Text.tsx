import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode, Ref } from 'react';

import * as styles from './Text.css';

export type TextProps = {
  children: ReactNode;
  /** Step of the type scale. `reading` is for articles, `body` for everything else. */
  size?: keyof typeof styles.size | undefined;
  /** Replaces the weight of the step. */
  weight?: keyof typeof styles.weight | undefined;
  tone?: keyof typeof styles.tone | undefined;
  /** Number of lines after which the text is cut; `true` is one. Give people another way to read all of it. */
  truncate?: boolean | number | undefined;
  /** Figures of equal width, for numbers below each other. */
  numeric?: boolean | undefined;
  /** Element that is rendered. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | undefined;
  /** Language of the text where it differs from that of the page. */
  lang?: string | undefined;
  id?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
};

/** Text in a step of the type scale. For titles use `Heading`, for links `Link`. */
export function Text({
  children,
  size = 'body',
  weight,
  tone = 'default',
  truncate = false,
  numeric = false,
  as: Element = 'p',
  lang,
  id,
  ref,
}: TextProps) {
  const classes = [
    styles.root,
    styles.size[size],
    styles.tone[tone],
    weight && styles.weight[weight],
    numeric && styles.numeric,
    truncate !== false && styles.truncated,
  ];
  return (
    <Element
      ref={ref as Ref<never>}
      id={id}
      lang={lang}
      className={classes.filter(Boolean).join(' ')}
      style={truncate === false ? undefined : assignInlineVars({ [styles.lines]: String(Number(truncate)) })}
    >
      {children}
    </Element>
  );
}
