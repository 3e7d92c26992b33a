import * as z from 'zod/mini';

import { changeSchema } from '#domain/audit';
import type { Change } from '#domain/audit';
import type { HttpError } from '#lib/http/request';

import { decisionSchema } from './schemas';
import type { Decision } from './schemas';

/** The decision that a refusal tells of; none where a request ended without one. */
export function parseDecision({ problem }: HttpError): Decision | undefined {
  const parsed = z.safeParse(decisionSchema, problem['decision']);
  return parsed.success ? parsed.data : undefined;
}

/** What changed since a link was sent. */
export function parseChanges({ problem }: HttpError): Change[] {
  const parsed = z.safeParse(z.array(changeSchema), problem['diff']);
  return parsed.success ? parsed.data : [];
}
