import { useTranslation } from 'react-i18next';

import { PageHead } from '#lib/PageHead';
import { paths } from '#lib/paths';
import { graph, siteThings } from '#lib/structuredData';

/** What is not seen of the home page (directory 2.1); its title stands in the page, which is drawn before this is there. */
export function HomeHead() {
  const { t, i18n } = useTranslation(['app', 'facility-search']);
  const name = t('app:product');
  const description = `${t('facility-search:home.title')}. ${t('facility-search:home.leadPlain')}`;
  return (
    <PageHead
      name={name}
      description={description}
      path={paths.home}
      about={(url) => graph(...siteThings({ url, name, description, language: i18n.language }))}
    />
  );
}
