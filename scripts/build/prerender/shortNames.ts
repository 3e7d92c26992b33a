// Classes of the root element, which scripts change, and the rules of a theme.
const themeClass = /^(?:light|dark|theme-.*)$/;
const themeRule = /:root\.theme-[^{]*\{([^}]*)\}/g;

/** Names in the order of their first use: `a0`, `a1` and so on. */
function numbered(prefix: string) {
  const names = new Map<string, string>();
  return {
    of: (name: string) => names.get(name),
    add(name: string) {
      if (!names.has(name)) names.set(name, prefix + names.size.toString(36));
      return names.get(name) ?? name;
    },
  };
}

/**
 * Gives classes and custom properties short names. For pages that nothing hydrates and of which there are thousands:
 * `css` are all of their styles with the new names, and `shorten` renames the classes of their HTML and leaves out those
 * without styles. The custom properties of themes keep their names, so that a theme of the complete style sheets applies.
 */
export function shortNames(styles: string): { css: string; shorten: (html: string) => string } {
  const classes = numbered('a');
  const properties = numbered('--');
  const ofThemes = new Set([...styles.matchAll(themeRule)].flatMap(([, body = '']) => body.match(/--[\w-]+/g) ?? []));
  const css = styles
    .replaceAll(/--[\w-]+/g, (name) => (ofThemes.has(name) ? name : properties.add(name)))
    .replaceAll(/\.([a-z_][\w-]*)/gi, (all, name: string) => (themeClass.test(name) ? all : `.${classes.add(name)}`));
  const shorten = (html: string) =>
    html.replaceAll(/(<[a-z][^>]*?) class="([^"]*)"/g, (_all, before: string, list: string) => {
      const short = list.split(/\s+/).flatMap((name) => classes.of(name) ?? []);
      return short.length > 0 ? `${before} class="${short.join(' ')}"` : before;
    });
  return { css, shorten };
}
