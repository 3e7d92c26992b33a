import type { ReactNode } from 'react';

import { lazyValue } from '#lib/react/lazyValue';

import * as styles from './Html.css';
import { plainText } from './plainText';
import type { HeadingOptions } from './render';

export { plainText } from './plainText';

export type HtmlProps = {
  /**
   * HTML from data, `undefined` while it is generated. Anything that could run, load or restyle something is removed.
   */
  html: string | undefined;
  /** Type of the text around it: reading size, as a block, or within a line. */
  variant?: keyof typeof styles.variant;
  /** Levels and ids of the headings within the page. */
  headings?: HeadingOptions;
  /** Shows pictures of this site with their captions; otherwise, and for all others, there are none. */
  pictures?: boolean | undefined;
  /** Replaces the plain text while the sanitiser loads. */
  placeholder?: ReactNode;
};

// The sanitiser is larger than most pages need: only pages that show HTML load it.
const renderer = lazyValue(() => import('./render'));

/** Preloads the sanitiser. */
export const preloadHtml = renderer.load;

export type ProseProps = {
  children: ReactNode;
  /** Type of the text around it: reading size, as a block, or within a line. */
  variant?: keyof typeof styles.variant;
};

/** Content that is not HTML, in the type style of `Html`. */
export function Prose({ children, variant = 'block' }: ProseProps) {
  const Tag = variant === 'inline' ? 'span' : 'div';
  return <Tag className={styles.variant[variant]}>{children}</Tag>;
}

/**
 * The only component that renders HTML from data, sanitised. Internal links go through the router; until the sanitiser
 * has loaded, plain text is shown.
 */
export function Html({ html, variant = 'block', headings, pictures = false, placeholder }: HtmlProps) {
  const ready = renderer.useValue();
  const Tag = variant === 'inline' ? 'span' : 'div';
  if (ready && html !== undefined)
    return <Prose variant={variant}>{ready.render(html, headings, { inline: variant === 'inline', pictures })}</Prose>;
  if (placeholder !== undefined) return <Prose variant={variant}>{placeholder}</Prose>;
  return (
    <Tag className={`${styles.variant[variant]} ${styles.waiting}`}>{html === undefined ? null : plainText(html)}</Tag>
  );
}
