import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Link } from '#components/Link';
import { useDebounced } from '#lib/react/useDebounced';

import { HelpSection } from './HelpPage';
import { resultHref } from './HelpResults';
import { helpLimits } from './limits';
import { helpSearchQuery } from './queries';
import * as styles from './Support.css';

/** Milliseconds without a key press before answers are looked for. */
const pause = 500;
/** Characters below which a text says too little. */
const minLength = 6;

export type SupportSuggestionsProps = {
  subject: string;
  message: string;
};

/** Questions and guides that may answer what is being written. */
export function SupportSuggestions({ subject, message }: SupportSuggestionsProps) {
  const { t, i18n } = useTranslation('help-center');
  const text = useDebounced(`${subject} ${message}`.trim().slice(0, helpLimits.query), pause);
  const { data = [] } = useQuery({
    ...helpSearchQuery(text.length < minLength ? '' : text, i18n.language),
    // What fitted an earlier text stays until there is something better.
    retry: false,
  });
  const results = text.length < minLength ? [] : data.slice(0, helpLimits.suggestions);
  return (
    <HelpSection id="suggestions" title={t('support.suggestions')}>
      <div className={styles.suggestions}>
        <p role="status">
          {results.length === 0
            ? t('support.suggestionsHint')
            : t('support.suggestionsCount', { count: results.length })}
        </p>
        <ul role="list" className={styles.suggestions}>
          {results.map((result) => (
            <li key={result.id} className={styles.suggestion}>
              <span>
                <Link variant="standalone" href={resultHref(result)}>
                  {result.title}
                </Link>
              </span>
              <span>{t('search.in', { kind: t(`search.${result.kind}`), category: result.category })}</span>
            </li>
          ))}
        </ul>
      </div>
    </HelpSection>
  );
}
