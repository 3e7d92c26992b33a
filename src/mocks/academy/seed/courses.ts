import type { CourseEntry } from './courseText';

/** All courses, in the order in which they are listed. */
export const courses: CourseEntry[] = [
  {
    id: 'crs_from_suggestion_to_page',
    slug: 'from-suggestion-to-page',
    category: 'describing',
    minutes: 30,
    featured: false,
    updated: '2026-10-05',
    steps: 4,
    en: {
      title: 'From suggestion to page',
      description: 'What a page of the directory is for, what belongs on it, and how it is published.',
    },
    tr: {
      title: 'Öneriden sayfaya',
      description: 'Rehberdeki bir sayfa ne işe yarar, üzerinde neler olmalı ve nasıl yayımlanır?',
    },
    content: () => import('./courses/from-suggestion-to-page'),
  },
];
