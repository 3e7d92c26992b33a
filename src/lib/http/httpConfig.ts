interface HttpConfig {
  /** Where the contract is served. */
  baseUrl: string;
  /** Milliseconds before a request times out. */
  timeout: number;
  /** Value of `Accept-Language`. */
  language: () => string;
  /** Called once for all requests that were answered 401; resolves to whether they may be repeated with a new token. */
  reauthenticate?: () => Promise<boolean>;
  /** Every request waits for this promise. */
  gate: Promise<unknown>;
}

/** Private to `lib/http`; change it with `configureHttp` and `gateRequests`. */
export const httpConfig: HttpConfig = {
  baseUrl: '/',
  timeout: 15_000,
  language: () => 'en',
  gate: Promise.resolve(),
};

/** Changes how requests are sent; settings left out stay as they are. */
export function configureHttp(options: Partial<Omit<HttpConfig, 'gate'>>): void {
  Object.assign(httpConfig, options);
}

/** Holds every request until `ready` resolves, so that the page can render while the local back end is still starting. */
export function gateRequests(ready: Promise<unknown>): void {
  httpConfig.gate = ready;
}

/** The language in which responses are requested now. */
export function requestLanguage(): string {
  return httpConfig.language();
}
