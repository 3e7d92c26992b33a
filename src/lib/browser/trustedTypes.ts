import type { Config } from 'dompurify';

/**
 * The name of the one Trusted Types policy of the application, the sanitiser's. The Content-Security-Policy of the build
 * allows it, and no other: no library and no injected code can make one of its own.
 */
export const policyName = 'sanitiser';

/** What the policy vouches for: a text for a parser that runs nothing, the address of a worker's script, data in a script's place. */
interface Policy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
  createScript(text: string): string;
}

/** The local back end's two workers, the search's under the name that the build or the development server gives it, and the one in its place with a server. */
const workerScripts = [/^\/(backend|offline)-worker\.js$/, /^\/assets\/backend-searchWorker-[\w-]+\.js$/];
const workerSource = /^\/src\/mocks\/directory\/searchWorker\.ts$/;

/** Whether a script at this address may run as a worker of the application; everything else is refused. */
export function isWorkerScript(address: string, base: string, development: boolean): boolean {
  const url = URL.parse(address, base);
  if (!url || url.origin !== new URL(base).origin || url.username !== '' || url.password !== '') return false;
  const known = development ? [...workerScripts, workerSource] : workerScripts;
  return known.some((pattern) => pattern.test(url.pathname));
}

const rules: Policy = {
  // DOMPurify cleans what a parser has read, so the parser's input is as it came. Whoever may ask for that is in a test.
  createHTML: (html) => html,
  createScriptURL(url) {
    if (isWorkerScript(url, location.href, import.meta.env.DEV)) return url;
    throw new TypeError(
      `${url} is no worker of this application; if it should be, add it to src/lib/browser/trustedTypes.ts.`,
    );
  },
  createScript(text) {
    // Of an object in JSON nothing could run, wherever it ended up. Throws for everything else.
    if (/^\s*\{/.test(text) && JSON.parse(text) !== null) return text;
    throw new TypeError('Only an object in JSON may stand in a script element.');
  },
};

type WithTrustedTypes = { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } };

// Made once: a second policy of the same name is refused. Browsers without Trusted Types get the rules themselves.
const policy: Policy = (globalThis as WithTrustedTypes).trustedTypes?.createPolicy(policyName, rules) ?? rules;

/** For DOMPurify alone, which parses by it and hands out what it has cleaned. */
export const sanitiserPolicy = policy as unknown as NonNullable<Config['TRUSTED_TYPES_POLICY']>;

/** HTML as a document in which nothing runs and nothing is fetched; for reading, never for showing. */
export function inertDocument(html: string): Document {
  return new DOMParser().parseFromString(policy.createHTML(html), 'text/html');
}

/** An object in JSON as the text of a script element that holds data; throws for anything else. */
export function dataScript(json: string): string {
  return policy.createScript(json);
}

/** The address of a worker's script, as browsers want it that enforce Trusted Types; throws for any other script. */
export function workerScript(url: string): string {
  return policy.createScriptURL(url);
}
