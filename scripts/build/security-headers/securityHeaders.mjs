/*
 * What the built application may do, as a Content-Security-Policy and its companions. The build writes the policy into
 * index.html, so that every static host has it; the servers of this project send it as a header too, with what a page
 * cannot say of itself.
 */
import { createHash } from 'node:crypto';

/** The one Trusted Types policy that may be made; `policyName` of src/lib/browser/trustedTypes.ts. */
export const trustedTypesPolicy = 'sanitiser';

/** Addresses that hold a secret or a decision; `secretAddress` of src/lib/browser/referrerPolicy.ts and the script of index.html say the same. */
export const secretAddress = /^\/(reset-password|email\/verify|admin)(\/|\?|$)|[?&]token=|token%3D/i;

// Data for machines (JSON-LD) never run, and the policy has nothing to say about them.
const inlineOf = (html, tag) =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\s(?:src=|type="application/))[^>]*>([\\s\\S]*?)</${tag}>`, 'gi'))].map(
    ([, text]) => text,
  );

const hashOf = (text) => `'sha256-${createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('base64')}'`;

/**
 * The policy for a built page: nothing but the application's own files, and of what stands in the page itself exactly the
 * scripts and styles it was built with, by their hashes. `apiUrl` is the server that answers calls, if there is one, and
 * `tiles` the origin that pictures of maps come from, if it is another one.
 */
export function contentSecurityPolicy(html, apiUrl = '', tiles = undefined) {
  const unique = (tag) => [...new Set(inlineOf(html, tag).map(hashOf))];
  const api = apiUrl === '' ? [] : [URL.parse(apiUrl)?.origin ?? "'self'"].filter((origin) => origin !== 'null');
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...unique('script')],
    'style-src': ["'self'", ...unique('style')],
    'img-src': ["'self'", 'data:', 'blob:', ...(tiles === undefined ? [] : [tiles])],
    'connect-src': ["'self'", ...api],
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

/** The policy with the styles that stand in the pages of `html` allowed as well; those it allows already stay as they are. */
export function withStyles(policy, html) {
  const hashes = [...new Set(inlineOf(html, 'style').map(hashOf))].filter((hash) => !policy.includes(hash));
  return policy.replace(/style-src [^;]*/, (directive) => [directive, ...hashes].join(' '));
}

/** The policy that a built page carries, or `undefined` where it carries none (a Storybook, a page of a test). */
export function policyOf(html) {
  return /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(html)?.[1];
}

// Files that are no page and start no worker: a policy would change nothing there, and cost every one of them bytes.
const inert = /^\/assets\/(?![^?]*[wW]orker)|^\/(pictures|licences)\/|^[^?]*\.(svg|json|txt)(\?|$)/;

/**
 * Headers for the answer to an address (its path and query), by the policy of the page that is served: of pages, and of
 * workers, which have no page to tell them. `worker-src` and the Trusted Types policy hold inside them as well.
 */
export function securityHeaders(policy, address) {
  if (inert.test(address)) return {};
  // A worker has no styles, so it is not told which of those in a page are allowed.
  const told = /\.js(\?|$)/.test(address) ? policy.replace(/(style-src 'self')[^;]*/, '$1') : policy;
  return {
    'content-security-policy': `${told}; frame-ancestors 'none'`,
    'referrer-policy': secretAddress.test(address) ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
  };
}
