import { getFeatherIcons, getHeroiconsOutline, getMaterialOutline } from '#modules/icons/api';

import { failureScenarios } from '#mocks/core/failureScenarios';

/** How the calls of the icon sets fail, by name. */
export const iconsScenarios = {
  heroicons: failureScenarios(getHeroiconsOutline),
  feather: failureScenarios(getFeatherIcons),
  material: failureScenarios(getMaterialOutline),
};
