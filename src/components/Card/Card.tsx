import { useId } from 'react';
import type { ReactNode, Ref } from 'react';

import { Heading } from '#components/Heading';

import * as styles from './Card.css';
import * as sectionStyles from './CardSection.css';

export type CardProps = {
  children: ReactNode;
  /** HTML element: `article` for something complete in itself, `li` inside a list. */
  as?: 'div' | 'article' | 'section' | 'li';
  padding?: keyof typeof styles.padding;
  /** Makes the whole card one target: put exactly one `<Link variant="stretched">` inside. */
  interactive?: boolean;
  /** Additional controls of an interactive card, clickable separately. */
  actions?: ReactNode;
  /** Id of the heading that labels a `section`. */
  'aria-labelledby'?: string;
};

/** Groups related content on a bordered surface. */
export function Card({
  children,
  as: Tag = 'div',
  padding = 'medium',
  interactive,
  actions,
  'aria-labelledby': labelledBy,
}: CardProps) {
  return (
    <Tag
      className={`${styles.root} ${styles.padding[padding]}`}
      data-interactive={interactive || undefined}
      aria-labelledby={labelledBy}
    >
      {children}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </Tag>
  );
}

export type CardSectionProps = {
  /** Heading of level 2, which names the section. */
  title: string;
  /** What the section is for, below the heading. */
  description?: ReactNode;
  /** Picture beside the heading. */
  mark?: ReactNode;
  children: ReactNode;
  /** Of the heading, for focus that has lost its element. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
};

/** A section of a page of settings: a card with its heading. */
export function CardSection({ title, description, mark, children, headingRef }: CardSectionProps) {
  const id = useId();
  return (
    <Card as="section" padding="large" aria-labelledby={id}>
      <div className={sectionStyles.root}>
        <div className={sectionStyles.head} data-marked={mark === undefined ? undefined : true}>
          <Heading headingLevel={2} size="small" id={id} ref={headingRef}>
            {title}
          </Heading>
          {description === undefined ? null : <p className={sectionStyles.description}>{description}</p>}
          {mark}
        </div>
        {children}
      </div>
    </Card>
  );
}
