import type { DataLanguage } from '#mocks/core/localized';
import { getNavigation } from '#modules/navigation/api';
import type { Navigation } from '#modules/navigation/api';

import { handle } from '#mocks/core/handle';

import { arrange } from './seed';
import type { NavigationReader } from './seed';

/** The four navigations of the console for one user. */
export function navigationFor(reader: NavigationReader, language: DataLanguage): Navigation {
  return {
    compact: arrange('compact', language, reader),
    default: arrange('default', language, reader),
    futuristic: arrange('futuristic', language, reader),
    horizontal: arrange('horizontal', language, reader),
  };
}

/** The call of the console's navigation. */
export const navigationHandlers = [handle(getNavigation, ({ language, user }) => navigationFor(user, language))];
