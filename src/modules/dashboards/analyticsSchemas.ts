import * as z from 'zod/mini';

import { count, labelledSeriesSchema, timeSeriesSchema } from './schemas';

/** A figure and the values that add up to it. */
const totalSchema = z.object({
  amount: count,
  /** Ranges of dates, in the language of the call: "16 Nov – 20 Nov". */
  labels: z.array(z.string()),
  series: z.array(labelledSeriesSchema),
});
/** A figure and the values that add up to it. */
export type Total = z.infer<typeof totalSchema>;

/** How the visitors divide. */
const breakdownSchema = z.object({
  uniqueVisitors: count,
  /** Percentages in the order of the labels. */
  series: z.array(z.number()),
  /** In the language of the call. */
  labels: z.array(z.string()),
});
/** How the visitors divide. */
export type Breakdown = z.infer<typeof breakdownSchema>;

/** The figures of visitors and what they do. */
export const analyticsSchema = z.object({
  visitors: z.object({
    series: z.object({ 'this-year': z.array(timeSeriesSchema), 'last-year': z.array(timeSeriesSchema) }),
  }),
  conversions: totalSchema,
  impressions: totalSchema,
  visits: totalSchema,
  visitorsVsPageViews: z.object({
    /** From 0 to 1000: visitors for every 1000 page views. */
    overallScore: count,
    /** Visitors to page views, as a percentage. */
    averageRatio: z.number(),
    /** The same for the coming period. */
    predictedRatio: z.number(),
    /** Page views and visitors. */
    series: z.array(timeSeriesSchema),
  }),
  newVsReturning: breakdownSchema,
  gender: breakdownSchema,
  age: breakdownSchema,
  language: breakdownSchema,
});
/** The figures of visitors and what they do. */
export type Analytics = z.infer<typeof analyticsSchema>;
