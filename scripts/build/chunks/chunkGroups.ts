import type { Rolldown } from 'vite';

import { backendModule } from './backendChunksPlugin.ts';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const shellFile = 'src/app/layouts/console/ConsoleLayout.tsx';
/** Starts the local back end. */
const backendFile = 'src/mocks/start/browser.ts';
const featuresFile = 'src/mocks/core/features.ts';
const routeFiles = {
  console: 'src/app/routes/console.tsx',
  account: 'src/app/routes/account.tsx',
  public: 'src/app/routes/public.tsx',
};
/** Features of the local back end, by folder, that every page of the console calls. */
const consoleFeatures = new Set([
  'accounts',
  'chat',
  'contacts',
  'navigation',
  'notices',
  'outbox',
  'people',
  'shortcuts',
]);
/** Features whose data is split into many files. */
const splitFeatures = new Set(['article', 'core', 'directions', 'directory', 'start']);
/** Source length below which a module that several pages share is not worth a file of its own, in characters. */
const smallModule = 2500;

const isContract = (id: string) => id.endsWith('/api.ts');
const isLibrary = (id: string) =>
  /[\\/]src[\\/](components|lib|theme)[\\/]|[\\/]node_modules[\\/]@heroicons[\\/]/.test(id);

/** These modules and everything they import statically. */
function reach(from: readonly string[], graph: Graph): Set<string> {
  const seen = new Set<string>();
  const waiting = [...from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return seen;
}

/** Which parts of the application need which modules. */
function analyse(root: string, graph: Graph) {
  const at = (file: string) => `${root.replaceAll('\\', '/')}/${file}`;
  const lazyImports = (ids: Iterable<string>) =>
    [...ids].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const pagesOf = (file: string) => lazyImports([at(file)]).map((page) => reach([page], graph));
  const union = (sets: readonly Set<string>[]) => new Set(sets.flatMap((set) => [...set]));
  const isInSeveral = (sets: readonly Set<string>[], id: string) => sets.filter((set) => set.has(id)).length > 1;

  const shell = reach([at(shellFile)], graph);
  const [consolePages, accountPages, publicPages] = [
    pagesOf(routeFiles.console),
    pagesOf(routeFiles.account),
    pagesOf(routeFiles.public),
  ];
  const pages = [...consolePages, ...accountPages, ...publicPages];
  const isSmall = (id: string) => (graph.getModuleInfo(id)?.code?.length ?? 0) < smallModule;
  const shared = [...union(pages)].filter(
    (id) => isLibrary(id) && (isInSeveral(consolePages, id) || (isSmall(id) && isInSeveral(pages, id))),
  );
  return {
    backend: reach([at(backendFile), ...lazyImports([at(backendFile)])], graph),
    features: reach(lazyImports([at(featuresFile)]), graph),
    shellContracts: reach(lazyImports(shell).filter(isContract), graph),
    shared: new Set([...shell, ...shared]),
    accountPages: union(accountPages),
    publicPages: union(publicPages),
  };
}

/** The file that a module goes to because of who imports it; `undefined` leaves it to Rolldown. */
function chunkOf(id: string, parts: ReturnType<typeof analyse>): string | undefined {
  const isOutside = parts.publicPages.has(id) || parts.accountPages.has(id);
  if (backendModule.test(id)) {
    return parts.backend.has(id) || /[\\/]src[\\/]mocks[\\/]core[\\/]/.test(id) ? 'backend-core' : undefined;
  }
  if (parts.backend.has(id)) return isOutside ? undefined : 'contract-directory';
  if (parts.shellContracts.has(id)) return isOutside ? undefined : 'contract-shell';
  if (!parts.shared.has(id)) return undefined;
  if (parts.features.has(id)) return isOutside ? undefined : 'contract-shell';
  if (parts.publicPages.has(id)) return 'common';
  return isOutside ? 'common-account' : 'shell';
}

/**
 * The files of a build that hold more than one page's code; Rolldown splits everything else by route.
 *
 * - `react`, and `app` with everything else the entry imports;
 * - `contract`: schemas and the client, which load with the first call;
 * - `backend-core`, and one file for each feature of the local back end;
 * - `shell`: the console's layout, and the components that several of its pages share. What pages outside the console
 *   need too is in `common` and `common-account`, so that those never load the shell; `contract-shell` has the contract
 *   of its panels.
 */
export function chunkGroups(root: string): Rolldown.CodeSplittingGroup[] {
  let parts: ReturnType<typeof analyse> | undefined;
  return [
    {
      name: 'react',
      test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
      priority: 5,
    },
    { name: 'app', tags: ['$initial'], priority: 4 },
    {
      name: 'contract',
      test: /node_modules[\\/]zod[\\/]|[\\/]src[\\/]lib[\\/]http[\\/](endpoint|send)\.ts$/,
      priority: 3,
    },
    {
      name: (id) => {
        const feature = /[\\/]src[\\/]mocks[\\/]([a-z-]+)[\\/]/.exec(id)?.[1];
        if (feature === undefined || splitFeatures.has(feature)) return null;
        return consoleFeatures.has(feature) ? 'backend-console' : `backend-${feature}`;
      },
      includeDependenciesRecursively: false,
      priority: 2,
    },
    {
      name: (id, graph) => chunkOf(id, (parts ??= analyse(root, graph))) ?? null,
      includeDependenciesRecursively: false,
      priority: 1,
    },
  ];
}
