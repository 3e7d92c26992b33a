import { useId, useState } from 'react';
import type { Ref } from 'react';

import { Markdown } from '#components/Markdown';
import { media } from '#theme/media';
import { focusRing } from '#theme/recipes.css';

import * as styles from './LongText.css';
import { splitSections } from './sections';

const fewest = 3;

export type LongTextProps = {
  /** Markdown; `##` headings cut it into sections. */
  source: string;
  /** Name of the contents list, for instance "On this page". */
  contentsLabel: string;
  /** Language of the text, where it differs from the page's. */
  language?: string;
  ref?: Ref<HTMLDivElement>;
};

/** A text to read: sections at a comfortable measure and, from three sections on, a list of them that folds on small screens. */
export function LongText({ source, contentsLabel, language, ref }: LongTextProps) {
  const id = useId();
  const [open, setOpen] = useState(() => matchMedia(media.mdUp).matches);
  const { intro, sections } = splitSections(source);
  const hasContents = sections.length >= fewest;
  return (
    <div ref={ref} className={styles.root} lang={language} data-contents={hasContents || undefined}>
      {hasContents ? (
        <nav className={styles.contents} aria-labelledby={id}>
          <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
            <summary className={`${focusRing} ${styles.summary}`} id={id}>
              {contentsLabel}
            </summary>
            <ol className={styles.list}>
              {sections.map((section) => (
                <li key={section.id}>
                  <a className={`${focusRing} ${styles.entry}`} href={`#${section.id}`}>
                    {section.title}
                  </a>
                </li>
              ))}
            </ol>
          </details>
        </nav>
      ) : null}
      <div className={styles.body}>
        {intro === '' ? null : <Markdown source={intro} />}
        {sections.map((section) => (
          <section key={section.id} className={styles.section}>
            <h2 className={styles.heading} id={section.id} tabIndex={-1}>
              {section.title}
            </h2>
            {section.body === '' ? null : <Markdown source={section.body} />}
          </section>
        ))}
      </div>
    </div>
  );
}
