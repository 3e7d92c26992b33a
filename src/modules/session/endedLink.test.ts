import { describe, expect, it } from 'vitest';

import type { ProblemCode } from '#lib/http/endpoint';
import { HttpError } from '#lib/http/request';

import { parseEndedLink } from './endedLink';

const refused = (status: number, code: ProblemCode, reason?: string) =>
  new HttpError({ type: 'about:blank', title: 'No', status, code, ...(reason !== undefined && { reason }) }, 'r1');

describe('readEndedLink', () => {
  it.each([
    [refused(410, 'link-used', 'used'), 'used'],
    [refused(410, 'link-expired', 'expired'), 'expired'],
    [refused(410, 'link-expired', 'replaced'), 'replaced'],
    // A server may leave out the reason.
    [refused(410, 'link-expired'), 'expired'],
    [refused(404, 'link-invalid'), undefined],
    [new Error('no answer'), undefined],
  ])('reads %s as %s', (error, why) => expect(parseEndedLink(error)).toBe(why));
});
