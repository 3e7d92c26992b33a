import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

import { finding } from './layers';
import type { Finding } from './layers';
import { filesUnder, root } from './sources';

/** Names that were given up for better ones, and where: a common word is only given up in the code it was unclear in. */
interface Renaming {
  /** Paths that the old names must not occur in. */
  under: RegExp;
  /** What replaced each old name. */
  names: Readonly<Record<string, string>>;
  /** Only exports are named so; a local variable may be. */
  exportsOnly?: true;
}

const deleted = 'nothing: it is deleted';

/** Private words of the past (naming, sections 3 and 4) and the names of the field that replaced them. */
const renamings: readonly Renaming[] = [
  {
    under: /./,
    names: {
      // Start and routes
      answersOf: 'the QueryClient of createApp',
      answersFrom: 'the QueryClient of createApp',
      withAnswers: 'the QueryClient of createApp',
      useHasAnswers: deleted,
      useHasQueryClient: deleted,
      homeAnswers: deleted,
      laterOfMatched: deleted,
      laterPages: 'lazy routes in src/app/routes/public.tsx',
      memberPages: 'lazy routes in src/app/routes/account.tsx',
      LeanLink: 'Link of react-router-dom',
      leanRouter: deleted,
      anyAddressPlugin: deleted,
      loadMatched: 'loadLazyRoutes',
      textsOfMatched: 'matchedNamespaces',
      unauthenticatedGuard: 'requireAnonymous',
      Starting: 'PageFallback',
      Arrived: 'HydrationMarker',
      afterPaint: 'afterNextPaint',
      DrawnContent: 'PrerenderedContent',
      // Layouts
      PublicFrame: 'PublicLayout',
      SessionFrame: 'AuthLayout',
      ConsoleFrame: 'ConsoleLayout',
      AccountPlace: 'AccountSlot',
      BannerPlace: 'HeaderSearch',
      PagePlace: deleted,
      movablePage: deleted,
      KeepScroll: 'ScrollRestoration',
      RouteFocus: 'RouteAnnouncer',
      focusPlace: 'focusHashTarget',
      usePlace: 'useCurrentHref',
      useLoadingShown: 'useLoadingBarVisible',
      // Overlays and session
      overPart: 'OverlayHost',
      showOver: 'showOverlay',
      Told: 'notify',
      askAtHome: 'promptSignIn',
      lendToaster: 'scopedToaster',
      LentToaster: 'ScopedToaster',
      signInAgain: 'reauthenticate',
      loginStatus: 'startSessionSync',
      followLoginStatus: 'startSessionSync',
      sessionChanges: 'onSessionChange',
      sessionChanged: 'onSessionChange',
      sessionKnown: 'whenSessionResolved',
      shareUser: 'shareSessionUser',
      timeOut: 'expireSession',
      followTimeOut: 'onOtherTabExpired',
      timeOutNote: 'readExpiryNotice',
      noteTimeOut: 'writeExpiryNotice',
      forgetTimeOut: 'clearExpiryNotice',
      TimeOutNote: 'ExpiryNotice',
      // Offline and texts
      keepAnswers: 'offlinePersister',
      savedAnswers: 'queryStorage',
      keptQueries: 'persistedQueries',
      keepFiles: 'cacheAssets',
      keepStanding: 'cacheStaticPages',
      askAgain: 'withRetries',
      askAboutTexts: 'showLoadError',
      // lib
      holdRequestsUntil: 'gateRequests',
      optimisticOver: 'optimisticQueries',
      sharedChanges: 'broadcastInvalidations',
      ChangeFailures: 'MutationErrorToasts',
      ChangeMeta: 'MutationMeta',
      tellFacilityNews: 'publishFacilityChange',
      hearFacilityNews: 'subscribeToFacilityChanges',
      facilityNews: 'facilityChannel',
      keptFacilities: 'shortlist',
      keepFocus: 'trapFocus or preserveFocus',
      DraftKeeper: 'LocalDraft',
      useDraft: 'useUncommittedText',
      useGone: 'useExitAnimation',
      useLeave: 'useInteractOutside',
      useListPress: 'useOptionPress',
      takeEscape: 'consumeEscape',
      arrowMove: 'nextIndex',
      matchedParts: 'splitAtRanges',
      midSentence: 'lowercaseInitial',
      moveWithin: 'arrayMove',
      iconSprites: 'iconRegistry',
      inlineIcons: 'registerIcons',
      prepareIcon: 'preloadIcon',
      drawingOf: 'getIcon',
      dateText: 'formatDateTime',
      relativeText: 'formatRelativeTime',
      lazyPart: 'lazyComponent',
      LazyPart: 'LazyComponent',
      lazyModule: 'lazyComponent',
      lazyResource: 'lazyComponent',
      composerPart: 'lazyComposer',
      formPart: 'lazyForm',
      chatWindowPart: 'lazyChatWindow',
      reportFault: 'reportError',
      patience: '…TimeoutMs or …DelayMs, with what it times',
      linger: '…DelayMs, with what it delays',
      // Stories
      PageAt: 'renderRoute',
      SessionPageAt: 'renderRoute',
      // Mailbox and other modules
      MailPlace: 'MailView',
      placeKey: 'viewKey',
      isSamePlace: 'isSameView',
      readMailbox: 'parseMailboxPath',
      mailPath: 'mailboxPath',
      withQuery: 'buildHref',
      standsIn: 'matchesView',
      inPlace: 'matchesView',
      pageAfter: 'updatePage',
      pageWithout: 'removeFromPage',
      foldersAfter: 'updateFolderCounts',
      pagesKey: 'mailKeys.lists',
      oneKey: 'mailKeys.detail',
      MailsAsked: 'MailListParams',
      NamedFolder: 'FolderSummary',
      useDrawn: 'useProgressiveRender',
      Answering: 'ReplyState',
      hasOthers: 'hasOtherRecipients',
      readAddress: 'parseAddress',
      writeAddress: 'formatAddress',
      asHtml: 'toHtml',
      ContactMissing: 'RecordMissing',
      TaskMissing: 'RecordMissing',
      noPlace: 'RecordMissing',
      MailTools: 'MailToolbar',
      BulkBar: 'BulkActionsBar',
      LabelMark: 'LabelChips',
      LabelDot: 'LabelSwatch',
      KeysHelp: 'KeyboardShortcutsDialog',
      commandOf: 'commandForKey',
      takesKeys: 'textEntrySelector',
      isUnderWay: 'isNavigating',
      savePause: 'autosaveDelay',
      waitOf: 'retryAfterMinutes',
      conflictOf: 'conflictingRecord',
      becameId: 'serverId',
      // Local back end
      misbehave: 'failureScenarios',
      onDevice: 'worksOffline',
      whoMakes: 'authenticate',
      admit: 'authorize',
      ProblemResponse: 'ProblemError',
      PlainRefusal: 'RawErrorResponse',
      refusedAt: 'fieldError',
      refusedField: 'fieldError',
      refusedUntil: 'rateLimited',
      addBefore: 'insertBefore',
      comesAfter: 'predicate',
      putWritten: 'saveOutgoing',
      deliverOwn: 'deliverSystemMail',
      isPutAway: 'isTrashOrSpam',
      takeTry: 'consumeQuota',
      mayTry: 'tryConsumeQuota',
      mostOpen: 'maxOpen',
      tellAddress: 'mailAddress',
      claimStep: 'transition',
      mustStep: 'transitionOrThrow',
      askSearch: 'callSearch',
      Answered: 'SearchResponse',
      // Build
      orvelaPlugin: 'seedDataPlugin',
      securityPlugin: 'securityHeadersPlugin',
      iconSpritesPlugin: 'iconRegistryPlugin',
      cataloguesPlugin: 'textsPlugin',
    },
  },
  {
    under: /^src\/app\//,
    names: {
      Over: 'OverlayHost',
      Message: 'Notification',
      tell: 'notify',
      answers: 'the QueryClient of createApp',
      guarded: 'middleware',
      running: 'the context of the router',
      libraries: deleted,
      Way: 'GuardContext',
      calm: 'retry: false',
      settling: '…DelayMs, with what it delays',
    },
  },
  { under: /^src\/app\/routes\/(?!.*test)/, names: { later: deleted, isThere: 'isRevalidation', start: deleted } },
  {
    under: /^src\/app\//,
    names: {
      begin: 'startOffline',
      console: 'consoleRoutes',
      admin: 'requireAdmin',
      unauthenticated: 'requireAnonymous',
    },
    exportsOnly: true,
  },
  {
    under: /^src\/lib\//,
    names: {
      calm: 'retry: false',
      isBack: 'isRestored',
      isKept: 'isPersisted',
      doubt: 'clockJumpGrace',
    },
  },
  {
    under: /^src\/lib\//,
    names: { settings: 'httpConfig', refusal: 'fieldErrors', optimistic: 'optimisticQuery', prepare: 'preload' },
    exportsOnly: true,
  },
  {
    under: /^src\/modules\/mailbox\//,
    names: {
      exact: 'isCanonical',
      changed: 'applyChange',
      counts: 'countsTowards',
      shortened: 'withRemovedRows',
      atOnce: 'optimisticMailUpdate',
      contract: 'client',
      Written: 'DraftInput',
      onAnswer: 'onReply',
      wrote: 'attribution',
      shortName: 'displayName',
      way: 'pendingIds',
      standing: 'targetId',
    },
  },
  {
    under: /^src\/modules\//,
    names: {
      problemText: 'problemString',
      Ways: 'RelatedLinks',
      telling: 'invalidatesFacility',
      Asked: 'SearchRequest',
    },
  },
  {
    under: /^src\/modules\/facility-create\/draftSync/,
    names: {
      look: 'checkRemote',
      settle: 'resolveConflict',
      goTo: 'setStep',
      end: 'dispose',
      isBack: 'isRestored',
    },
  },
  {
    under: /^src\/modules\/shortcuts\//,
    names: { Places: 'FocusTargets', act: 'actions', plus: 'add', choose: 'edit' },
  },
  {
    under: /^src\/modules\/chat\//,
    names: {
      Over: 'ModalPanel',
      Beside: 'DockedPanel',
      Face: 'ChatAvatarButton',
      Outgoing: 'PendingMessage',
    },
  },
  {
    under: /^src\/mocks\//,
    names: {
      Who: 'Identity',
      cuts: 'networkError',
      lies: 'malformed',
      hangs: 'neverResolves',
      tries: 'quotas',
      sweep: 'runDueJobs',
      lapse: 'expireRequest',
      doubt: 'flagStale',
      Words: 'Localized',
      Asked: 'SearchRequest',
    },
  },
  {
    under: /^src\/mocks\//,
    names: {
      collection: 'defineStore',
      served: 'toMail, toUser …',
      shown: 'toMail, toUser …',
      tell: 'notify',
      note: 'recordAudit',
      hand: 'routeClaim',
      holds: 'guards',
      standing: 'relationship',
    },
    exportsOnly: true,
  },
];

