import * as z from 'zod/mini';

import { endpoint, queryFlag } from '#lib/http/endpoint';

import { travelModes } from './modes';

/** `lat,lon` in decimal degrees, as an address carries it. */
const point = z.string().check(
  z.regex(/^-?\d{1,2}(\.\d{1,12})?,-?\d{1,3}(\.\d{1,12})?$/),
  z.refine((text) => {
    const [lat = NaN, lon = NaN] = text.split(',').map(Number);
    return Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
  }),
);

/** A position of GeoJSON: longitude first, 5 decimals. */
const position = z.tuple([z.number(), z.number()]);
const line = z.object({ type: z.literal('LineString'), coordinates: z.array(position).check(z.minLength(2)) });
const bearing = z.int().check(z.minimum(0), z.maximum(359));
const amount = z.int().check(z.minimum(0));

/**
 * What is to be done, and where (directory 2.8). `modifier` is the way the road bends; of `depart` and `arrive` it is the
 * side of the road on which the start or the place lies. Bearings are whole degrees clockwise from north, of the way in
 * and of the way out; 0 where there is none.
 */
const manoeuvre = z.object({
  type: z.enum(['depart', 'continue', 'turn', 'arrive']),
  modifier: z.exactOptional(
    z.enum(['straight', 'slight left', 'left', 'sharp left', 'slight right', 'right', 'sharp right', 'uturn']),
  ),
  bearing_before: bearing,
  bearing_after: bearing,
  location: position,
});
/** What is to be done, and where. */
export type Manoeuvre = z.infer<typeof manoeuvre>;

/** One road to follow after its manoeuvre: whole metres, seconds, and the line to draw. `name` is empty for a road without one. */
const step = z.object({
  distance: amount,
  duration: amount,
  name: z.string(),
  geometry: line,
  maneuver: manoeuvre,
});
/** One road to follow after its manoeuvre. */
export type Step = z.infer<typeof step>;

/** One way: the steps of its only leg add up to its distance in metres and its duration in seconds. */
const route = z.object({
  distance: amount,
  duration: amount,
  geometry: line,
  legs: z.array(z.object({ steps: z.array(step).check(z.minLength(2)) })),
});
/** One way between a start and a facility. */
export type Route = z.infer<typeof route>;

/** Where an end was placed on a road: the road, its town where it has one, and how many metres it lies from what was asked. */
const waypoint = z.object({
  name: z.string(),
  town: z.exactOptional(z.string()),
  location: position,
  distance: amount,
});

/**
 * The way to a facility, or back, in the shape of OSRM. `NoSegment`: no road near the start, so nothing is placed.
 * `NoRoute`: both ends are placed and no road joins them. A facility that does not publish its place is not found, like an unknown one.
 */
export const directions = endpoint({
  method: 'GET',
  path: 'api/directory/directions',
  summary: 'The way from a point to a facility, or back, on foot, by bicycle or by car, step by step',
  query: z.object({
    from: point,
    to: z.string().check(z.regex(/^fac_[a-z2-7]{12}$/)),
    mode: z.enum(travelModes),
    /** The way back: from the facility to the point. */
    back: z.optional(queryFlag()),
  }),
  response: z.object({
    code: z.enum(['Ok', 'NoRoute', 'NoSegment']),
    /** One for `Ok`, else none. */
    routes: z.array(route),
    /** Where the way begins and where it ends: the start and the facility, or the other way round. */
    waypoints: z.array(waypoint),
    /** Metres as the crow flies, whatever the code. */
    straightLine: amount,
  }),
  errors: ['not-found'],
});
/** What the directions answer. */
export type Directions = z.infer<(typeof directions)['response']>;
