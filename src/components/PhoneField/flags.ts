// Only addresses: a picture is fetched when its row comes into sight.
const addresses = import.meta.glob<string>('/node_modules/country-flag-icons/3x2/??.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** The address of a country's flag, 3 by 2; `undefined` for a country without one. */
export function flagOf(country: string): string | undefined {
  return addresses[`/node_modules/country-flag-icons/3x2/${country}.svg`];
}
