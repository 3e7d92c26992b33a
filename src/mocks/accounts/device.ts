// The first match counts: user agents also name the browsers they imitate ("Chrome … Safari").
const browsers: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: ReadonlyArray<readonly [RegExp, string]> = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const findName = (agent: string, names: ReadonlyArray<readonly [RegExp, string]>) =>
  names.find(([pattern]) => pattern.test(agent))?.[1];

/** Browser and system of a user agent, untranslated: `Firefox, Linux`. */
export function deviceName(agent: string): string {
  return [findName(agent, browsers), findName(agent, systems)].filter((name) => name !== undefined).join(', ') || 'Web';
}

/** The device of this page. Read from the page itself, because the service worker does not pass `User-Agent` on. */
export function currentDeviceName(): string {
  return deviceName(globalThis.navigator?.userAgent ?? '');
}
