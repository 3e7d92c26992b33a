import { paths } from '#domain/paths';

/** The address of a question, which opens it. */
export const questionHref = (id: string): string => `${paths.helpFaqs}#${encodeURIComponent(id)}`;

/** The address of a category of guides. */
export const guideCategoryHref = (category: string): string =>
  paths.helpGuideCategory.replace(':category', encodeURIComponent(category));

/** The address of a guide, or of one of its sections by the id of its heading. */
export const guideHref = (category: string, guide: string, section: string | null = null): string =>
  `${guideCategoryHref(category)}/${encodeURIComponent(guide)}${section === null ? '' : `#${section}`}`;
