import * as z from 'zod/mini';

import { now } from '#lib/time/clock';

import { fromBase64url, toBase64url } from '#mocks/core/base64';

/** The claims of a token: its account and session. */
export type TokenClaims = { accountId: string; sessionId: string };

/** How long a token is valid, in seconds: 7 days (specification of the modules, section 4). */
export const tokenLifetimeSeconds = 7 * 24 * 60 * 60;

// Not a real secret: this back end runs in the browser it protects against.
const secret = 'orvela-local-back-end/hs256/5f0c2c6e8d1b4a7f';
const issuer = 'Orvela Facilities';
const algorithm = { name: 'HMAC', hash: 'SHA-256' };
const headerSchema = z.object({ alg: z.literal('HS256'), typ: z.literal('JWT') });
const payloadSchema = z.object({
  iat: z.int(),
  exp: z.int(),
  iss: z.literal(issuer),
  sub: z.string().check(z.minLength(1)),
  sid: z.string().check(z.minLength(1)),
});

const encoder = new TextEncoder();
let imported: Promise<CryptoKey> | undefined;
const key = () =>
  (imported ??= crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign', 'verify']));

const encoded = (value: unknown) => toBase64url(encoder.encode(JSON.stringify(value)));

function decoded<S extends z.ZodMiniType>(part: string, schema: S): z.output<S> | undefined {
  const bytes = fromBase64url(part);
  if (!bytes) return undefined;
  try {
    const parsed = z.safeParse(schema, JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** Creates a JSON Web Token (HS256) that is valid for 7 days. */
export async function signToken({ accountId, sessionId }: TokenClaims): Promise<string> {
  const iat = Math.floor(now().getTime() / 1000);
  const payload = { iat, exp: iat + tokenLifetimeSeconds, iss: issuer, sub: accountId, sid: sessionId };
  const signed = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(payload)}`;
  const signature = await crypto.subtle.sign(algorithm.name, await key(), encoder.encode(signed));
  return `${signed}.${toBase64url(new Uint8Array(signature))}`;
}

/** The claims of a token that this back end signed and that has not expired; otherwise `undefined`. */
export async function verifyToken(token: string): Promise<TokenClaims | undefined> {
  const [header = '', payload = '', signature = '', ...more] = token.split('.');
  if (more.length > 0 || !decoded(header, headerSchema)) return undefined;
  const bytes = fromBase64url(signature);
  if (!bytes) return undefined;
  const genuine = await crypto.subtle.verify(
    algorithm.name,
    await key(),
    bytes,
    encoder.encode(`${header}.${payload}`),
  );
  // The payload is parsed only after the signature was verified.
  const claims = genuine ? decoded(payload, payloadSchema) : undefined;
  if (!claims || claims.exp * 1000 <= now().getTime()) return undefined;
  return { accountId: claims.sub, sessionId: claims.sid };
}
