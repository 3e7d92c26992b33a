import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const file = (texts: object) => Promise.resolve(Response.json(texts));
const addresses = () => fetched.mock.calls.map(([address]) => address);

async function createI18n(language: 'en' | 'tr' = 'tr') {
  const { createAppI18n, whenInitialized } = await import('./createAppI18n');
  const i18n = createAppI18n({ language });
  const initialized = whenInitialized(i18n);
  await vi.runAllTimersAsync();
  await initialized;
  return i18n;
}

const start = { app: { product: 'Orvela' }, common: {}, components: {} };

describe('the files of texts', () => {
  it('are requested once for all namespaces that wait for them, and for those that come later', async () => {
    fetched.mockImplementation((address) =>
      file(address.endsWith('tr.json') ? start : { chat: { title: 'Sohbet' }, user: { title: 'Kişi' } }),
    );
    const i18n = await createI18n();
    await Promise.all([i18n.loadNamespaces(['chat', 'user']), i18n.loadNamespaces(['chat'])]);
    await i18n.loadNamespaces('user');
    expect(addresses()).toEqual(['/i18n/tr.json', '/i18n/tr/console.json']);
    expect([i18n.t('chat:title'), i18n.t('user:title')]).toEqual(['Sohbet', 'Kişi']);
  });

  it('are requested as the preloaded link is, and past every cache when that fails', async () => {
    fetched.mockImplementation(() => file(start));
    fetched.mockImplementationOnce(() => Promise.resolve(new Response('', { status: 503 })));
    fetched.mockImplementationOnce(() => Promise.resolve(new Response('<html>')));
    await createI18n();
    expect(addresses()).toEqual(['/i18n/tr.json', '/i18n/tr.json', '/i18n/tr.json']);
    expect(fetched.mock.calls.map(([, init]) => init)).toEqual(
      ['default', 'reload', 'reload'].map((cache) =>
        expect.objectContaining({ mode: 'cors', credentials: 'same-origin', cache, signal: expect.any(AbortSignal) }),
      ),
    );
  });

  it('are replaced by those of another language after two retries, whatever waits for them', async () => {
    fetched.mockImplementation((address) =>
      address.includes('tr/')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : file(address.endsWith('tr.json') ? start : { chat: { title: 'Chat' }, user: { title: 'Person' } }),
    );
    const i18n = await createI18n();
    const loaded = i18n.loadNamespaces(['chat', 'user']);
    await vi.runAllTimersAsync();
    await loaded;
    expect(addresses().slice(1)).toEqual([...Array(3).fill('/i18n/tr/console.json'), '/i18n/en/console.json']);
    expect([i18n.t('chat:title'), i18n.t('user:title')]).toEqual(['Chat', 'Person']);
  });
});
