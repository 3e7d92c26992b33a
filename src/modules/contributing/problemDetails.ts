import * as z from 'zod/mini';

import { changeSchema } from '#domain/audit';
import type { Change } from '#domain/audit';
import type { HttpError } from '#lib/http/request';

import { decisionSchema } from './schemas';
import type { Decision } from './schemas';

/** The decision in a problem response; `undefined` if the request ended without one. */
export function parseDecision({ problem }: HttpError): Decision | undefined {
  const parsed = z.safeParse(decisionSchema, problem['decision']);
  return parsed.success ? parsed.data : undefined;
}

/** Changes since the link was sent, from a problem response. */
export function parseChanges({ problem }: HttpError): Change[] {
  const parsed = z.safeParse(z.array(changeSchema), problem['diff']);
  return parsed.success ? parsed.data : [];
}
