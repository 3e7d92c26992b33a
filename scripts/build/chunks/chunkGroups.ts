import type { Rolldown } from 'vite';

import { backendModule } from './backendChunksPlugin.ts';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const entryFile = 'src/app/entry.client.tsx';
const shellFile = 'src/app/layouts/console/ConsoleLayout.tsx';
/** The page with which the console opens. */
const homeFile = 'src/app/pages/console-home/ConsoleHomePage.tsx';
/** The search in the banner of public pages, which they load on wide screens. */
const bannerFile = 'src/modules/facility-search/BannerSearch.tsx';
/** Starts the local back end. */
const backendFile = 'src/mocks/start/browser.ts';
/** Makes its database, before the application has loaded. */
const databaseFile = 'src/mocks/core/createDatabase.ts';
/** Sends the calls of the contract. */
const sendFile = 'src/lib/http/send.ts';
const featuresFile = 'src/mocks/core/features.ts';
/** Responds to the searches of public pages. */
const searchFile = 'src/mocks/directory/searchHandlers.ts';
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
/** Features that respond to the calls of the directory's public pages. Each needs most of the other. */
const directoryFeatures = new Set(['article', 'directory']);
/**
 * Parts of features with files of their own: sample requests and files, guides, courses and the texts of articles, each
 * of which loads when it is looked at.
 */
const loadedApart =
  /contributing[\\/]seed|file-manager[\\/](seed|samples|sampleFormats)|help-center[\\/]seed[\\/](faqs|guides)|academy[\\/]seed[\\/]courses[\\/]|article[\\/]seed[\\/]/;
/** Source length below which a module that several pages share is not worth a file of its own, in characters. */
const smallModule = 2500;
/** Source length from which a module that public pages share has a file of its own, in characters. */
const largeModule = 8000;
/** Number of modules from which what they share goes to the file for all; what fewer share has a file of its own. */
const manyModules = 3;
/** Source length below which what few modules share is not worth a file of its own, in characters. */
const smallFile = 8000;
/** A page of the console that needs less than this part of what pages share is a small page. */
const smallPagePart = 0.1;

const featureOf = (id: string) => /[\\/]src[\\/]mocks[\\/]([a-z-]+)[\\/]/.exec(id)?.[1];
const moduleOf = (id: string) => /[\\/]src[\\/]modules[\\/]([a-z-]+)[\\/]/.exec(id)?.[1];
/** The module or part of the console that a page belongs to. */
const ownerOf = (page: string) => /[\\/]src[\\/](?:modules|app[\\/]pages)[\\/]([a-z-]+)[\\/]/.exec(page)?.[1] ?? '';
const isContract = (id: string) => id.endsWith('/api.ts');
const isLibrary = (id: string) =>
  /[\\/]src[\\/](components|lib|theme)[\\/]|[\\/]node_modules[\\/]@heroicons[\\/]/.test(id);

/** These modules and everything they import statically; with `lazily` everything they can ever load. */
function reach(
  from: readonly string[],
  graph: Graph,
  { lazily = false, skip = /^$/ }: { lazily?: boolean; skip?: RegExp } = {},
): Set<string> {
  const seen = new Set<string>();
  const waiting = [...from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id) || skip.test(id)) continue;
    seen.add(id);
    const info = graph.getModuleInfo(id);
    waiting.push(...(info?.importedIds ?? []), ...((lazily && info?.dynamicallyImportedIds) || []));
  }
  return seen;
}

