import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { Link } from '#components/Link';
import { LinkButton } from '#components/LinkButton';
import { paths } from '#lib/paths';
import { SearchForm } from '#modules/facility-search/SearchForm';
import { useSearchNavigation } from '#modules/facility-search/useSearchNavigation';
import { FacilitySuggestion } from '#modules/facility/FacilitySuggestion';

import * as styles from './NotFoundPage.css';

/** Nothing at this address: say so, keep the address, offer the ways on (directory 2.20). */
export function Component() {
  const { t } = useTranslation('app');
  const { pathname } = useLocation();
  const go = useSearchNavigation();
  return (
    <div className={styles.root}>
      <title>{t('notFound.documentTitle')}</title>
      <meta name="robots" content="noindex" />
      <meta name="status" content="404" />
      <h1 className={styles.title} tabIndex={-1}>
        {t('notFound.title')}
      </h1>
      <p>{t('notFound.text')}</p>
      <FacilitySuggestion lastSegment={pathname.split('/').at(-1) ?? ''} />
      <SearchForm look="hero" onSearch={go} />
      <div className={styles.actions}>
        <LinkButton href={paths.home} tone="primary">
          {t('notFound.home')}
        </LinkButton>
        <Link href={paths.searchForm}>{t('notFound.search')}</Link>
      </div>
    </div>
  );
}
