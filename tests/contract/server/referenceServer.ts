import 'fake-indexeddb/auto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { getResponse } from 'msw';

import type { Endpoint } from '#lib/http/endpoint';
import { hourMs } from '#lib/time/duration';
import { accounts } from '#mocks/accounts/store';
import { signToken, verifyToken } from '#mocks/accounts/tokens';
import { handlers } from '#mocks/core/features';
import { setDelayScale } from '#mocks/core/handle';
import { ProblemError } from '#mocks/core/problem';
import { signInWithToken } from '#modules/session/api';

import { findEndpoints } from '../../../scripts/openapi/document';
import { Sessions } from './sessions';
import type { TokenKind, TokenOwner } from './sessions';

/** How the server fails: with an error page, with an answer that is no JSON, or by cutting the connection. */
export type ServerFault = 'status500' | 'garbage' | 'cut';

export interface ReferenceServerOptions {
  /** Origins that may call it. */
  origins: readonly string[];
  tokenLifetimeMs?: number;
}

const maxBodyBytes = 8_000_000;
const preflightSeconds = 600;
const page = '<!doctype html><title>Something else</title><p>This is no answer of the contract.</p>';

const endpoints = findEndpoints().map(({ endpoint }) => endpoint);

const bearerToken = ({ headers }: IncomingMessage) => /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];

async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBodyBytes) throw new ProblemError('payload-too-large', { limit: maxBodyBytes });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function send(response: ServerResponse, status: number, body: unknown, type = 'application/json'): void {
  response.writeHead(status, { 'Content-Type': type }).end(typeof body === 'string' ? body : JSON.stringify(body));
}

/**
 * A server for the contract that is not the service worker: HTTP with CORS, tokens and rights of its own, sessions in
 * SQLite. The rules behind the endpoints are those of the local back end.
 */
export class ReferenceServer {
  /** Kind of the tokens that it issues from now on. */
  tokens: TokenKind = 'opaque';
  /** How every call fails from now on, if it does. */
  fault: ServerFault | null = null;
  readonly #origins: readonly string[];
  readonly #sessions: Sessions;
  readonly #server = createServer((request, response) => void this.#respond(request, response));
  #port = 0;

  constructor({ origins, tokenLifetimeMs = hourMs }: ReferenceServerOptions) {
    setDelayScale(0);
    this.#origins = origins;
    this.#sessions = new Sessions(tokenLifetimeMs);
  }

