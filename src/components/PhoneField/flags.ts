// URLs only: a flag is requested when its row becomes visible.
const addresses = import.meta.glob<string>('/node_modules/country-flag-icons/3x2/??.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** URL of a country's flag, aspect ratio 3:2; `undefined` for a country without one. */
export function flagOf(country: string): string | undefined {
  return addresses[`/node_modules/country-flag-icons/3x2/${country}.svg`];
}
