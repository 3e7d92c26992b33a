import type { ResourceKey } from 'i18next';

import type { Language } from '#lib/i18n/languages';

// A network that answers nothing must not keep the other language waiting for ever.
const longestWait = 10_000;

/**
 * One catalogue from its own file, `i18n/{lang}/{namespace}.json`. Browsers remember that a module could not be had and
 * do not ask for it again, so what fails as part of the code is asked for here: with each attempt from the network.
 */
export async function catalogueFile(namespace: string, language: Language, attempt: number): Promise<ResourceKey> {
  const address = `${import.meta.env.BASE_URL}i18n/${language}/${namespace}.json?again=${attempt}`;
  const response = await fetch(address, { cache: 'reload', signal: AbortSignal.timeout(longestWait) });
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return (await response.json()) as ResourceKey;
}
