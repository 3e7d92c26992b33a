/**
 * Makes all writing to the database and to local storage fail, as on a device whose disk is full. Returns a function that
 * makes room again.
 */
export function fillDisk(): () => void {
  const { put, add } = IDBObjectStore.prototype;
  const { setItem } = Storage.prototype;
  const refuse = (): never => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  };
  Object.assign(IDBObjectStore.prototype, { put: refuse, add: refuse });
  Object.assign(Storage.prototype, { setItem: refuse });
  return () => {
    Object.assign(IDBObjectStore.prototype, { put, add });
    Object.assign(Storage.prototype, { setItem });
  };
}
