import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Connect, Plugin } from 'vite';

import { contentSecurityPolicy, policyOf, securityHeaders } from './securityHeaders.mjs';
import type { PolicySources } from './securityHeaders.mjs';

/** Paths that name a file and no page. */
const isFilePath = /^\/assets\/|\.(?:css|ico|jpe?g|js|json|map|mjs|png|svg|txt|webmanifest|webp|woff2?|xml)$/i;

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

const charset = '<meta charset="utf-8" />';

/** Inserts the policy after the charset, which must be in the first bytes, and before everything it applies to. */
export function insertPolicy(html: string, policy: string): string {
  if (!html.includes(charset)) throw new Error(`index.html does not hold ${charset}, behind which its policy belongs.`);
  return html.replace(
    charset,
    () => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  );
}

/**
 * Adds the strict Content-Security-Policy of the built application: in its page, and as a header of the preview server.
 * The development server has none, because it uses inline scripts and styles. Must be the last plugin that changes the
 * page: later additions are not in the policy and are blocked.
 */
export function securityHeadersPlugin(sources: PolicySources = {}): Plugin {
  let page = '';
  const sendHeaders: Connect.NextHandleFunction = (request, response, next) => {
    const policy = policyOf(readFileSync(page, 'utf8'));
    const headers = policy ? securityHeaders(policy, request.url ?? '/') : {};
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    next();
  };
  return {
    name: 'security',
    configResolved({ root, build }) {
      page = path.resolve(root, build.outDir, 'index.html');
    },
    configurePreviewServer({ middlewares }) {
      middlewares.use(sendHeaders);
      // Only pages fall back to the application: an unknown file is an error, as on every host.
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const file = path.join(path.dirname(page), path.normalize(decodePath(pathname)));
        if (!isFilePath.test(pathname) || existsSync(file)) return next();
        response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('There is no such file.');
      });
    },
    transformIndexHtml: {
      order: 'post',
      // Storybook builds its own pages with the same configuration.
      handler: (html, { bundle, path: address }) =>
        bundle && address === '/index.html' ? insertPolicy(html, contentSecurityPolicy(html, sources)) : html,
    },
  };
}
