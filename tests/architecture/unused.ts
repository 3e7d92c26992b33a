import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

import { finding } from './layers';
import type { Finding } from './layers';
import { root } from './sources';

/** What one run of knip looks at. */
export interface KnipRun {
  /** Path of the configuration from the project's root. */
  config: string;
  /** Who does not use what is found, in words. */
  users: string;
  /** Folder of another project. */
  directory?: string;
}

/** Every use counts: the product, its tools, its stories and its tests. */
export const anything: KnipRun = { config: 'knip.config.ts', users: 'nothing' };
/** Only uses by the product and its tools count. */
export const product: KnipRun = {
  config: 'tests/architecture/knip.product.config.ts',
  users: 'nothing in the product (tests and stories alone do not count)',
};

type Kind =
  | 'files'
  | 'exports'
  | 'types'
  | 'dependencies'
  | 'devDependencies'
  | 'unlisted'
  | 'unresolved'
  | 'binaries'
  | 'duplicates';
type Issue = { file: string } & Partial<
  Record<Kind, ReadonlyArray<{ name: string } | ReadonlyArray<{ name: string }>>>
>;

const mends: Readonly<Record<Kind, { what: (name: string, users: string) => string; why: string; mend: string }>> = {
  files: {
    what: (_name, users) => `is a file that is used by ${users}`,
    why: 'code without a use is still read, tested and maintained.',
    mend: 'remove it, or use it. A file that is loaded by its address is an entry of the configuration of knip.',
  },
  exports: {
    what: (name, users) => `exports ${name}, which ${users} imports`,
    why: 'code without a use is still read, tested and maintained, and an export promises that others need it.',
    mend: 'remove it, or only the word “export” if its own file uses it. What tests need is marked with @internal.',
  },
  types: {
    what: (name, users) => `exports the type ${name}, which ${users} imports`,
    why: 'an export promises that others need it.',
    mend: 'remove it, or only the word “export” if its own file uses it.',
  },
  dependencies: {
    what: (name) => `depends on ${name}, which nothing imports`,
    why: 'every package is downloaded, updated and trusted.',
    mend: 'run npm uninstall. A package that is read as files is in ignoreDependencies of knip.config.ts.',
  },
  devDependencies: {
    what: (name) => `depends on ${name}, which nothing imports`,
    why: 'every package is downloaded, updated and trusted.',
    mend: 'run npm uninstall. A package that is read as files is in ignoreDependencies of knip.config.ts.',
  },
  unlisted: {
    what: (name) => `imports ${name}, which package.json does not list`,
    why: 'it is there by chance, as a dependency of another package.',
    mend: 'install it in its exact version.',
  },
  unresolved: {
    what: (name) => `imports ${name}, which does not exist`,
    why: 'it fails when it runs.',
    mend: 'correct the path.',
  },
  binaries: {
    what: (name) => `runs ${name}, which no dependency provides`,
    why: 'it is missing on other machines.',
    mend: 'install the package that provides it.',
  },
  duplicates: {
    what: (name) => `exports one thing under several names (${name})`,
    why: 'a thing has one name.',
    mend: 'keep one of them.',
  },
};

const isIssues = (value: unknown): value is { issues: Issue[] } =>
  typeof value === 'object' && value !== null && 'issues' in value && Array.isArray(value.issues);

/** Files, exports and dependencies that nothing uses. */
export async function findUnused({ config, users, directory = root }: KnipRun): Promise<Finding[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      path.join(root, 'node_modules/knip/bin/knip.js'),
      '--directory',
      directory,
      '--config',
      path.join(root, config),
      '--reporter',
      'json',
      '--no-progress',
      '--no-exit-code',
      '--no-config-hints',
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const report: unknown = JSON.parse(stdout);
  if (!isIssues(report)) throw new Error(`knip wrote no report: ${stdout}`);
  return report.issues.flatMap((issue) =>
    (Object.keys(mends) as Kind[]).flatMap((kind) => {
      const { what, why, mend } = mends[kind];
      return (issue[kind] ?? []).map((found) => {
        const name = 'name' in found ? found.name : found.map((one) => one.name).join(', ');
        return finding(issue.file, what(name, users), why, mend);
      });
    }),
  );
}
