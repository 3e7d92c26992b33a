import { basemap } from '#domain/basemap';
import type { FacilitySummary } from '#domain/facility';
import { facility, history, nearby, report, similar } from '#modules/facility/api';
import {
  categories,
  category,
  facilities,
  location,
  locations,
  points,
  stats,
  suggestions,
  tag,
  tags,
} from '#modules/facility-search/api';

import { failureScenarios } from '#mocks/core/failureScenarios';
import { handle } from '#mocks/core/handle';
import { paginate } from '#mocks/core/paginate';
import { fieldError, ProblemError } from '#mocks/core/problem';

import { callSearch } from './searchClient';
import { getCategory } from './searchHandlers';

/** How the calls of the search fail, and what they may return, by name. */
export const facilitySearchScenarios = {
  search: {
    ...failureScenarios(facilities),
    /** There are no facilities. */
    empty: () =>
      handle(facilities, () => ({
        items: [],
        pagination: paginate([], 1, 20).pagination,
        location: null,
        origin: null,
        radius: { requested: null, used: null, widened: false },
        match: { relaxed: false },
        facets: {
          category: [],
          tags: [],
          access: [],
          lang: [],
          fee: [],
          appointment: [],
          accepting: 0,
          verified: 0,
          open: 0,
        },
        hiddenCount: 0,
        publicHoliday: false,
      })),
    /** All facilities but the first keep their address private. */
    privateAddresses: () =>
      handle(facilities, async ({ query, language }) => {
        const response = await callSearch('searchFacilityPage', { query, language });
        const items = response.items?.map((item, at): FacilitySummary => {
          if (at === 0) return item;
          const { addressLine: _address, ...known } = item;
          return { ...known, locationVisibility: 'hidden' };
        });
        return { ...response, items: items ?? null, hiddenCount: Math.max(0, (items?.length ?? 0) - 1) };
      }),
  },
  points: failureScenarios(points),
  places: failureScenarios(locations),
  place: failureScenarios(location),
  suggestions: failureScenarios(suggestions),
  categories: failureScenarios(categories),
  category: {
    ...failureScenarios(category),
    /** Names and a description at their maximum length. */
    longTexts: () =>
      handle(category, async (call) => {
        const response = await getCategory(call);
        const name = 'Physiotherapy, rehabilitation and occupational health care';
        const plural = 'Physiotherapy, rehabilitation and occupational health sites';
        return {
          ...response,
          name,
          plural,
          description: `${response.description} `.repeat(5).slice(0, 299).trimEnd(),
          parent: { id: 'everyday-care', name, plural },
          children: Array.from({ length: 8 }, (_, at) => ({ ...response, id: `${response.id}-${at}`, plural })),
        };
      }),
  },
  tags: failureScenarios(tags),
  tag: failureScenarios(tag),
  stats: failureScenarios(stats),
  basemap: failureScenarios(basemap),
};

/** How the calls about one facility fail, and what they may return, by name. */
export const facilityScenarios = {
  facility: failureScenarios(facility),
  nearby: {
    ...failureScenarios(nearby),
    /** There is no other facility of the category. */
    empty: () => handle(nearby, () => []),
  },
  history: failureScenarios(history),
  similar: failureScenarios(similar),
  report: {
    ...failureScenarios(report),
    /** The back end rejects the note that the form accepted. */
    refuses: () =>
      handle(report, () => {
        throw fieldError('/report/note', 'too_small', 'report.noteShort');
      }),
    /** Three reports within the hour; the next is allowed in 20 minutes. */
    limits: () =>
      handle(report, () => {
        throw new ProblemError('rate-limited', { retryAfter: 1200 });
      }),
  },
};
