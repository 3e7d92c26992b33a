export interface Served {
  /** `http://127.0.0.1:` and the port. */
  origin: string;
  close(): Promise<void>;
}

export interface ServeOptions {
  fallback?: boolean;
  onSent?: (pathname: string, bytes: number) => void;
}

export function serve(folder: string, options?: ServeOptions): Promise<Served>;
