import { delay } from 'msw';

import type { DataLanguage } from '#mocks/core/localized';
import type { NavigationItem } from '#lib/navigation/navigationTree';
import { getNavigation } from '#modules/navigation/api';

import { failureScenarios } from '#mocks/core/failureScenarios';
import { handle } from '#mocks/core/handle';

import { navigationFor } from './handlers';

const slowDelay = 2000;

const titles = {
  en: { group: 'Area', branch: 'Collection of reports', page: 'Report on the accessibility of facilities' },
  tr: {
    group: 'Bölge',
    branch: 'Rapor koleksiyonu',
    page: 'Tesislerin erişilebilirliğine ilişkin değerlendirme raporu',
  },
} as const satisfies Record<DataLanguage, unknown>;

/** A navigation with this many pages, in groups of ten, half of them in a collapsed branch. */
function longTree(count: number, language: DataLanguage): NavigationItem[] {
  const { group, branch, page } = titles[language];
  const pageAt = (index: number): NavigationItem => ({
    id: `long.page-${index + 1}`,
    type: 'basic',
    title: `${page} ${index + 1}`,
    link: `/home?page=${index + 1}`,
    icon: 'heroicons_outline:document-text',
  });
  return Array.from({ length: Math.ceil(count / 10) }, (_, at): NavigationItem => {
    const pages = Array.from({ length: Math.min(10, count - at * 10) }, (__, index) => pageAt(at * 10 + index));
    return {
      id: `long.group-${at + 1}`,
      type: 'group',
      title: `${group} ${at + 1}`,
      icon: 'heroicons_outline:folder',
      children: [
        ...pages.slice(0, 5),
        {
          id: `long.branch-${at + 1}`,
          type: 'collapsable',
          title: `${branch} ${at + 1}`,
          icon: 'heroicons_outline:archive-box',
          children: pages.slice(5),
        },
      ],
    };
  });
}

/** How the call fails, and what it may return, by name. */
export const navigationScenarios = {
  ...failureScenarios(getNavigation),
  /** The navigation as seeded. */
  loaded: () => handle(getNavigation, ({ language, user }) => navigationFor(user, language)),
  /** There are no entries. */
  empty: () => handle(getNavigation, () => ({ compact: [], default: [], futuristic: [], horizontal: [] })),
  /** Responds late. */
  slow: (time = slowDelay) =>
    handle(getNavigation, async ({ language, user }) => {
      await delay(time);
      return navigationFor(user, language);
    }),
  /** This many pages in each of the four. */
  long: (count = 120) =>
    handle(getNavigation, ({ language }) => {
      const tree = longTree(count, language);
      const asides = tree.map((item) => ('children' in item ? { ...item, type: 'aside' as const } : item));
      return { compact: asides, default: tree, futuristic: tree, horizontal: tree };
    }),
};
