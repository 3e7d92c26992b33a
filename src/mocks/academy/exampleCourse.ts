import type { CourseEntry } from './seed/courseText';

/** A short course with a question of each kind, for stories and tests that the courses of the academy should not break. */
export const exampleCourse: CourseEntry = {
  id: 'crs_from_suggestion_to_page',
  slug: 'describe-a-facility',
  category: 'describing',
  minutes: 30,
  featured: false,
  updated: '2026-03-05',
  steps: 4,
  en: {
    title: 'From suggestion to page',
    description: 'What a page of the directory is for, what belongs on it, and how it is published.',
  },
  tr: {
    title: 'Öneriden sayfaya',
    description: 'Rehberdeki bir sayfa ne işe yarar, üzerinde neler olmalı ve nasıl yayımlanır?',
  },
  content: () => import('./exampleCourseSteps'),
};
