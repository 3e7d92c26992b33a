import path from 'node:path';
import type { Plugin } from 'vite';

/** Code of a package that passes a string to a parser or starts a script, and its replacement that uses our policy. */
export interface TrustedSink {
  /** End of the module's id. */
  file: string;
  from: string;
  to: string;
  /** Export of `#lib/browser/trustedTypes` that `to` uses. */
  needs: 'inertDocument' | 'sanitiserPolicy' | 'workerScript';
}

/** Every sink in our dependencies; the build (and a test) fails if one is not found in the installed package. */
export const trustedSinks: readonly TrustedSink[] = [
  {
    // Parses pasted HTML in a separate document. The package would create a policy under its own name for this.
    file: '/prosemirror-view/dist/index.js',
    from: `_policy = trustedTypes.createPolicy("ProseMirrorClipboard", { createHTML: (s) => s });`,
    to: `_policy = sanitiserPolicy;`,
    needs: 'sanitiserPolicy',
  },
  {
    // HTML for the editor, already sanitised by `sanitiseRich`, is parsed into the editor's model.
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

/** Returns the module's code with its sink behind the policy of the module at `ours`. */
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
 * Lets three packages use the only Trusted Types policy, which browsers enforce in the built application. Development
 * does not enforce it and uses the packages unchanged.
 */
export function trustedSinksPlugin(): Plugin {
  // An absolute path, because the imports map does not apply inside packages.
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
