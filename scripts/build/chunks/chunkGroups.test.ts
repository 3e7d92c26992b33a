import { describe, expect, it } from 'vitest';

import { chunkGroups } from './chunkGroups.ts';

const root = '/app';

/** Static and dynamic imports of each module. */
type Imports = Readonly<Record<string, { imports?: string[]; lazy?: string[]; code?: string }>>;

const imports: Imports = {
  'src/app/entry.client.tsx': {
    imports: [
      'src/app/routes/console.tsx',
      'src/app/routes/public.tsx',
      'src/app/routes/account.tsx',
      'src/lib/token.ts',
      'src/lib/config.ts',
    ],
  },
  'src/app/routes/console.tsx': {
    lazy: [
      'src/app/layouts/console/ConsoleLayout.tsx',
      'src/app/pages/console-home/ConsoleHomePage.tsx',
      'src/modules/mailbox/Mailbox.tsx',
      'src/modules/tasks/Tasks.tsx',
      'src/modules/notes/Notes.tsx',
      'src/modules/help-center/Guide.tsx',
    ],
  },
  'src/app/routes/public.tsx': { lazy: ['src/modules/facility/Facility.tsx', 'src/modules/article/Article.tsx'] },
  'src/app/routes/account.tsx': { lazy: ['src/modules/account/Account.tsx'] },
  'src/app/layouts/console/ConsoleLayout.tsx': {
    imports: ['src/components/Menu.tsx', 'src/components/Modal.tsx', 'src/components/Avatar.tsx'],
    lazy: ['src/modules/chat/api.ts'],
  },
  'src/app/pages/console-home/ConsoleHomePage.tsx': { imports: ['src/components/Stat.tsx'] },
  'src/modules/mailbox/Mailbox.tsx': {
    imports: [
      'src/modules/facility/choices.ts',
      'src/components/Drawer.tsx',
      'src/components/Rows.tsx',
      'src/components/FileTile.tsx',
      'src/modules/mailbox/rules.ts',
    ],
  },
  'src/modules/tasks/Tasks.tsx': {
    imports: [
      'src/components/Rows.tsx',
      'src/components/FileTile.tsx',
      'src/components/Table.tsx',
      'src/components/Stat.tsx',
      'src/components/Print.tsx',
      'src/components/Inline.tsx',
    ],
  },
  'src/modules/notes/Notes.tsx': {
    imports: ['src/components/Rows.tsx', 'src/components/FileTile.tsx', 'src/components/Table.tsx'],
  },
  'src/modules/help-center/Guide.tsx': { imports: ['src/components/Print.tsx', 'src/components/Inline.tsx'] },
  'src/modules/facility/Facility.tsx': {
    imports: [
      'src/components/Modal.tsx',
      'src/components/Map.tsx',
      'src/lib/small.ts',
      'src/modules/facility/Card.tsx',
      'src/modules/facility/Results.tsx',
      'src/modules/facility/WithResults.tsx',
      'src/domain/places.ts',
    ],
    lazy: ['src/modules/facility/api.ts'],
  },
  'src/modules/article/Article.tsx': {
    imports: [
      'src/components/Map.tsx',
      'src/lib/small.ts',
      'src/modules/facility/Card.tsx',
      'src/modules/facility/Results.tsx',
      'src/modules/facility/WithResults.tsx',
      'src/domain/places.ts',
    ],
  },
  'src/modules/facility/Results.tsx': { code: 'x'.repeat(9000) },
  'src/modules/facility/WithResults.tsx': { imports: ['src/modules/facility/Results.tsx'] },
  'src/modules/facility/api.ts': { imports: ['src/domain/facility.ts'] },
  'src/modules/contributing/api.ts': { imports: ['src/domain/facility.ts', 'src/modules/contributing/rules.ts'] },
  'src/modules/account/Account.tsx': {
    imports: [
      'src/domain/places.ts',
      'src/components/Avatar.tsx',
      'src/components/Drawer.tsx',
      'src/components/FileTile.tsx',
      'src/components/Inline.tsx',
    ],
    lazy: ['src/modules/contributing/api.ts'],
  },
  'src/components/Rows.tsx': { code: 'x'.repeat(9000) },
  'src/components/Table.tsx': { code: 'x'.repeat(9000) },
  'src/components/Map.tsx': { code: 'x'.repeat(9000) },
  'src/components/Drawer.tsx': { code: 'x'.repeat(9000) },
  'src/mocks/start/browser.ts': { imports: ['src/lib/worker.ts'], lazy: ['src/mocks/core/features.ts'] },
  'src/lib/http/send.ts': { imports: ['src/lib/config.ts'] },
  'src/mocks/core/features.ts': {
    lazy: [
      'src/mocks/chat/handlers.ts',
      'src/mocks/directory/searchHandlers.ts',
      'src/mocks/directory/handlers.ts',
      'src/mocks/contributing/handlers.ts',
    ],
  },
  'src/mocks/chat/handlers.ts': {
    imports: ['src/modules/chat/api.ts', 'src/mocks/directory/seed/random.ts', 'src/lib/token.ts'],
  },
  'src/mocks/directory/handlers.ts': {
    imports: [
      'src/mocks/directory/seed/random.ts',
      'src/mocks/contributing/samples.ts',
      'src/modules/facility/engine.ts',
      'src/modules/facility/choices.ts',
    ],
  },
  'src/mocks/contributing/handlers.ts': { imports: ['src/mocks/contributing/seed.ts'] },
  'src/modules/chat/api.ts': { imports: ['node_modules/zod/mini.js'] },
};

