import { describe, expect, it } from 'vitest';

import { readSource } from './architecture/sources';

/** All files that load with these, through imports that are evaluated. */
function arriveWith(files: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { target, typeOnly, dynamic } of readSource(file).imports) {
      if (target !== undefined && /^src\/.*\.tsx?$/.test(target) && !typeOnly && !dynamic) visit(target);
    }
  };
  for (const file of files) visit(file);
  return [...seen];
}

const always = ['src/mocks/start/browser.ts', 'src/mocks/core/features.ts', 'src/mocks/directory/searchClient.ts'];
const ofAccounts =
  /^src\/(mocks\/(accounts|outbox|people)\/|mocks\/core\/(hashing|quotas)\.ts|modules\/(session|account|user)\/|domain\/(passwordRules|sessionUser)\.ts)/;

describe('a visitor of the directory', () => {
  it('downloads no account and session code with the local back end', () => {
    const files = arriveWith(always);
    expect(files).toContain('src/mocks/core/handle.ts');
    expect(files.filter((file) => ofAccounts.test(file))).toEqual([]);
  });

  it('the test is effective: the account handlers import all of it', () => {
    const files = arriveWith(['src/mocks/accounts/accountHandlers.ts']);
    expect(files.filter((file) => ofAccounts.test(file)).length).toBeGreaterThan(10);
  });

  it('downloads no roads before requesting a route, and then the roads as a separate file', () => {
    const ofRoads = /^src\/(mocks|modules)\/directions\//;
    expect(arriveWith(always).filter((file) => ofRoads.test(file))).toEqual([]);
    const files = arriveWith(['src/mocks/directions/handlers.ts']);
    expect(files.filter((file) => ofRoads.test(file)).length).toBeGreaterThan(6);
    // The country generator is not part of the application.
    expect(files.filter((file) => /^src\/mocks\/build\/(streets|encode|dataset)\.ts$/.test(file))).toEqual([]);
    const { imports } = readSource('src/mocks/directions/seed/roadSource.ts');
    expect(imports.find(({ specifier }) => specifier === 'virtual:orvela/roads')?.dynamic).toBe(true);
  });
});
