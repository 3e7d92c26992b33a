import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';

export interface Served {
  /** `http://127.0.0.1:` or `https://127.0.0.1:` and the port. */
  origin: string;
  prepare(addresses: readonly string[], cache?: string): Promise<void>;
  compressedLate(): string[];
  close(): Promise<void>;
}

export interface ServeOptions {
  fallback?: boolean;
  certificate?: { key: string; cert: string };
  encoding?: 'gzip' | 'br';
  onRequest?: (request: IncomingMessage | Http2ServerRequest, response: ServerResponse | Http2ServerResponse) => void;
}

export function serve(folder: string, options?: ServeOptions): Promise<Served>;
