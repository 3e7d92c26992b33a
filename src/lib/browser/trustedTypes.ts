import type { Config } from 'dompurify';

/**
 * Name of the application's only Trusted Types policy, the sanitiser's. The Content-Security-Policy of the build allows
 * no other, so no library and no injected code can create one.
 */
export const policyName = 'sanitiser';

/** Creates trusted HTML for an inert parser, URLs of worker scripts, and the content of data scripts. */
interface Policy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
  createScript(text: string): string;
}

/**
 * Workers of the local back end, of offline support with a real server, and those that read contacts, read products,
 * scale pictures and pack archives; built ones by their names in the build and on the development server.
 */
const workerScripts = [
  /^\/(backend|offline)-worker\.js$/,
  /^\/assets\/(?:backend-searchWorker|csvWorker|importWorker|scaleWorker|zipWorker)-[\w-]+\.js$/,
];
const workerSource =
  /^\/src\/(?:lib\/images\/scaleWorker|mocks\/directory\/searchWorker|modules\/contacts\/importWorker|modules\/file-manager\/zipWorker|modules\/inventory\/csvWorker)\.ts$/;

/** Whether a script may run as a worker of the application; every other script is rejected. */
export function isWorkerScript(address: string, base: string, development: boolean): boolean {
  const url = URL.parse(address, base);
  if (!url || url.origin !== new URL(base).origin || url.username !== '' || url.password !== '') return false;
  const known = development ? [...workerScripts, workerSource] : workerScripts;
  return known.some((pattern) => pattern.test(url.pathname));
}

/** The scripts of ad clients that the site is configured with. */
const adScripts = new Set<string>();

const rules: Policy = {
  // DOMPurify sanitises the parsed document, so the parser's input is unchanged. A test checks which modules may use
  // this.
  createHTML: (html) => html,
  createScriptURL(url) {
    if (isWorkerScript(url, location.href, import.meta.env.DEV)) return url;
    if (adScripts.has(url)) return url;
    throw new TypeError(
      `${url} is not a worker script of this application; if it should be, add it to src/lib/browser/trustedTypes.ts.`,
    );
  },
  createScript(text) {
    // A JSON object cannot run, wherever it is inserted. Throws for everything else.
    if (/^\s*\{/.test(text) && JSON.parse(text) !== null) return text;
    throw new TypeError('A script element may contain only a JSON object.');
  },
};

type WithTrustedTypes = { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } };

// Created once, because a second policy of the same name is rejected. Browsers without Trusted Types use the rules
// directly.
const policy: Policy = (globalThis as WithTrustedTypes).trustedTypes?.createPolicy(policyName, rules) ?? rules;

/** For DOMPurify only, which parses with it and returns sanitised HTML. */
export const sanitiserPolicy = policy as unknown as NonNullable<Config['TRUSTED_TYPES_POLICY']>;

/** Parses HTML into a document in which nothing runs or loads; for reading, never for rendering. */
export function inertDocument(html: string): Document {
  return new DOMParser().parseFromString(policy.createHTML(html), 'text/html');
}

/** A JSON object as the content of a data script element; throws for anything else. */
export function dataScript(json: string): string {
  return policy.createScript(json);
}

/** The URL of a configured ad client for browsers that enforce Trusted Types. Its origin must be in the security policy. */
export function adScript(url: string): string {
  adScripts.add(url);
  return policy.createScriptURL(url);
}

/** The URL of a worker script for browsers that enforce Trusted Types; throws for any other script. */
export function workerScript(url: string): string {
  return policy.createScriptURL(url);
}
