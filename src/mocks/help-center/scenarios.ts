import { askSupport, getFaqs, getGuide, getGuides, rateGuide, searchHelp } from '#modules/help-center/api';
import type { GuidePage } from '#modules/help-center/api';

import { failureScenarios } from '#mocks/core/failureScenarios';
import { handle } from '#mocks/core/handle';

/** How the calls of the help centre fail, and what they may return, by name. */
export const helpCenterScenarios = {
  faqs: {
    ...failureScenarios(getFaqs),
    /** There are no questions yet. */
    empty: () => handle(getFaqs, () => []),
  },
  guides: {
    ...failureScenarios(getGuides),
    /** There are no guides yet. */
    empty: () => handle(getGuides, () => []),
  },
  guide: {
    ...failureScenarios(getGuide),
    /** Exactly this guide. */
    holds: (page: GuidePage) => handle(getGuide, () => page),
  },
  search: failureScenarios(searchHelp),
  rating: failureScenarios(rateGuide),
  support: failureScenarios(askSupport),
};
