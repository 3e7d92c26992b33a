import type { TFunction } from 'i18next';

import { paths } from '#domain/paths';

/** Breadcrumbs from the home page to an article. `t` must use `article-reader`. */
export function articleCrumbs(title: string, t: TFunction<'article-reader'>) {
  return [{ label: t('home'), href: paths.home }, { label: t('articles'), href: paths.article }, { label: title }];
}
