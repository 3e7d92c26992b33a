import { Interceptor } from '@mswjs/interceptors';

/**
 * Stands in for MSW's interceptors of WebSocket, XMLHttpRequest and fetch. The app's calls are caught by the service
 * worker alone, and a browser without one gets the boot page, so a third of MSW would be downloaded for nothing.
 */
class NoInterceptor extends Interceptor<Record<string, never>> {
  static override readonly symbol = Symbol('no-interceptor');

  protected predicate(): boolean {
    return false;
  }

  protected setup(): void {}
}

export {
  NoInterceptor as WebSocketInterceptor,
  NoInterceptor as XMLHttpRequestInterceptor,
  NoInterceptor as FetchInterceptor,
};

/** Named by MSW's WebSocket handlers, of which the app has none. */
export class WebSocketClientConnection {}
export class WebSocketServerConnection {}
