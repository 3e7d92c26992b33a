/** Names of all tokens of a theme contract, as they are written in styles: `color.text.muted`, `space[12]`. */
export function tokenNames(contract: object, group = ''): string[] {
  return Object.entries(contract).flatMap(([key, value]: [string, unknown]) => {
    const name = /^\d/.test(key) ? `${group}[${key}]` : group === '' ? key : `${group}.${key}`;
    return typeof value === 'object' && value !== null ? tokenNames(value, name) : [name];
  });
}

const escaped = (text: string) => text.replaceAll(/[.[\]]/g, String.raw`\$&`);

/**
 * Tokens that no style uses: neither by their name (`vars.color.text.muted`) nor with their whole group
 * (`vars.space[step]`, `Object.entries(vars.type)`).
 */
export function findUnusedTokens(names: readonly string[], styles: string): string[] {
  return names.filter((name) => {
    const groups = [...name.matchAll(/[.[]/g)].map(({ index }) => name.slice(0, index));
    const whole = groups.map((group) => String.raw`${escaped(group)}(?:\[(?!['"\d])|(?![\w.[]))`);
    return !new RegExp(String.raw`\bvars\.(?:${[`${escaped(name)}(?![\\w])`, ...whole].join('|')})`).test(styles);
  });
}
