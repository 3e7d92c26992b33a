/** What an activity is about, in the order of the filter. */
export const activityKinds = ['decision', 'request', 'edit', 'mail', 'task', 'card', 'contact', 'product'] as const;
/** What an activity is about. */
export type ActivityKind = (typeof activityKinds)[number];

/** Bounds of the calls. */
export const activityLimits = { page: 20, maxPage: 100, people: 50 } as const;
