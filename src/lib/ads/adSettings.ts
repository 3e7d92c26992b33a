/**
 * Address of the script that fills ad slots, configured by `VITE_AD_CLIENT`; `undefined` without one. Throws for an
 * invalid one, so that the build fails instead of a page.
 */
export function readAdClient(address: string | undefined): string | undefined {
  if (!address) return undefined;
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') {
    throw new Error(
      `VITE_AD_CLIENT is "${address}". It must be the https URL of a script, such as https://ads.example/client.js.`,
    );
  }
  return url.href;
}

/** The origin that the security policy lets an ad client load from. */
export const adOrigin = (client: string | undefined): string | undefined =>
  client === undefined ? undefined : new URL(client).origin;
