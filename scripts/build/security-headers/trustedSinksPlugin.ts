import path from 'node:path';
import type { Plugin } from 'vite';

/** A place in a package that hands a text to a parser or starts a script, and what it asks our policy for instead. */
export interface TrustedSink {
  /** End of the module's id. */
  file: string;
  from: string;
  to: string;
  /** What `to` needs of `#lib/browser/trustedTypes`. */
  needs: 'inertDocument' | 'sanitiserPolicy' | 'workerScript';
}

/** All of them; each is found in the package as it is installed, or the build (and a test) fails. */
export const trustedSinks: readonly TrustedSink[] = [
  {
    // Pasted HTML is read in a document of its own. The package would make a policy under its own name for that.
    file: '/prosemirror-view/dist/index.js',
    from: `_policy = trustedTypes.createPolicy("ProseMirrorClipboard", { createHTML: (s) => s });`,
    to: `_policy = sanitiserPolicy;`,
    needs: 'sanitiserPolicy',
  },
  {
    // The text of the editor, which `sanitiseRich` has cleaned, on its way to the editor's own model.
    file: '/@tiptap/core/dist/index.js',
    from: `new window.DOMParser().parseFromString(wrappedValue, "text/html").body`,
    to: `inertDocument(wrappedValue).body`,
    needs: 'inertDocument',
  },
  {
    file: '/msw/lib/browser/index.js',
    from: `navigator.serviceWorker.register(url, options)`,
    to: `navigator.serviceWorker.register(workerScript(url), options)`,
    needs: 'workerScript',
  },
];

/** The module with its sink behind the policy of the module at `ours`. */
export function trust(code: string, { file, from, to, needs }: TrustedSink, ours: string): string {
  if (code.split(from).length !== 2) {
    throw new Error(
      `${file} does not hold "${from}" exactly once, so it would be stopped by the policy of the page. ` +
        'Look at what the new version does instead, and correct trustedSinks in scripts/build/security-headers/trustedSinksPlugin.ts.',
    );
  }
  return `import { ${needs} } from ${JSON.stringify(ours)};\n${code.replace(from, () => to)}`;
}

/**
 * Lets three packages use the one Trusted Types policy there is, which the browser demands of the built application.
 * In development nothing demands it, and they are as they come.
 */
export function trustedSinksPlugin(): Plugin {
  // In full: the imports map is ours, not the package's.
  const ours = path.join(import.meta.dirname, '../../../src/lib/browser/trustedTypes.ts');
  return {
    name: 'trusted-sinks',
    apply: 'build',
    transform(code, id) {
      const sink = trustedSinks.find(({ file }) => id.replaceAll('\\', '/').split('?')[0]?.endsWith(file));
      return sink ? { code: trust(code, sink, ours), map: null } : null;
    },
  };
}
