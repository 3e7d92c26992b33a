import { choiceParam, listParams } from '#lib/router/listParams';

/** Years whose visitors can be shown, by their names in the contract. */
export const years = ['this-year', 'last-year'] as const;
/** A year whose visitors can be shown. */
export type Year = (typeof years)[number];

/** The choices of the analytics dashboard in its address. */
export const analyticsParams = listParams<{ visitors: Year }>({ visitors: choiceParam(years, 'this-year') });
