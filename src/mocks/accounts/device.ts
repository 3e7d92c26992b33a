// The first that fits: what comes later names the earlier ones too ("Chrome … Safari").
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

/** Browser and system of a user agent, in names that need no translation: `Firefox, Linux`. */
export function deviceName(agent: string): string {
  return [findName(agent, browsers), findName(agent, systems)].filter((name) => name !== undefined).join(', ') || 'Web';
}

/** What this page runs on: the local back end is in it, and its worker does not pass the header on. */
export function currentDeviceName(): string {
  return deviceName(globalThis.navigator?.userAgent ?? '');
}
