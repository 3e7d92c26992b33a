import { useTranslation } from 'react-i18next';

import { openDemo } from '#app/overlays/openDemo';
import { Button } from '#components/Button';
import { Link } from '#components/Link';
import { now } from '#lib/time/clock';
import { paths } from '#domain/paths';

import * as styles from './FooterLinks.css';

// The same order on every page, so that help is always in the same position (WCAG 3.2.6).
const links = [
  ['footer.about', paths.about],
  ['footer.help', `${paths.about}#help`],
  ['footer.articles', paths.article],
  ['footer.shortlist', `${paths.searchForm}#shortlist`],
  ['addFacility', paths.createFacility],
  ['footer.terms', paths.terms],
  ['footer.privacy', paths.privacy],
  ['footer.disclaimers', paths.disclaimers],
] as const;

/** Links and copyright in the footer of every page (directory 2.0.1). */
export function FooterLinks() {
  const { t } = useTranslation('app');
  return (
    <div className={styles.root}>
      <nav className={styles.links} aria-label={t('footer.label')}>
        {links.map(([name, href]) => (
          <Link key={name} href={href} variant="quiet">
            {t(name)}
          </Link>
        ))}
      </nav>
      {openDemo ? (
        <span className={styles.demo}>
          <Button variant="outline" size="small" onClick={openDemo}>
            {t('footer.demo')}
          </Button>
        </span>
      ) : null}
      <p>{t('footer.copyright', { year: now().getFullYear() })}</p>
    </div>
  );
}
