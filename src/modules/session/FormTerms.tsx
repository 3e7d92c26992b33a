import { useTranslation } from 'react-i18next';

import { BaseLink } from '#components/BaseLink';
import { Checkbox } from '#components/Checkbox';
import { paths } from '#domain/paths';
import { focusRing } from '#theme/mixins.css';

import * as styles from './FormTerms.css';
import type { SessionForm } from './useSessionForm';

const legalPages = [
  ['terms', paths.terms],
  ['privacy', paths.privacy],
] as const;

/** Checkbox that accepts the terms: the form field `terms`, a non-empty text when checked. */
export function FormTerms({ form }: { form: SessionForm }) {
  const { t } = useTranslation('session');
  const { value, onChange, ...field } = form.field('terms');
  return (
    <Checkbox
      {...field}
      name="terms"
      required
      label={t('terms.agree')}
      // In a new tab, so that reading them does not lose what was typed.
      description={
        <span className={styles.papers}>
          {legalPages.map(([paper, href]) => (
            <BaseLink key={paper} href={href} className={`${focusRing} ${styles.paper}`} newTab>
              {t(`terms.${paper}`)}
            </BaseLink>
          ))}
        </span>
      }
      checked={value !== ''}
      onChange={(checked) => onChange(checked ? 'agreed' : '')}
    />
  );
}
