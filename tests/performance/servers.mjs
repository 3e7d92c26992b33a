/* The servers that the pages are measured on. */
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../../scripts/serve.mjs';
import { createWireLog } from './wire.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = path.join(root, '.cache/compressed');
const read = (name) => readFileSync(new URL(`certificate/${name}.pem`, import.meta.url), 'utf8');

// Valid on loopback in the measuring browser only, so that its key is no secret.
const certificate = { key: read('key'), cert: read('certificate') };

/**
 * Switches of a browser that trusts the certificate. Chromium caches nothing from a server whose certificate it merely
 * ignores, so it trusts this one by its key; and no page reaches another host.
 */
export const browserArgs = [
  `--ignore-certificate-errors-spki-list=${createHash('sha256')
    .update(new X509Certificate(certificate.cert).publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64')}`,
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
];

/** The two transports: as static hosts serve, and as small servers of one's own often do. */
export const transports = {
  http2: { about: 'brotli quality 11, HTTP/2 over TLS on loopback', options: { certificate, encoding: 'br' } },
  http1: { about: 'gzip level 9, HTTP/1.1 on loopback', options: { encoding: 'gzip' } },
};

/** Serves a folder with everything compressed that the pages at `addresses` may request, and logs what it serves. */
export async function serveReady(folder, transport, addresses) {
  const { entries, onRequest } = createWireLog();
  const server = await serve(folder, { fallback: true, onRequest, ...transports[transport].options });
  await server.prepare(addresses, cache);
  return { ...server, entries };
}
