import type { CSSProperties, ReactNode } from 'react';

import { contrast } from '#theme/contrast';
import { contrastPairs } from '#theme/contrastPairs';
import { vars } from '#theme/contract.css';
import type { Palette } from '#theme/palette';
import { typography } from '#theme/typography';

/** A group of the theme contract: names down to CSS variables. */
export type Tokens = { readonly [name: string]: string | Tokens };

/** One token of the contract. */
export interface Token {
  /** Path inside its group: `muted`. */
  name: string;
  /** For a style: `var(--fd-color-text-muted)`. */
  reference: string;
  /** `--fd-color-text-muted`. */
  variable: string;
}

/** The tokens of a group, in the contract's order; numbered ones by number. */
export function tokensOf(group: Tokens, path: readonly string[] = []): Token[] {
  return Object.entries(group).flatMap(([name, value]) => {
    const full = [...path, name];
    if (typeof value !== 'string') return tokensOf(value, full);
    return [{ name: full.join('.'), reference: value, variable: /--[\w-]+/.exec(value)?.[0] ?? value }];
  });
}

/** What the theme fills a token with at the moment. */
export function valueOf({ variable }: Token): string {
  return getComputedStyle(document.documentElement).getPropertyValue(variable).trim();
}

/** The hardest of a role's pairs, with its figure, in words; `undefined` for what is neither text nor edge. */
export function hardestPair(colors: Palette, role: string): { text: string; passes: boolean } | undefined {
  const [hardest] = contrastPairs(colors)
    .filter((pair) => pair.role === role)
    .map((pair) => ({ ...pair, ratio: contrast(pair.color, pair.groundColor) }))
    .toSorted((one, other) => one.ratio / one.bound - other.ratio / other.bound);
  if (!hardest) return undefined;
  const { ratio, bound, ground } = hardest;
  // Rounded down, so that no figure looks better than it is.
  const figure = (Math.floor(ratio * 100) / 100).toFixed(2);
  const passes = ratio >= bound;
  return { passes, text: `${figure}:1 on ${ground}, ${passes ? 'passes' : 'misses'} ${bound}:1` };
}

const mono: CSSProperties = { ...typography.caption, fontFamily: vars.font.mono, color: vars.color.text.muted };

/** A name, its CSS variable and what can be said about it. */
export function Caption({ token, children }: { token: Token; children?: ReactNode }) {
  return (
    <div style={{ display: 'grid', gap: vars.space[2], minInlineSize: 0 }}>
      <span style={typography.label}>{token.name}</span>
      <code style={{ ...mono, overflowWrap: 'anywhere' }}>{token.variable}</code>
      <span style={{ ...typography.caption, color: vars.color.text.muted }}>{children}</span>
    </div>
  );
}

/** A titled part of a page of specimens. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} style={{ display: 'grid', gap: vars.space[16] }}>
      <h2 style={typography.titleS}>{title}</h2>
      {children}
    </section>
  );
}

/** A page of specimens under one heading. */
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

/** Specimens beside each other, as many as fit. */
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
