import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { LinkButton } from '#components/LinkButton';

import * as styles from './ReportProblem.css';
import { Section } from './Section';

export type ContributeProps = {
  /** Where the two ways lead: to their panel, or to the sign-in that comes back to it. */
  hrefs: Readonly<Record<'verify' | 'claim', string>>;
  /** Instead of the invitation, for who manages it already or has a request open. */
  notice?: ReactNode;
};

/** Lets everybody verify or claim what they read about (directory 2.7, "Actions by viewer"). */
export function Contribute({ hrefs, notice }: ContributeProps) {
  const { t } = useTranslation('facility');
  return (
    <Section id="contribute" title={t('contribute.title')}>
      <div className={styles.invitation}>
        {notice ?? (
          <>
            <p>{t('contribute.text')}</p>
            <LinkButton href={hrefs.verify} size="touch" variant="outline">
              {t('contribute.verify')}
            </LinkButton>
            <LinkButton href={hrefs.claim} size="touch" variant="outline">
              {t('contribute.claim')}
            </LinkButton>
          </>
        )}
      </div>
    </Section>
  );
}
