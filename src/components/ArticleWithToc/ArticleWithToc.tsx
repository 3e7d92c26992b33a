import { useId, useMemo, useState } from 'react';
import type { Ref } from 'react';

import { Html } from '#components/Html';
import { Markdown } from '#components/Markdown';
import { outline } from '#components/internal/markdownOutline';
import { media } from '#theme/media';
import { focusRing } from '#theme/mixins.css';

import * as styles from './ArticleWithToc.css';
import { htmlOutline } from './htmlOutline';

const fewest = 3;

export type ArticleWithTocProps = {
  /** The text; its second-level headings (`##` in Markdown) start the sections. */
  source: string;
  /** Format of `source`; HTML is sanitised. */
  format?: 'markdown' | 'html';
  /** Heading of the table of contents, for instance "On this page". */
  contentsLabel: string;
  /** Language of the text, where it differs from the page's. */
  language?: string;
  ref?: Ref<HTMLDivElement>;
};

/**
 * Long-form text: sections with a comfortable line length and, from three sections on, a table of contents that
 * collapses on small screens.
 */
export function ArticleWithToc({ source, format = 'markdown', contentsLabel, language, ref }: ArticleWithTocProps) {
  const id = useId();
  // Without a window, in the build, for wide ones.
  const [open, setOpen] = useState(() => globalThis.matchMedia?.(media.mdUp).matches ?? true);
  const entries = useMemo(() => (format === 'html' ? htmlOutline(source) : outline(source)), [format, source]);
  const sections = entries.filter(({ level }) => level === 2);
  const hasContents = sections.length >= fewest;
  return (
    <div ref={ref} className={styles.container} lang={language}>
      <div className={styles.root} data-contents={hasContents || undefined}>
        {hasContents ? (
          <nav className={styles.contents} aria-labelledby={id}>
            <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
              <summary className={`${focusRing} ${styles.summary}`} id={id}>
                {contentsLabel}
              </summary>
              <ol role="list" className={styles.list}>
                {sections.map((section) => (
                  <li key={section.id}>
                    <a className={`${focusRing} ${styles.entry}`} href={`#${section.id}`}>
                      {section.text}
                    </a>
                  </li>
                ))}
              </ol>
            </details>
          </nav>
        ) : null}
        <div className={styles.body}>
          {format === 'html' ? (
            <Html html={source} variant="reading" headings={{ ids: true }} />
          ) : (
            <Markdown source={source} />
          )}
        </div>
      </div>
    </div>
  );
}
