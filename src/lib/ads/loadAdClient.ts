import { adScript } from '#lib/browser/trustedTypes';

const loaded = new Map<string, Promise<void>>();

/** Loads the script of an ad client, once in the life of the page; rejects if it cannot be loaded. */
export function loadAdClient(address: string): Promise<void> {
  const known = loaded.get(address);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = adScript(address);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loaded.delete(address);
      script.remove();
      reject(new Error(`${address} could not be loaded.`));
    });
    document.head.append(script);
  });
  loaded.set(address, loading);
  return loading;
}
