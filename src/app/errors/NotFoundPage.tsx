import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { Heading } from '#components/Heading';
import { Link } from '#components/Link';
import { Chip } from '#components/Chip';
import { LinkButton } from '#components/LinkButton';
import { categoryPath, paths } from '#domain/paths';
import { categoriesQuery } from '#modules/facility-search/queries';
import { SearchForm } from '#modules/facility-search/SearchForm';
import { useSearchNavigation } from '#modules/facility-search/useSearchNavigation';
import { FacilitySuggestion } from '#modules/facility/FacilitySuggestion';

import * as styles from './NotFoundPage.css';

/** The page-not-found page: keeps the address and offers links (directory 2.20). */
export function Component() {
  const { t } = useTranslation('app-notFound');
  const { pathname } = useLocation();
  const go = useSearchNavigation();
  return (
    <div className={styles.root}>
      <title>{t('documentTitle')}</title>
      <meta name="robots" content="noindex" />
      <meta name="status" content="404" />
      <h1 className={styles.title} tabIndex={-1}>
        {t('title')}
      </h1>
      <p>{t('text')}</p>
      <FacilitySuggestion lastSegment={pathname.split('/').at(-1) ?? ''} />
      <SearchForm look="hero" onSearch={go} />
      <LargestCategories />
      <div className={styles.actions}>
        <LinkButton href={paths.home} tone="primary">
          {t('home')}
        </LinkButton>
        <Link href={paths.searchForm}>{t('search')}</Link>
      </div>
    </div>
  );
}

const mostCategories = 6;

/** Links to the six largest categories; left out if they cannot be loaded. */
function LargestCategories() {
  const { t } = useTranslation('app-notFound');
  const categories = useQuery(categoriesQuery()).data;
  if (!categories) return null;
  return (
    <div className={styles.categories}>
      <Heading headingLevel={2} size="small">
        {t('categories')}
      </Heading>
      <ul role="list" className={styles.actions}>
        {categories
          .filter(({ parentId }) => parentId !== undefined)
          .toSorted((a, b) => b.facilityCount - a.facilityCount)
          .slice(0, mostCategories)
          .map(({ id, plural }) => (
            <li key={id}>
              <Chip href={categoryPath(id)}>{plural}</Chip>
            </li>
          ))}
      </ul>
    </div>
  );
}
