import { useTranslation } from 'react-i18next';

import { LinkButton } from '#components/LinkButton';
import { paths } from '#domain/paths';

import { HelpSection } from './HelpPage';
import * as styles from './HelpPage.css';

/** Leads to the form for requests. */
export function SupportTeaser() {
  const { t } = useTranslation('help-center');
  return (
    <HelpSection id="ask-support" title={t('support.teaser')}>
      <div className={styles.teaser}>
        <p>{t('support.teaserText')}</p>
        <LinkButton href={paths.helpSupport}>{t('support.title')}</LinkButton>
      </div>
    </HelpSection>
  );
}
