import type { ReactNode } from 'react';

import { lazyModule } from '#lib/react/lazyModule';

import * as styles from './Html.css';
import { plainText } from './plainText';
import type { HeadingOptions } from './render';

export { plainText } from './plainText';

export type HtmlProps = {
  /** HTML from data, `undefined` while it is made. Whatever could run, load or restyle something is dropped. */
  html: string | undefined;
  text?: keyof typeof styles.text;
  headings?: HeadingOptions;
  /** Shown instead of the plain text while the sanitiser is fetched. */
  placeholder?: ReactNode;
};

// The sanitiser is larger than most pages need: only those that show HTML download it.
const renderer = lazyModule(() => import('./render'));

/** Fetches what `Html` needs ahead of its first use. */
export const preloadHtml = renderer.load;

export type ProseProps = { children: ReactNode; text?: keyof typeof styles.text };

/** What is no HTML, in the type that `Html` has. */
export function Prose({ children, text = 'block' }: ProseProps) {
  const Tag = text === 'inline' ? 'span' : 'div';
  return <Tag className={styles.text[text]}>{children}</Tag>;
}

/** The one place where HTML from data is shown. Links of this app go through the router; until it is ready there is plain text. */
export function Html({ html, text = 'block', headings, placeholder }: HtmlProps) {
  const ready = renderer.useModule();
  const Tag = text === 'inline' ? 'span' : 'div';
  if (ready && html !== undefined) return <Prose text={text}>{ready.render(html, headings, text === 'inline')}</Prose>;
  if (placeholder !== undefined) return <Prose text={text}>{placeholder}</Prose>;
  return <Tag className={`${styles.text[text]} ${styles.waiting}`}>{html === undefined ? null : plainText(html)}</Tag>;
}