const folders = ['src', 'scripts', 'tests', 'stories', '.storybook'];
const allOldNames = new RegExp(`\\b(${renamings.flatMap(({ names }) => Object.keys(names)).join('|')})\\b`);

type Words = { identifiers: ReadonlySet<string>; exported: ReadonlySet<string> };

/** The identifiers of a file: variables, properties, types and elements, but no texts and comments. */
function wordsOf(file: string, text: string): Words {
  const { program, module } = parseSync(file, text);
  const identifiers = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null) return undefined;
    const { type, name } = value as { type?: unknown; name?: unknown };
    if ((type === 'Identifier' || type === 'JSXIdentifier') && typeof name === 'string') identifiers.add(name);
    return Object.values(value).forEach(visit);
  };
  visit(program);
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName }) => exportName.name ?? ''),
  );
  return { identifiers, exported: new Set(exported) };
}

const report = (file: string, old: string, now: string) =>
  finding(
    file,
    `still says "${old}"`,
    'a name is understood at first reading by those who have never seen this project.',
    `use ${now}.`,
  );

/** Old names that the guides still give as code. Decisions and the changelog are history and may. */
function checkGuides(): Finding[] {
  const guides = [...filesUnder('stories').filter((file) => file.endsWith('.mdx')), 'README.md', 'CONTRIBUTING.md'];
  return guides.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8').replaceAll(/```[\s\S]*?```/g, '');
    const code = [...text.matchAll(/`([^`]+)`/g)].map(([, found = '']) => found);
    const words = new Set(code.flatMap((found) => found.match(/\w+/g) ?? []));
    return renamings
      .filter(({ under, exportsOnly }) => !exportsOnly && under.test(file))
      .flatMap(({ names }) => Object.entries(names))
      .filter(([old]) => words.has(old))
      .map(([old, now]) => report(file, old, now));
  });
}

/** Every old name that is still in use, as an identifier, as the name of a file or in the guides. */
export function checkVocabulary(): Finding[] {
  return [...checkGuides(), ...checkCode()];
}

function checkCode(): Finding[] {
  return folders
    .flatMap(filesUnder)
    .filter((file) => /\.m?tsx?$|\.mjs$/.test(file) && file !== 'tests/architecture/vocabulary.ts')
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const base = path.basename(file).split('.')[0] ?? '';
      if (!allOldNames.test(text) && !allOldNames.test(base)) return [];
      const { identifiers, exported } = wordsOf(file, text);
      return renamings
        .filter(({ under }) => under.test(file))
        .flatMap(({ names, exportsOnly }) =>
          Object.entries(names)
            .filter(([old]) => (exportsOnly ? exported.has(old) : old === base || identifiers.has(old)))
            .map(([old, now]) => report(file, old, now)),
        );
    });
}
