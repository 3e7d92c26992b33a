import type { Page } from '@playwright/test';

/**
 * Makes all writing of a page to the database and to local storage fail, as on a device whose disk is full. Resolves to
 * the function that makes room again.
 */
export async function fillDisk(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const { put, add } = IDBObjectStore.prototype;
    const { setItem } = Storage.prototype;
    const refuse = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
    Object.assign(IDBObjectStore.prototype, { put: refuse, add: refuse });
    Object.assign(Storage.prototype, { setItem: refuse });
    const makeRoom = () => {
      Object.assign(IDBObjectStore.prototype, { put, add });
      Object.assign(Storage.prototype, { setItem });
    };
    addEventListener('test:make-room', makeRoom, { once: true });
  });
  return () => page.evaluate(() => void dispatchEvent(new Event('test:make-room')));
}