/** Which parts of the application need which modules. */
function analyse(root: string, graph: Graph) {
  const at = (file: string) => `${root.replaceAll('\\', '/')}/${file}`;
  const lazyImports = (ids: Iterable<string>) =>
    [...ids].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const pagesOf = (file: string) => lazyImports([at(file)]).map((page) => reach([page], graph));
  const owners = lazyImports([at(routeFiles.console)]).map(ownerOf);
  const union = (sets: readonly Set<string>[]) => new Set(sets.flatMap((set) => [...set]));
  const isInSeveral = (sets: readonly Set<string>[], id: string) => sets.filter((set) => set.has(id)).length > 1;

  const shell = reach([at(shellFile)], graph);
  const opening = reach([at(shellFile), at(homeFile)], graph);
  const [consolePages, accountPages, publicPages] = [
    pagesOf(routeFiles.console),
    pagesOf(routeFiles.account),
    pagesOf(routeFiles.public),
  ];
  const pages = [...consolePages, ...accountPages, ...publicPages];
  const contractsOutside = new Set(lazyImports(union([...accountPages, ...publicPages])).filter(isContract));
  const lengthOf = (id: string) => graph.getModuleInfo(id)?.code?.length ?? 0;
  const isSmall = (id: string) => lengthOf(id) < smallModule;
  const isLarge = (id: string) => lengthOf(id) >= largeModule;
  const shared = [...union(pages)].filter(
    (id) => isLibrary(id) && (isInSeveral(consolePages, id) || (isSmall(id) && isInSeveral(pages, id))),
  );
  const features = reach([at(featuresFile)], graph, { lazily: true });
  const sharedAndImported = reach([...shell, ...shared], graph);
  const entry = reach([at(entryFile)], graph);
  const start = reach([at(backendFile)], graph);
  const backendAndContract = reach([at(backendFile), at(sendFile)], graph, { lazily: true });
  // Where the back end runs before the entry, it must import nothing of it.
  const base = new Set([
    ...[...entry].filter((id) => backendAndContract.has(id)),
    ...[...start].filter((id) => !backendModule.test(id)),
  ]);
  const [accountModules, publicModules] = [union(accountPages), union(publicPages)];
  // What is shared and loads with a page, because neither the entry, the console's home nor public pages need it.
  const later = [...sharedAndImported].filter((id) => !entry.has(id) && !opening.has(id) && !publicModules.has(id));
  const lengthOfAll = (ids: readonly string[]) => ids.reduce((sum, id) => sum + lengthOf(id), 0);
  const smallPages = consolePages
    .map((page) => later.filter((id) => page.has(id)))
    .filter((needed) => lengthOfAll(needed) < smallPagePart * lengthOfAll(later));
  const isOutside = (id: string) => publicModules.has(id) || accountModules.has(id);
  const contractsOf = (ids: ReadonlySet<string>) => reach(lazyImports(ids).filter(isContract), graph);
  const ownersOf = (id: string) =>
    [...new Set(owners.filter((_owner, page) => consolePages[page]?.has(id)))].toSorted();
  const ofFew = new Map<string, string[]>();
  for (const id of later) {
    const sharing = ownersOf(id);
    if (sharing.length >= manyModules) continue;
    const file = `${isOutside(id)} ${sharing.join()}`;
    ofFew.set(file, [...(ofFew.get(file) ?? []), id]);
  }
  const filesOfFew = [...ofFew.values()];
  const large = new Set(filesOfFew.filter((ids) => lengthOfAll(ids) >= smallFile).flat());
  // A small one that needs a large one stays apart: the file for all modules would import it, and it the file for all.
  const apart = new Set(filesOfFew.filter((ids) => [...reach(ids, graph)].some((id) => large.has(id))).flat());
  return {
    base,
    start,
    database: at(databaseFile),
    tables: reach([at(databaseFile)], graph),
    backend: reach([at(backendFile), ...lazyImports([at(backendFile)])], graph),
    features,
    directoryBackend: reach(
      [...features].filter((id) => directoryFeatures.has(featureOf(id) ?? '') && !loadedApart.test(id)),
      graph,
    ),
    searchBackend: reach([at(searchFile)], graph),
    consoleBackend: reach(
      [...features].filter((id) => consoleFeatures.has(featureOf(id) ?? '')),
      graph,
    ),
    shellContracts: reach(lazyImports(shell).filter(isContract), graph),
    homeContracts: reach(
      lazyImports(opening).filter((id) => isContract(id) && !contractsOutside.has(id)),
      graph,
    ),
    shared: sharedAndImported,
    opening,
    banner: reach([at(bannerFile)], graph),
    application: reach([at(entryFile)], graph, { lazily: true, skip: backendModule }),
    isLarge,
    /** Whether it and all that it imports are small, or in files that are there anyway: adding it makes no circular import. */
    isSmallWhole: (id: string) =>
      [...reach([id], graph)].every((one) => isSmall(one) || sharedAndImported.has(one) || entry.has(one)),
    isOutside,
    publicPages: publicModules,
    publicContracts: contractsOf(publicModules),
    accountContracts: contractsOf(accountModules),
    accountPages: accountModules,
    isOfSeveralPublicPages: (id: string) => publicModules.has(id) && isInSeveral([...publicPages, ...accountPages], id),
    /** Whether neither it nor what it imports is worth a file of its own: adding it makes no circular import. */
    isPart: (id: string) =>
      [...reach([id], graph)].every((one) => !isLarge(one) || sharedAndImported.has(one) || entry.has(one)),
    /** What small pages of the console share. */
    basics: new Set(smallPages.flat()),
    /** The modules of the console that share this in a file of theirs; `undefined` for what is in the file for all. */
    fewOwnersOf: (id: string) => (apart.has(id) ? ownersOf(id) : undefined),
  };
}

/** The file of a feature of the local back end; `undefined` for what is not of a feature. */
function backendChunk(feature: string | undefined): string | undefined {
  if (feature === undefined) return undefined;
  if (consoleFeatures.has(feature)) return 'backend-console';
  return `backend-${feature === 'facility-create' ? 'contributing' : feature}`;
}

/** The file of a module of the directory's back end: that of searches, which every public page makes, or of the rest. */
const directoryChunk = (id: string, { searchBackend }: ReturnType<typeof analyse>) =>
  searchBackend.has(id) ? 'backend-search' : 'backend-directory';

