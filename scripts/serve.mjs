/*
 * A static server on loopback for built output; pictures and measurements use it. HTTP/1.1, or HTTP/2 over TLS with a
 * certificate; text is compressed once, with gzip level 9 or brotli quality 11; hashed files are cached as immutable,
 * others revalidated. If the folder's page contains a Content-Security-Policy, pages and workers get it and its
 * companions as headers.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { policyOf, securityHeaders } from './build/security-headers/securityHeaders.mjs';

const types = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  webmanifest: 'application/manifest+json',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
};
const text = new Set(['html', 'js', 'mjs', 'css', 'json', 'svg', 'txt', 'xml', 'webmanifest']);
// The content hash that Vite puts before the extension.
const hashed = /-[\w-]{8}\.[a-z0-9]+$/;

function isFile(file) {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

const encoders = {
  gzip: { now: gzipSync, later: promisify(gzip), options: () => ({ level: constants.Z_BEST_COMPRESSION }) },
  br: {
    now: brotliCompressSync,
    later: promisify(brotliCompress),
    options: ({ length }) => ({
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: length,
      },
    }),
  },
};

function isCompressed(file, { length }) {
  return text.has(path.extname(file).slice(1).toLowerCase()) && length > 256;
}

function describe(file, body, small, encoding) {
  const extension = path.extname(file).slice(1).toLowerCase();
  return {
    body: small ?? body,
    headers: {
      'content-type': types[extension] ?? 'application/octet-stream',
      'cache-control': hashed.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: `"${createHash('sha1').update(body).digest('base64url').slice(0, 20)}"`,
      ...(small ? { 'content-encoding': encoding, vary: 'Accept-Encoding' } : {}),
      'content-length': (small ?? body).length,
    },
  };
}

function load(file, encoding) {
  const body = readFileSync(file);
  const { now, options } = encoders[encoding];
  return describe(file, body, isCompressed(file, body) ? now(body, options(body)) : undefined, encoding);
}

/** Compresses on another thread; `cache` is a folder of results by content, because brotli quality 11 takes minutes. */
async function loadAhead(file, encoding, cache) {
  const body = readFileSync(file);
  if (!isCompressed(file, body)) return describe(file, body, undefined, encoding);
  const { later, options } = encoders[encoding];
  const kept = cache && path.join(cache, `${createHash('sha256').update(body).digest('hex')}.${encoding}`);
  if (kept && isFile(kept)) return describe(file, body, readFileSync(kept), encoding);
  const small = await later(body, options(body));
  if (kept) {
    mkdirSync(cache, { recursive: true });
    writeFileSync(kept, small);
  }
  return describe(file, body, small, encoding);
}

/**
 * Serves a folder. With `fallback`, unknown paths without an extension return index.html, as a single-page application
 * needs. With `certificate` (`{ key, cert }` in PEM) it speaks HTTP/2 over TLS. `encoding` is `gzip` or `br`. Resolves to
 * the origin and these functions:
 *
 * - `prepare(addresses, cache)` compresses ahead of the first request: every file that is not a page, and the pages at
 *   these addresses.
 * - `compressedLate()` returns the files that were compressed while a request waited, since `prepare`.
 * - `close()` ends the server.
 *
 * `onRequest(request, response)` is called before each response.
 */
export async function serve(folder, { fallback = false, certificate, encoding = 'gzip', onRequest } = {}) {
  const root = path.resolve(folder);
  const page = path.join(root, 'index.html');
  const policy = isFile(page) ? policyOf(readFileSync(page, 'utf8')) : undefined;
  const loaded = new Map();
  let late;
  const find = (pathname) => {
    const file = path.join(root, pathname);
    if (file !== root && !file.startsWith(root + path.sep)) return undefined;
    if (isFile(file)) return file;
    for (const page of [`${file}.html`, path.join(file, 'index.html')]) if (isFile(page)) return page;
    return fallback && !/\.[a-z0-9]{1,11}$/i.test(pathname) ? path.join(root, 'index.html') : undefined;
  };
  const findAddress = (address) => find(decodeURIComponent(new URL(address, 'http://localhost').pathname));
  const respond = (request, response) => {
    let file;
    onRequest?.(request, response);
    try {
      file = findAddress(request.url);
    } catch {
      // A path that cannot be decoded matches no file.
    }
    if (!file) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
      return;
    }
    if (!loaded.has(file)) {
      loaded.set(file, load(file, encoding));
      late?.push(path.relative(root, file));
    }
    const { body, headers } = loaded.get(file);
    for (const [name, value] of Object.entries(policy ? securityHeaders(policy, request.url) : {})) {
      response.setHeader(name, value);
    }
    if (request.headers['if-none-match'] === headers.etag) response.writeHead(304, { etag: headers.etag }).end();
    else response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : body);
  };
  const server = certificate
    ? createSecureServer({ ...certificate, allowHTTP1: true }, respond)
    : createServer(respond);
  // A connection of HTTP/2 keeps a server open until its client goes.
  const sessions = new Set();
  if (certificate) {
    server.on('session', (session) => {
      sessions.add(session);
      session.once('close', () => sessions.delete(session));
    });
  } else server.keepAliveTimeout = 60_000;
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `${certificate ? 'https' : 'http'}://127.0.0.1:${server.address().port}`,
    async prepare(addresses, cache) {
      const others = readdirSync(root, { recursive: true })
        .map((name) => path.join(root, name))
        .filter((file) => isFile(file) && !/\.(html|map)$/.test(file));
      const files = [...new Set([...others, ...addresses.map(findAddress)])].filter(
        (file) => file && !loaded.has(file),
      );
      const next = async () => {
        for (let file = files.pop(); file; file = files.pop()) loaded.set(file, await loadAhead(file, encoding, cache));
      };
      await Promise.all([next(), next()]);
      late = [];
    },
    compressedLate: () => [...(late ?? [])],
    async close() {
      for (const session of sessions) session.destroy();
      server.closeAllConnections?.();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
