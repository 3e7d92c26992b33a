import type { CSSProperties, ReactNode } from 'react';

import { contrast } from '#theme/contrast';
import { contrastPairs } from '#theme/contrastPairs';
import { vars } from '#theme/contract.css';
import type { Palette } from '#theme/palette';
import { typography } from '#theme/typography';

/** A group of the theme contract: nested names of CSS variables. */
export type Tokens = { readonly [name: string]: string | Tokens };

/** A token of the contract. */
export interface Token {
  /** Path within its group: `muted`. */
  name: string;
  /** Reference for a style: `var(--fd-color-text-muted)`. */
  reference: string;
  /** `--fd-color-text-muted`. */
  variable: string;
}

/** The tokens of a group in the contract's order, numeric ones by number. */
export function tokensOf(group: Tokens, path: readonly string[] = []): Token[] {
  return Object.entries(group).flatMap(([name, value]) => {
    const full = [...path, name];
    if (typeof value !== 'string') return tokensOf(value, full);
    return [{ name: full.join('.'), reference: value, variable: /--[\w-]+/.exec(value)?.[0] ?? value }];
  });
}

/** The current value of a token. */
export function valueOf({ variable }: Token): string {
  return getComputedStyle(document.documentElement).getPropertyValue(variable).trim();
}

/**
 * The pair of a role with the lowest contrast, with its ratio as text; `undefined` if the role is neither text nor
 * border.
 */
export function hardestPair(colors: Palette, role: string): { text: string; passes: boolean } | undefined {
  const [hardest] = contrastPairs(colors)
    .filter((pair) => pair.role === role)
    .map((pair) => ({ ...pair, ratio: contrast(pair.color, pair.groundColor) }))
    .toSorted((one, other) => one.ratio / one.bound - other.ratio / other.bound);
  if (!hardest) return undefined;
  const { ratio, bound, ground } = hardest;
  // Rounded down, so that no ratio looks better than it is.
  const figure = (Math.floor(ratio * 100) / 100).toFixed(2);
  const passes = ratio >= bound;
  return { passes, text: `${figure}:1 on ${ground}, ${passes ? 'passes' : 'misses'} ${bound}:1` };
}

const mono: CSSProperties = { ...typography.caption, fontFamily: vars.font.mono, color: vars.color.text.muted };

/** Name and CSS variable of a token, with an optional description. */
export function Caption({ token, children }: { token: Token; children?: ReactNode }) {
  return (
    <div style={{ display: 'grid', gap: vars.space[2], minInlineSize: 0 }}>
      <span style={typography.label}>{token.name}</span>
      <code style={{ ...mono, overflowWrap: 'anywhere' }}>{token.variable}</code>
      <span style={{ ...typography.caption, color: vars.color.text.muted }}>{children}</span>
    </div>
  );
}

/** A titled section of a specimen page. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} style={{ display: 'grid', gap: vars.space[16] }}>
      <h2 style={typography.titleS}>{title}</h2>
      {children}
    </section>
  );
}

/** A specimen page with its heading. */
export function Page({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <main style={{ display: 'grid', gap: vars.space[32], maxInlineSize: vars.measure.full }}>
      <header style={{ display: 'grid', gap: vars.space[8] }}>
        <h1 style={typography.titleL}>{title}</h1>
        <p style={{ ...typography.reading, color: vars.color.text.muted, maxInlineSize: vars.measure.reading }}>
          {lead}
        </p>
      </header>
      {children}
    </main>
  );
}

/** Specimens in as many columns as fit. */
export function Grid({ least, children }: { least: string; children: ReactNode }) {
  return (
    <ul
      style={{
        display: 'grid',
        gap: vars.space[20],
        gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}, 100%), 1fr))`,
      }}
    >
      {children}
    </ul>
  );
}
