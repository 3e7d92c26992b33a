/*
 * The Content-Security-Policy of the built application and the headers that go with it. The build writes the policy
 * into index.html, so every static host applies it; the servers of this project also send it as a header, with the
 * directives that a page cannot set itself.
 */
import { createHash } from 'node:crypto';

/** Name of the only Trusted Types policy; equal to `policyName` of src/lib/browser/trustedTypes.ts. */
export const trustedTypesPolicy = 'sanitiser';

/**
 * Addresses that contain a secret or a decision; keep equal to `secretAddress` of src/lib/browser/referrerPolicy.ts and
 * to the script of index.html.
 */
export const secretAddress = /^\/(reset-password|email\/verify|admin)(\/|\?|$)|[?&]token=|token%3D/i;

// JSON-LD never runs, so the policy does not apply to it.
const inlineOf = (html, tag) =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\s(?:src=|type="application/))[^>]*>([\\s\\S]*?)</${tag}>`, 'gi'))].map(
    ([, text]) => text,
  );

const hashOf = (text) => `'sha256-${createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('base64')}'`;

/**
 * Returns the policy of a built page: the application's own files, and the inline scripts and styles of the build by
 * hash, and what comes from the other hosts that are configured.
 */
export function contentSecurityPolicy(html, { apiUrl = '', tiles, ads } = {}) {
  const unique = (tag) => [...new Set(inlineOf(html, tag).map(hashOf))];
  const api = apiUrl === '' ? [] : [URL.parse(apiUrl)?.origin ?? "'self'"].filter((origin) => origin !== 'null');
  const ofAds = ads === undefined ? [] : [ads];
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...unique('script'), ...ofAds],
    'style-src': ["'self'", ...unique('style')],
    // Uploaded photos come from the API server.
    'img-src': ["'self'", 'data:', 'blob:', ...api, ...(tiles === undefined ? [] : [tiles]), ...ofAds],
    // Previews of files: a PDF in the browser's own viewer, audio and video. None of them can run a script.
    'frame-src': ['blob:', ...ofAds],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", ...api, ...ofAds],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [trustedTypesPolicy],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ');
}

/** Returns the policy with the inline styles of `html` allowed as well as those it allows already. */
export function withStyles(policy, html) {
  const hashes = [...new Set(inlineOf(html, 'style').map(hashOf))].filter((hash) => !policy.includes(hash));
  return policy.replace(/style-src [^;]*/, (directive) => [directive, ...hashes].join(' '));
}

/** Returns the policy in a built page, or `undefined` if it has none (Storybook, test pages). */
export function policyOf(html) {
  return /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(html)?.[1];
}

// Files that are neither pages nor workers: a policy has no effect on them and costs bytes with each.
const inert = /^\/assets\/(?![^?]*[wW]orker)|^\/(pictures|licences)\/|^[^?]*\.(svg|json|txt)(\?|$)/;

/**
 * Returns the headers of the response to an address (path and query), by the policy of the served page: for pages, and
 * for workers, which have no page to take a policy from. `worker-src` and the Trusted Types policy apply inside them
 * too.
 */
export function securityHeaders(policy, address) {
  if (inert.test(address)) return {};
  // A worker has no styles, so the hashes of inline styles are left out.
  const told = /\.js(\?|$)/.test(address) ? policy.replace(/(style-src 'self')[^;]*/, '$1') : policy;
  return {
    'content-security-policy': `${told}; frame-ancestors 'none'`,
    'referrer-policy': secretAddress.test(address) ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
  };
}