  /** Its own origin. */
  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Begins to listen; again on the same port after `stop`. */
  async listen(port = this.#port): Promise<void> {
    if (this.#server.listening) return;
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, 'localhost', () => {
        this.#server.off('error', reject);
        resolve();
      });
    });
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** Ends all connections and refuses new ones. What is stored stays. */
  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  async close(): Promise<void> {
    await this.stop();
    this.#sessions.close();
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isPreflight = request.method === 'OPTIONS';
    if (!this.#allowOrigin(request, response)) return send(response, 403, { title: 'This origin may not call' });
    if (isPreflight) {
      response.writeHead(204).end();
      return;
    }
    if (this.fault === 'status500') return send(response, 500, page, 'text/html');
    if (this.fault === 'garbage') return send(response, 200, page, 'text/html');
    if (this.fault === 'cut') {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' }).write('{"items": [');
      request.socket.end();
      return;
    }
    try {
      await this.#serve(request, response);
    } catch (error) {
      const { problem } =
        error instanceof ProblemError ? error : new ProblemError('internal', { detail: String(error) });
      // The rest of a body that is too large is not read.
      if (problem.status === 413) response.setHeader('Connection', 'close');
      send(response, problem.status, problem, 'application/problem+json');
    }
  }

  /** Sets the headers of CORS; calls without an origin do not come from a page. */
  #allowOrigin({ method, headers }: IncomingMessage, response: ServerResponse): boolean {
    response.setHeader('Vary', 'Origin');
    const { origin } = headers;
    if (origin === undefined) return true;
    if (!this.#origins.includes(origin)) return false;
    response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Access-Control-Expose-Headers', 'ETag, Retry-After, X-Request-Id');
    if (method !== 'OPTIONS') return true;
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PATCH, PUT, DELETE');
    response.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type, Accept-Language, X-Request-Id');
    response.setHeader('Access-Control-Max-Age', String(preflightSeconds));
    return true;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET' } = request;
    const url = new URL(request.url ?? '/', this.origin);
    const endpoint = endpoints.find((one) => one.method === method && `/${one.path}` === url.pathname);
    if (!endpoint) throw new ProblemError('not-found', { detail: `There is no ${method} ${url.pathname}.` });
    const token = bearerToken(request);
    const owner = token === undefined ? undefined : this.#sessions.find(token);
    await this.#checkRights(endpoint, owner);
    const body = await this.#translateBody(endpoint, await readBody(request));
    const answer = await this.#ask(request, url, body, owner);
    if (token !== undefined && endpoint.path === 'api/auth/sign-out') this.#sessions.revoke(token);
    const text = answer.headers.get('Content-Type')?.includes('json')
      ? await this.#translate(await answer.text())
      : null;
    for (const [name, value] of answer.headers) if (name !== 'vary') response.setHeader(name, value);
    response.removeHeader('Content-Length');
    response.appendHeader('Vary', 'Accept-Language, Authorization');
    response.writeHead(answer.status);
    response.end(text ?? Buffer.from(await answer.arrayBuffer()));
  }

  async #checkRights({ access }: Endpoint, owner: TokenOwner | undefined): Promise<void> {
    if (access === 'public') return;
    const account = owner && (await accounts.find(owner.accountId));
    if (!account) throw new ProblemError('unauthenticated');
    if (access === 'admin' && account.role !== 'admin') throw new ProblemError('forbidden', { requiredRole: 'admin' });
  }

  /** Asks the rules behind the endpoint, which know tokens of their own. */
  async #ask(
    { method = 'GET', headers }: IncomingMessage,
    url: URL,
    body: Buffer<ArrayBuffer>,
    owner: TokenOwner | undefined,
  ): Promise<Response> {
    const asked = new Headers();
    for (const name of ['accept-language', 'content-type', 'if-none-match', 'x-request-id']) {
      const value = headers[name];
      if (typeof value === 'string') asked.set(name, value);
    }
    if (owner) asked.set('Authorization', `Bearer ${await signToken(owner)}`);
    const hasBody = method !== 'GET' && body.length > 0;
    const request = new Request(url, { method, headers: asked, ...(hasBody && { body }) });
    const answer = await getResponse([...handlers], request);
    if (!answer) throw new ProblemError('internal', { detail: `Nothing answers ${method} ${url.pathname}.` });
    return answer;
  }

  /** A token of this server in a body becomes the one that the rules know. */
  async #translateBody({ path }: Endpoint, body: Buffer<ArrayBuffer>): Promise<Buffer<ArrayBuffer>> {
    if (path !== signInWithToken.path) return body;
    const input = parseJson(body.toString());
    const token = isRecord(input) ? input['accessToken'] : undefined;
    const owner = typeof token === 'string' ? this.#sessions.find(token) : undefined;
    return owner ? Buffer.from(JSON.stringify({ accessToken: await signToken(owner) })) : body;
  }

  /** The token of a new session becomes one of this server, and paths of files become addresses. */
  async #translate(text: string): Promise<string> {
    const located = text.replaceAll('"/api/', `"${this.origin}/api/`);
    const output = parseJson(located);
    if (!isRecord(output) || typeof output['accessToken'] !== 'string') return located;
    const owner = await verifyToken(output['accessToken']);
    if (!owner) throw new ProblemError('internal', { detail: 'A session began with an unknown token.' });
    return JSON.stringify({ ...output, ...this.#sessions.issue(owner, this.tokens) });
  }
}
