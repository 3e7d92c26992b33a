/** Splits a style sheet into its top-level blocks: the text before each brace, and the body. */
function* blocksOf(css: string): Generator<readonly [head: string, body: string]> {
  let at = 0;
  while (at < css.length) {
    const open = css.indexOf('{', at);
    if (open < 0) return;
    let end = open + 1;
    for (let depth = 1; depth > 0 && end < css.length; end += 1) {
      if (css[end] === '{') depth += 1;
      else if (css[end] === '}') depth -= 1;
    }
    yield [css.slice(at, open).trim(), css.slice(open + 1, end - 1)];
    at = end;
  }
}

/** Returns the classes and attributes of all elements of these pages, as simple selectors. */
export function traitsOf(pages: Iterable<string>): Set<string> {
  const traits = new Set<string>();
  for (const page of pages) {
    for (const [element] of page.matchAll(/<[a-z][^>]*>/g)) {
      for (const [, name = '', value = ''] of element.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g)) {
        traits.add(`[${name}]`);
        if (name === 'class') for (const one of value.split(/\s+/)) traits.add(`.${one}`);
        else if (/^[\w-]+$/.test(value)) traits.add(`[${name}=${value}]`);
      }
    }
  }
  return traits;
}

const impossible = ':impossible';
// Nothing is pointed at, and no list is open.
const laterStates = /:(?:hover|active|impossible)\b|::checkmark|\bopt(?:ion|group)\b/;
// The script of index.html changes the root element before the first paint; the theme may be another one.
const root = /^(?::root|html)[^\s>+~]*/;
const theme = /\.theme-[\w-]+/;

/** Whether an element with some of these traits can be in the state that a functional pseudo-class describes. */
function fits(name: string, list: string, traits: ReadonlySet<string>): boolean {
  if (name === 'lang') return traits.has(`[lang=${list}]`);
  return ['is', 'where', 'has'].includes(name) ? canMatch(list, traits) : name !== 'picker';
}

/** Whether one of these selectors can match an element with some of these traits before anything has happened to it. */
function canMatch(selectors: string, traits: ReadonlySet<string>): boolean {
  // The innermost parentheses first.
  const simpler = selectors.replace(/:([\w-]+)\(([^()]*)\)/, (_all, name: string, list: string) =>
    fits(name, list, traits) ? '' : impossible,
  );
  if (simpler !== selectors) return canMatch(simpler, traits);
  return selectors.split(',').some((selector) => {
    const [rootPart = ''] = root.exec(selector.trim()) ?? [];
    const asked = selector.trim().slice(rootPart.length).replaceAll(':disabled', '[disabled]');
    const [themeClass] = theme.exec(rootPart) ?? [];
    if (laterStates.test(asked) || (themeClass && !traits.has(themeClass))) return false;
    return [...asked.matchAll(/\.[\w-]+|\[[\w-]+(=[\w-]+\])?/g)].every(([trait, value]) =>
      traits.has(trait.startsWith('.') || value ? trait : `${trait}]`),
    );
  });
}

const groups = /^@(?:media|supports|container|layer|starting-style)\b/;

/** Returns the rules of a style sheet that can match, and its font faces; no keyframes. */
function matchingRules(css: string, traits: ReadonlySet<string>): string {
  let kept = '';
  for (const [head, body] of blocksOf(css)) {
    if (groups.test(head)) {
      const inner = matchingRules(body, traits);
      if (inner !== '') kept += `${head}{${inner}}`;
    } else if (head.startsWith('@') ? !head.startsWith('@keyframes') : canMatch(head, traits)) {
      kept += `${head}{${body}}`;
    }
  }
  return kept;
}

/** Removes the custom properties of the root element that none of these styles use. */
function withoutUnused(css: string, styles: string): string {
  const used = new Set([...styles.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return css.replaceAll(/(:root[^{}]*)\{([^{}]*)\}/g, (_rule, head: string, body: string) => {
    const kept = body.split(';').filter((one) => !one.startsWith('--') || used.has(one.slice(0, one.indexOf(':'))));
    return kept.length > 0 ? `${head}{${kept.join(';')}}` : '';
  });
}

/**
 * Returns the rules of minified style sheets, in their order, that the first paint of elements with these traits needs,
 * and the keyframes and custom properties that these rules use. Of the themes, only that of the page as built is among
 * them.
 */
export function criticalRules(sheets: readonly string[], traits: ReadonlySet<string>): string[] {
  const kept = sheets.map((css) => {
    const rules = matchingRules(css, traits);
    const keyframes = [...blocksOf(css)].filter(
      ([head]) => head.startsWith('@keyframes') && rules.includes(head.replace('@keyframes ', '')),
    );
    return rules + keyframes.map(([head, body]) => `${head}{${body}}`).join('');
  });
  return kept.map((css) => withoutUnused(css, kept.join('')));
}
