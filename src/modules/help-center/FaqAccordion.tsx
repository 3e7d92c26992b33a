import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { Accordion } from '#components/Accordion';
import { CopyButton } from '#components/CopyButton';
import { Html } from '#components/Html';

import type { Faq } from './api';
import * as styles from './FaqAccordion.css';
import { questionHref } from './helpPath';

/** The question that a hash names. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // A hash may be anything.
    return '';
  }
}

export type FaqAccordionProps = {
  faqs: readonly Faq[];
  /** Level of the questions. */
  headingLevel: 3 | 4;
};

/** Questions that open one by one, and by the hash of the address. */
export function FaqAccordion({ faqs, headingLevel }: FaqAccordionProps) {
  const { t } = useTranslation('help-center');
  const named = idOf(useLocation().hash);
  const [expanded, setExpanded] = useState<readonly string[]>(named === '' ? [] : [named]);
  const [lastNamed, setLastNamed] = useState(named);
  if (named !== lastNamed) {
    setLastNamed(named);
    if (named !== '' && !expanded.includes(named)) setExpanded([...expanded, named]);
  }
  return (
    <Accordion
      multiple
      headingLevel={headingLevel}
      expandedKeys={expanded}
      onExpandedChange={setExpanded}
      items={faqs.map(({ id, question, answer }) => ({
        id,
        anchor: id,
        title: question,
        content: (
          <div className={styles.answer}>
            <Html html={answer} variant="reading" />
            <div className={styles.actions}>
              <CopyButton
                size="small"
                variant="quiet"
                label={t('faqs.copy')}
                text={() => new URL(questionHref(id), location.origin).href}
              />
            </div>
          </div>
        ),
      }))}
    />
  );
}
