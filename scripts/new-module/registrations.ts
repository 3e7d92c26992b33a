import type { ModuleNames } from './names.ts';

/** A file that knows every module, and what a new one adds to it. */
export type Registration = { file: string } & (
  | {
      /** The lines stand before the first line that begins with this text. */
      before: string;
      /** Template of the lines. */
      lines: string;
    }
  | { change: (text: string, names: ModuleNames) => string }
);

/** What a new module adds to the files that know every module. */
export const registrations: readonly Registration[] = [
  {
    file: 'src/domain/paths.ts',
    before: '  requests: ',
    lines: `  {{records}}: '/apps/{{slug}}',
  {{record}}: '/apps/{{slug}}/:id?',
`,
  },
  {
    file: 'src/app/routes/console.tsx',
    before: '        {\n          path: paths.requests,',
    lines: `        {
          path: paths.{{record}},
          lazy: () => import('#modules/{{slug}}/{{Records}}Page'),
          handle: { i18n: areas['{{slug}}'] },
        },
`,
  },
  {
    file: 'src/app/routes/testing/guardTable.ts',
    before: "  ['/apps/requests', ",
    lines: `  ['/apps/{{slug}}', members],
  ['/apps/{{slug}}/1', members],
`,
  },
  {
    file: 'src/app/i18n/areas.ts',
    before: '  /** Components that no first screen',
    lines: `  '{{slug}}': ['{{slug}}'],
`,
  },
  {
    file: 'scripts/build/route-preload/preloads.ts',
    before: '    consolePage([paths.requests]',
    lines: `    consolePage([paths.{{record}}], 'src/modules/{{slug}}/{{Records}}Page.tsx', '{{slug}}'),
`,
  },
  {
    file: 'src/mocks/core/features.ts',
    before: "  lazyFeature(['api/ui/icons/*']",
    lines: `  lazyFeature(['api/apps/{{slug}}/*'], () => import('#mocks/{{slug}}/handlers').then((module) => module.{{record}}Handlers)),
`,
  },
  {
    file: 'src/mocks/core/scenarios.ts',
    before: "  tasks: ['api/apps/tasks'],",
    lines: `  '{{slug}}': ['api/apps/{{slug}}'],
`,
  },
  {
    file: 'stories/guides/StatesAndScenarios.mdx',
    change: (text, { slug }) => text.replace('`. Modes: ', () => `\`, \`${slug}\`. Modes: `),
  },
  {
    file: 'src/mocks/core/tables.ts',
    before: "  'task-tags': owned,",
    lines: `  '{{slug}}': owned,
`,
  },
  {
    file: 'src/mocks/core/tables.ts',
    change: (text) => text.replace(/(?<=export const tablesVersion = )\d+/, (version) => String(Number(version) + 1)),
  },
  {
    file: 'src/mocks/navigation/seed.ts',
    before: "      {\n        id: 'apps.requests',",
    lines: `      {
        id: 'apps.{{slug}}',
        type: 'basic',
        title: w('{{Title}}', 'Kayıtlar'),
        about: w('List, read and edit {{words}}', 'Kayıtları listeleyin, okuyun ve düzenleyin'),
        link: paths.{{records}},
        icon: 'heroicons_outline:clipboard-document-list',
      },
`,
  },
  {
    file: 'scripts/build/icon-registry/iconRegistry.ts',
    before: "  'clock',",
    lines: `  'clipboard-document-list',
`,
  },
];
