/*
 * Replaces `@mswjs/interceptors` in the built app. There the service worker alone intercepts requests (a browser
 * without one gets the boot page), so the interceptors of `fetch`, XMLHttpRequest and WebSocket, half of MSW, are not
 * needed. This file has what remains for `/api` calls on the same origin.
 */

/** Intercepts nothing. */
class NoInterceptor {
  apply(): void {}
  dispose(): void {}
  on(): this {
    return this;
  }
}

export {
  NoInterceptor as BatchInterceptor,
  NoInterceptor as FetchInterceptor,
  NoInterceptor as Interceptor,
  NoInterceptor as WebSocketInterceptor,
  NoInterceptor as XMLHttpRequestInterceptor,
};

/** Imported by MSW's WebSocket handlers, which the app does not use. */
export class WebSocketClientConnection {}
export class WebSocketServerConnection {}
export const resolveWebSocketUrl = String;

/** A request as the service worker reports it. */
export class FetchRequest extends Request {
  constructor(url: string, { body = null, mode, ...init }: RequestInit = {}) {
    const empty = init.method === undefined || init.method === 'GET' || init.method === 'HEAD';
    super(url, {
      ...init,
      // Scripts cannot create requests with the mode `navigate`.
      ...(mode && mode !== 'navigate' ? { mode } : {}),
      ...(empty ? {} : { body, duplex: 'half' }),
    });
  }
}

const nullBodyStatuses = new Set([101, 103, 204, 205, 304]);

/** A response, without a body if its status allows none. */
export class FetchResponse extends Response {
  static isResponseWithBody(status: number): boolean {
    return !nullBodyStatuses.has(status);
  }

  constructor(body?: BodyInit | null, init: ResponseInit = {}) {
    super(FetchResponse.isResponseWithBody(init.status ?? 200) ? body : null, init);
  }
}

export const createRequestId = () => Math.random().toString(16).slice(2);
export const getCleanUrl = ({ origin, pathname }: URL) => origin + pathname;
