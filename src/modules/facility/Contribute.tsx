import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ControlSize } from '#components/ControlSize';
import { LinkButton } from '#components/LinkButton';

import * as styles from './ReportProblem.css';
import { Section } from './Section';

export type ContributeProps = {
  /** Targets of the two links: the panel, or the sign-in page that returns to it. */
  hrefs: Readonly<Record<'verify' | 'claim', string>>;
  /** The details are verified already, so there is nothing to verify now. */
  verified: boolean;
  /** Replaces the invitation for those who already manage the facility or have an open request. */
  notice?: ReactNode;
};

/** Invites visitors to verify or claim the facility (directory 2.7, "Actions by viewer"). */
export function Contribute({ hrefs, verified, notice }: ContributeProps) {
  const { t } = useTranslation('facility');
  return (
    <Section id="contribute" title={t('contribute.title')}>
      <div className={styles.invitation}>
        {notice ?? (
          <ControlSize size="large">
            <p>{t(verified ? 'contribute.textVerified' : 'contribute.text')}</p>
            {verified ? null : (
              <LinkButton href={hrefs.verify} variant="outline">
                {t('contribute.verify')}
              </LinkButton>
            )}
            <LinkButton href={hrefs.claim} variant="outline">
              {t('contribute.claim')}
            </LinkButton>
          </ControlSize>
        )}
      </div>
    </Section>
  );
}
