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

/**
 * Returns the rules of a minified style sheet whose classes all occur in a piece of HTML; rules without classes are
 * left out.
 */
export function rulesFor(css: string, html: string): string {
  const known = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
  const fits = (selector: string) => {
    const classes = [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
    return classes.length > 0 && classes.every((name) => known.has(name));
  };
  let kept = '';
  for (const [head, body] of blocksOf(css)) {
    if (/^@(media|supports|container|layer)/.test(head)) {
      const inner = rulesFor(body, html);
      if (inner !== '') kept += `${head}{${inner}}`;
    } else if (!head.startsWith('@') && head.split(',').some(fits)) kept += `${head}{${body}}`;
  }
  return kept;
}
