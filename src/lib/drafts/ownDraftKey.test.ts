import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const key = 'edit/fac_1';

/** The locks of a browser, shared by its tabs. */
class Locks {
  held = new Set<string>();
  async request(
    name: string,
    _options: LockOptions,
    whenAnswered: (lock: { name: string } | null) => unknown,
  ): Promise<unknown> {
    await Promise.resolve();
    if (this.held.has(name)) return whenAnswered(null);
    this.held.add(name);
    try {
      return await whenAnswered({ name });
    } finally {
      this.held.delete(name);
    }
  }
}

const token = ['{"alg":"HS256","typ":"JWT"}', JSON.stringify({ sub: 'mira', exp: 4e9 }), 'signature']
  .map((part) => Buffer.from(part).toString('base64url'))
  .join('.');

let items: Map<string, string>;

/** A tab: each has its own copy of the module. */
async function openTab() {
  vi.resetModules();
  const { claimDraftKey } = await import('./ownDraftKey');
  const session = await import('#lib/session/session');
  const user = { id: 'mira', name: 'Mira', email: 'mira@orvela.example', avatar: null } as const;
  session.beginSession({
    user: { ...user, status: 'online', role: 'user', emailVerified: true },
    accessToken: token,
  });
  return claimDraftKey;
}

function claimIn(claimDraftKey: Awaited<ReturnType<typeof openTab>>) {
  let release = () => {};
  const found = new Promise<string>((resolve) => {
    release = claimDraftKey(key, resolve);
  });
  return { found, release: () => release() };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  items = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
  });
  vi.stubGlobal('navigator', { locks: new Locks() });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
});

afterEach(() => vi.unstubAllGlobals());

describe('the key of a draft', () => {
  it('differs from tab to tab, and is free again once the form is closed', async () => {
    const first = claimIn(await openTab());
    expect(await first.found).toBe(key);
    const second = claimIn(await openTab());
    expect(await second.found).toBe(`${key}/2`);
    first.release();
    await settled();
    expect(await claimIn(await openTab()).found).toBe(key);
  });

  it('is the one of a draft that a closed tab has left', async () => {
    const first = claimIn(await openTab());
    await first.found;
    const { writeDraft } = await import('./drafts');
    writeDraft('mira', `${key}/2`, 'Typed in the second tab');
    first.release();
    await settled();
    expect(await claimIn(await openTab()).found).toBe(`${key}/2`);
  });

  it('is the same when one form follows another in a tab, as when React runs effects twice', async () => {
    const tab = await openTab();
    const first = claimIn(tab);
    first.release();
    expect(await claimIn(tab).found).toBe(key);
  });

  it('is shared where a browser has no locks, and beyond the number of tabs', async () => {
    for (let tab = 0; tab < 5; tab += 1) await claimIn(await openTab()).found;
    expect(await claimIn(await openTab()).found).toBe(key);
    vi.stubGlobal('navigator', {});
    expect(await claimIn(await openTab()).found).toBe(key);
  });
});
