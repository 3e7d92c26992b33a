/*
 * A static server on loopback for built output; pictures and measurements use it. HTTP/1.1; text is compressed once
 * with gzip level 9; hashed files are cached as immutable, others revalidated. If the folder's page contains a
 * Content-Security-Policy, pages and workers get it and its companions as headers.
 */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
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

function load(file) {
  const extension = path.extname(file).slice(1).toLowerCase();
  const body = readFileSync(file);
  const small = text.has(extension) && body.length > 256 ? gzipSync(body, { level: 9 }) : undefined;
  return {
    body: small ?? body,
    headers: {
      'content-type': types[extension] ?? 'application/octet-stream',
      'cache-control': hashed.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: `"${createHash('sha1').update(body).digest('base64url').slice(0, 20)}"`,
      ...(small ? { 'content-encoding': 'gzip', vary: 'Accept-Encoding' } : {}),
      'content-length': (small ?? body).length,
    },
  };
}

/**
 * Serves a folder. With `fallback`, unknown paths without an extension return index.html, as a single-page application
 * needs. `onSent(pathname, bytes)` is called for each response with its bytes on the wire, headers included. Resolves
 * to the origin and a function that closes the server.
 */
export async function serve(folder, { fallback = false, onSent = undefined } = {}) {
  const root = path.resolve(folder);
  const page = path.join(root, 'index.html');
  const policy = isFile(page) ? policyOf(readFileSync(page, 'utf8')) : undefined;
  const loaded = new Map();
  const find = (pathname) => {
    const file = path.join(root, pathname);
    if (file !== root && !file.startsWith(root + path.sep)) return undefined;
    if (isFile(file)) return file;
    for (const page of [`${file}.html`, path.join(file, 'index.html')]) if (isFile(page)) return page;
    return fallback && !/\.[a-z0-9]{1,11}$/i.test(pathname) ? path.join(root, 'index.html') : undefined;
  };
  const server = createServer((request, response) => {
    let file;
    const { socket } = request;
    const before = socket.bytesWritten;
    response.once('finish', () => onSent?.(request.url.split('?')[0], socket.bytesWritten - before));
    try {
      file = find(decodeURIComponent(new URL(request.url, 'http://localhost').pathname));
    } catch {
      // A path that cannot be decoded matches no file.
    }
    if (!file) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
      return;
    }
    if (!loaded.has(file)) loaded.set(file, load(file));
    const { body, headers } = loaded.get(file);
    for (const [name, value] of Object.entries(policy ? securityHeaders(policy, request.url) : {})) {
      response.setHeader(name, value);
    }
    if (request.headers['if-none-match'] === headers.etag) response.writeHead(304, { etag: headers.etag }).end();
    else response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : body);
  });
  server.keepAliveTimeout = 60_000;
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
