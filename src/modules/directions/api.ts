import * as z from 'zod/mini';

import { endpoint, queryFlag } from '#lib/http/endpoint';

import { travelModes } from './modes';

/** `lat,lon` in decimal degrees, as in an address. */
const point = z.string().check(
  z.regex(/^-?\d{1,2}(\.\d{1,12})?,-?\d{1,3}(\.\d{1,12})?$/),
  z.refine((text) => {
    const [lat = NaN, lon = NaN] = text.split(',').map(Number);
    return Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
  }),
);

/** GeoJSON position: longitude first, 5 decimals. */
const position = z.tuple([z.number(), z.number()]);
const line = z.object({ type: z.literal('LineString'), coordinates: z.array(position).check(z.minLength(2)) });
const bearing = z.int().check(z.minimum(0), z.maximum(359));
const amount = z.int().check(z.minimum(0));

/**
 * Instruction and its location (directory 2.8). `modifier` is the direction of the turn; for `depart` and `arrive`, the
 * side of the road of the start or destination. Bearings before and after are whole degrees clockwise from north; 0
 * where there is none.
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
/** Instruction and its location. */
export type Manoeuvre = z.infer<typeof manoeuvre>;

/** A stretch of road after its manoeuvre: metres, seconds and geometry. `name` is empty for an unnamed road. */
const step = z.object({
  distance: amount,
  duration: amount,
  name: z.string(),
  geometry: line,
  maneuver: manoeuvre,
});
/** A stretch of road after its manoeuvre. */
export type Step = z.infer<typeof step>;

/** A route: the steps of its only leg add up to its distance in metres and its duration in seconds. */
const route = z.object({
  distance: amount,
  duration: amount,
  geometry: line,
  legs: z.array(z.object({ steps: z.array(step).check(z.minLength(2)) })),
});
/** A route between a start and a facility. */
export type Route = z.infer<typeof route>;

/**
 * An end of the route snapped to a road: the road's name, its town if any, and the distance in metres from the
 * requested point.
 */
const waypoint = z.object({
  name: z.string(),
  town: z.exactOptional(z.string()),
  location: position,
  distance: amount,
});

/**
 * The route to a facility, or back, in OSRM's format. `NoSegment`: no road near the start, so no waypoints. `NoRoute`:
 * both ends have waypoints, but no road connects them. A facility with a hidden location is not found, like an unknown
 * one.
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
    /** One for `Ok`, otherwise none. */
    routes: z.array(route),
    /** Start and end of the route: the start and the facility, or the reverse. */
    waypoints: z.array(waypoint),
    /** Straight-line distance in metres, for every code. */
    straightLine: amount,
  }),
  errors: ['not-found'],
});
/** Response of the directions endpoint. */
export type Directions = z.infer<(typeof directions)['response']>;
