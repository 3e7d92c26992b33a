import type { ReactNode, Ref } from 'react';

import * as styles from './Heading.css';

export type HeadingProps = {
  children: ReactNode;
  /** Level in the outline of the page; no level is skipped. */
  headingLevel: 1 | 2 | 3 | 4;
  /** Look, independent of the level. By default level 1 is `large`, 2 `medium`, and the others `small`. */
  size?: keyof typeof styles.size | undefined;
  /** Language of the text where it differs from that of the page. */
  lang?: string | undefined;
  id?: string | undefined;
  /** For a heading that receives focus after a navigation; it takes `tabIndex` -1. */
  ref?: Ref<HTMLHeadingElement> | undefined;
};

const sizeByLevel = { 1: 'large', 2: 'medium', 3: 'small', 4: 'small' } as const;

/** Title of a page or a part of it. The title of a page with breadcrumb and actions is a `PageHeader`. */
export function Heading({ children, headingLevel, size = sizeByLevel[headingLevel], lang, id, ref }: HeadingProps) {
  const Element = `h${headingLevel}` as const;
  return (
    <Element
      ref={ref}
      id={id}
      lang={lang}
      tabIndex={ref ? -1 : undefined}
      className={`${styles.root} ${styles.size[size]}`}
    >
      {children}
    </Element>
  );
}
