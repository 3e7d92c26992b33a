/*
 * Stands in for `@mswjs/interceptors` in the built app. Its calls are caught by the service worker alone, and a browser
 * without one gets the boot page, so half of MSW would be downloaded for nothing: what replaces `fetch`,
 * XMLHttpRequest and WebSocket in a page. Of the rest this has what calls to `/api` on the own origin need.
 */

/** Replaces nothing and hears of nothing. */
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

/** Named by MSW's WebSocket handlers, of which the app has none. */
export class WebSocketClientConnection {}
export class WebSocketServerConnection {}
export const resolveWebSocketUrl = String;

/** A request as the service worker tells of it. */
export class FetchRequest extends Request {
  constructor(url: string, { body = null, mode, ...init }: RequestInit = {}) {
    const empty = init.method === undefined || init.method === 'GET' || init.method === 'HEAD';
    super(url, {
      ...init,
      // No script may ask for a navigation.
      ...(mode && mode !== 'navigate' ? { mode } : {}),
      ...(empty ? {} : { body, duplex: 'half' }),
    });
  }
}

const nullBodyStatuses = new Set([101, 103, 204, 205, 304]);

/** An answer; one whose status allows no body has none. */
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
