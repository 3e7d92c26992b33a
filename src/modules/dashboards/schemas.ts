import * as z from 'zod/mini';

/** A number that counts something. */
export const count = z.int().check(z.minimum(0));

/** A value at an instant. */
const pointSchema = z.object({ x: z.iso.datetime(), y: z.number() });
/** A value at an instant. */
export type Point = z.infer<typeof pointSchema>;

/** Values over time, with the name of what they measure. */
export const timeSeriesSchema = z.object({ name: z.string(), data: z.array(pointSchema) });
/** Values over time, with the name of what they measure. */
export type TimeSeries = z.infer<typeof timeSeriesSchema>;

/** Values in the order of the labels beside them. */
export const labelledSeriesSchema = z.object({ name: z.string(), data: z.array(z.number()) });
