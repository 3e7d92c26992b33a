import path from 'node:path';
import type { Plugin } from 'vite';

import { projectRoot, readComponentDocs } from './componentDocs.ts';
import type { ComponentDocs } from './componentDocs.ts';

const id = 'virtual:component-docs';
const resolved = `\0${id}`;

/**
 * Serves `virtual:component-docs` to Storybook: the props of every component, with types, defaults and descriptions.
 * The type checker needs some seconds, so story tests, which show no documentation, get an empty module.
 */
export function componentDocsPlugin(
  { isTest = false }: { isTest?: boolean } = {},
  read: () => Record<string, ComponentDocs> = readComponentDocs,
): Plugin {
  const components = path.join(projectRoot, 'src/components');
  return {
    name: 'component-docs',
    resolveId: (source) => (source === id ? resolved : undefined),
    load(source) {
      if (source !== resolved) return undefined;
      return `export const componentDocs = ${JSON.stringify(isTest ? {} : read())};`;
    },
    configureServer({ environments, watcher }) {
      // Read again with the next page, not at once: an edited component is updated in place, without a reload.
      watcher.on('change', (file) => {
        const module = file.startsWith(components)
          ? environments.client.moduleGraph.getModuleById(resolved)
          : undefined;
        if (module) environments.client.moduleGraph.invalidateModule(module);
      });
    },
  };
}
