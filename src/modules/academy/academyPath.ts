import { paths } from '#domain/paths';
import { listParams, textParam } from '#lib/router/listParams';
import type { ListParam } from '#lib/router/listParams';

/** What an address of the list restores. */
export interface CourseFilter {
  /** Slug of a category; empty for all. */
  category: string;
  q: string;
  hideCompleted: boolean;
}

const flagParam: ListParam<boolean> = {
  defaultValue: false,
  parse: (text) => text === '1',
  format: (value) => (value ? '1' : ''),
};

const params = listParams<CourseFilter>({ category: textParam(80), q: textParam(100), hideCompleted: flagParam });

/** Parses the query of the list; never fails. */
export const parseCourseFilter = (search: string | URLSearchParams): CourseFilter => params.parse(search);

/** The address of the list with a filter. */
export const coursesHref = (filter: Partial<CourseFilter> = {}): string => params.href(paths.academy, filter);

/** The address of a course, at a zero-based step; without one, where the person continues. */
export function courseHref(id: string, step?: number): string {
  const path = paths.course.replace(':id', encodeURIComponent(id));
  return step === undefined ? path : `${path}?step=${step + 1}`;
}

/** The address of the certificate of a course. */
export const certificateHref = (id: string): string => paths.certificate.replace(':id', encodeURIComponent(id));

/** The zero-based step in the query of a course; `undefined` without one that the course has. */
export function parseStep(search: string, totalSteps: number): number | undefined {
  const text = new URLSearchParams(search).get('step') ?? '';
  const step = /^[1-9]\d{0,3}$/.test(text) ? Number(text) - 1 : -1;
  return step >= 0 && step < totalSteps ? step : undefined;
}
