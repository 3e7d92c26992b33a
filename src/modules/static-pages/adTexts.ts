const passages = /^\[(no-ads|ads)\]\n([\s\S]*?)\n\[\/\1\]\n/gm;

/**
 * Markdown with the passages that hold in this build: `[ads]` … `[/ads]` if an ad client is configured, with
 * `{{provider}}` as its host, and `[no-ads]` … `[/no-ads]` otherwise.
 */
export function chooseAdTexts(source: string, adClient: string | undefined): string {
  const kind = adClient === undefined ? 'no-ads' : 'ads';
  const chosen = source.replaceAll(passages, (_all, about: string, text: string) =>
    about === kind ? `${text}\n` : '',
  );
  return adClient === undefined ? chosen : chosen.replaceAll('{{provider}}', new URL(adClient).host);
}
