import article from '#modules/article/i18n/en.json';
import common from '#lib/i18n/en.json';
import components from '../../components/i18n/en.json';
import facilitySearch from '#modules/facility-search/i18n/en.json';

import app from './en.json';

/** English of the first screens: in the bundle, because it is also what every other language falls back to. */
export const bundledCatalogues = { article, common, components, app, 'facility-search': facilitySearch } as const;