/** The file that a module goes to because of who imports it; `undefined` leaves it to Rolldown. */
function chunkOf(id: string, parts: ReturnType<typeof analyse>): string | undefined {
  const isOutside = parts.isOutside(id);
  if (backendModule.test(id)) {
    if (parts.start.has(id)) return 'backend-start';
    if (id === parts.database) return 'backend-database';
    if (parts.tables.has(id)) return 'backend-tables';
    if (parts.backend.has(id) || /[\\/]src[\\/]mocks[\\/]core[\\/]/.test(id)) return 'backend-core';
    if (loadedApart.test(id)) return undefined;
    if (!parts.directoryBackend.has(id)) return backendChunk(featureOf(id));
    // Every page of the console would load all of the directory's back end with it.
    return parts.consoleBackend.has(id) ? 'backend-core' : directoryChunk(id, parts);
  }
  // What only the local back end needs of the application's own code and of libraries.
  if (!parts.application.has(id)) {
    if (parts.backend.has(id)) return 'backend-core';
    if (parts.directoryBackend.has(id)) return directoryChunk(id, parts);
    if (parts.features.has(id)) return backendChunk(moduleOf(id));
  }
  const contract = isOutside ? (parts.isLarge(id) ? undefined : 'contract-common') : 'contract-shell';
  if (parts.backend.has(id) || parts.shellContracts.has(id)) return contract;
  if (!parts.shared.has(id)) {
    // What the back end of every console page, or its home, needs of a module anyway.
    if (parts.consoleBackend.has(id)) return contract;
    if (!parts.opening.has(id)) {
      if (parts.homeContracts.has(id) && !isOutside) return 'contract-home';
      if (parts.publicContracts.has(id) || parts.directoryBackend.has(id)) return 'contract-public';
      if (parts.accountContracts.has(id) || (isOutside && parts.features.has(id))) return 'contract-account';
      if (!parts.isOfSeveralPublicPages(id) || !parts.isPart(id)) return undefined;
      return parts.accountPages.has(id) ? 'common' : 'public';
    }
    // The back end of a module needs it too, and would wait for the page.
    if (!isOutside && parts.features.has(id)) return 'contract-home';
    if (!isOutside && !parts.isSmallWhole(id)) return 'console-home';
    if (!parts.isPart(id)) return undefined;
    return parts.publicPages.has(id) ? 'common' : isOutside ? 'common-account' : 'shell';
  }
  if (parts.features.has(id)) return contract;
  if (parts.publicPages.has(id)) return 'common';
  if (parts.opening.has(id)) return isOutside ? 'common-account' : 'shell';
  if (parts.banner.has(id)) return 'common-banner';
  const prefix = isOutside ? 'account' : 'console';
  if (parts.basics.has(id)) return `${prefix}-basics`;
  return `${prefix}-${parts.fewOwnersOf(id)?.join('-') ?? 'pages'}`;
}

/**
 * The files of a build that hold more than one page's code; Rolldown splits everything else by route.
 *
 * - `react`; `base`, which the local back end and the contract need too; and `app` with everything else the entry imports;
 * - `contract`: schemas and the client, which load with the first call;
 * - `backend-database`, which console pages run first, and `backend-tables` with what it needs; `backend-start`, which
 *   loads the rest of the local back end, `backend-core`, and one file for each feature; the
 *   directory has `backend-search` for what every public page calls, and `backend-directory` for the rest;
 * - `public`: what several public pages share, and `contract-public` with their contracts; `contract-account` has those
 *   of the account, of adding facilities and of requests;
 * - `shell`: the console's layout, and what its home shares with other pages. What pages outside the console need too
 *   is in `common` and `common-account`, so that those never load the shell; `contract-shell` has the contract of its
 *   panels; and `common-banner` what only the banner's search of public pages needs of what other pages share.
 * - `console-home`: the page that opens the console, and the queries and rules of the modules whose work it shows;
 *   `contract-home` has their contracts, and what the back end of these modules needs too.
 * - `console-pages`: the components that three or more modules of the console share, which its home never loads, and
 *   `account-pages` with those that pages of the account need too; `console-basics` and `account-basics` have what small
 *   pages need of both, so that a page of text loads no tables, charts and editors. What fewer modules share is in a file
 *   named after them: `console-dashboards` has the charts, `console-dashboards-inventory` the table.
 */
export function chunkGroups(root: string): Rolldown.CodeSplittingGroup[] {
  let parts: ReturnType<typeof analyse> | undefined;
  return [
    {
      name: 'react',
      test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
      priority: 5,
    },
    {
      debugName: 'base',
      name: (id, graph) => ((parts ??= analyse(root, graph)).base.has(id) ? 'base' : null),
      includeDependenciesRecursively: false,
      priority: 5,
    },
    { name: 'app', tags: ['$initial'], priority: 4 },
    {
      name: 'contract',
      test: /node_modules[\\/]zod[\\/]|[\\/]src[\\/]lib[\\/]http[\\/](endpoint|send)\.ts$/,
      priority: 3,
    },
    {
      debugName: 'shared',
      name: (id, graph) => chunkOf(id, (parts ??= analyse(root, graph))) ?? null,
      includeDependenciesRecursively: false,
      priority: 2,
    },
  ];
}