const at = (file: string) => `${root}/${file}`;

/** Name of the file that a module goes to; `undefined` when Rolldown decides. */
function chunkOf(file: string): string | undefined {
  const graph = {
    getModuleInfo(id: string) {
      const { imports: fixed = [], lazy = [], code = 'x' } = imports[id.slice(root.length + 1)] ?? {};
      return { importedIds: fixed.map(at), dynamicallyImportedIds: lazy.map(at), code };
    },
  };
  const groups = chunkGroups(root)
    .filter(({ tags }) => tags === undefined)
    .toSorted((one, other) => (other.priority ?? 0) - (one.priority ?? 0));
  for (const { name, test } of groups) {
    if (test instanceof RegExp && !test.test(at(file))) continue;
    const found = typeof name === 'function' ? name(at(file), graph as never) : name;
    if (typeof found === 'string') return found;
  }
  return undefined;
}

describe('a module goes to', () => {
  it.each([
    ['the shell, when only its layout needs it', 'src/components/Menu.tsx', 'shell'],
    ['the shell, when the console’s home and another of its pages need it', 'src/components/Stat.tsx', 'shell'],
    [
      'the pages of the console, when several of them need it, but not its home',
      'src/components/Rows.tsx',
      'console-pages',
    ],
    [
      'a file of two modules, when only they need it and it is large',
      'src/components/Table.tsx',
      'console-notes-tasks',
    ],
    ['those of the account, when one of them needs it too', 'src/components/FileTile.tsx', 'account-pages'],
    ['the basics of the console, when a small page needs it', 'src/components/Print.tsx', 'console-basics'],
    ['those of the account, when it needs that too', 'src/components/Inline.tsx', 'account-basics'],
    ['a common file, when public pages need it too', 'src/components/Modal.tsx', 'common'],
    ['another, when only pages of the account need it too', 'src/components/Avatar.tsx', 'common-account'],
    ['a common file, when it is small and several pages need it', 'src/lib/small.ts', 'common'],
    ['a file of its own, when it is large and not in the shell', 'src/components/Map.tsx', undefined],
    ['its page’s file', 'src/modules/mailbox/rules.ts', undefined],
    ['the contract of the shell', 'src/modules/chat/api.ts', 'contract-shell'],
    ['the contract', 'node_modules/zod/mini.js', 'contract'],
    ['the start of the local back end', 'src/mocks/start/browser.ts', 'backend-start'],
    ['the core of the local back end', 'src/mocks/core/features.ts', 'backend-core'],
    ['the features that every page of the console calls', 'src/mocks/chat/handlers.ts', 'backend-console'],
    ['its feature', 'src/mocks/mailbox/handlers.ts', 'backend-mailbox'],
    [
      'the directory, even if it is of another feature that it needs',
      'src/mocks/contributing/samples.ts',
      'backend-directory',
    ],
    ['the directory, when only its back end needs it', 'src/modules/facility/engine.ts', 'backend-directory'],
    ['the search, when it responds to searches', 'src/mocks/directory/searchHandlers.ts', 'backend-search'],
    ['the core, when the console needs it of the directory', 'src/mocks/directory/seed/random.ts', 'backend-core'],
    ['a file of its own, when it is loaded apart', 'src/mocks/contributing/seed.ts', undefined],
    ['the contract of public pages', 'src/modules/facility/api.ts', 'contract-public'],
    ['it too, when pages of the account need it as well', 'src/domain/facility.ts', 'contract-public'],
    ['it too, when the back end of the directory needs it', 'src/modules/facility/choices.ts', 'contract-public'],
    ['the contract of the account', 'src/modules/contributing/api.ts', 'contract-account'],
    ['public pages, when several of them need it', 'src/modules/facility/Card.tsx', 'public'],
    ['a common file, when the account needs it too', 'src/domain/places.ts', 'common'],
    ['a file of its own, when it is large', 'src/modules/facility/Results.tsx', undefined],
    ['its page’s file, when it needs a large one', 'src/modules/facility/WithResults.tsx', undefined],
    ['the base, when the entry and the local back end need it', 'src/lib/token.ts', 'base'],
    ['it too, when the entry and the contract need it', 'src/lib/config.ts', 'base'],
    ['it too, when the start of the local back end needs it', 'src/lib/worker.ts', 'base'],
    ['React', 'node_modules/react-dom/client.js', 'react'],
  ])('%s', (_case, file, chunk) => {
    expect(chunkOf(file)).toBe(chunk);
  });
});
