import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { palette, schemes, themeNames } from '#theme/palette';

import { designTokens, designTokensText } from './designTokens';
import type { DesignTokens } from './designTokens';

const file = path.resolve(import.meta.dirname, '../../docs/tokens.json');

/** Every token by its path, with the type that it has or inherits. */
function tokensIn(group: DesignTokens, at = '', type?: unknown): Map<string, { type: unknown; value: unknown }> {
  const own = group['$type'] ?? type;
  if ('$value' in group) return new Map([[at, { type: own, value: group['$value'] }]]);
  const children = Object.entries(group).filter(([name]) => !name.startsWith('$'));
  return new Map(
    children.flatMap(([name, child]) => [...tokensIn(child as DesignTokens, at === '' ? name : `${at}.${name}`, own)]),
  );
}

const tokens = tokensIn(designTokens());

/** The value of a token, behind its references. */
function valueOf(name: string): unknown {
  const token = tokens.get(name);
  if (!token) throw new Error(`There is no token ${name}.`);
  const [, reference] = /^\{(.+)\}$/.exec(String(token.value)) ?? [];
  return reference === undefined ? token.value : valueOf(reference);
}

describe('docs/tokens.json', () => {
  it('is up to date', () => {
    expect(
      readFileSync(file, 'utf8') === designTokensText(),
      'docs/tokens.json is out of date: the theme changed since it was written. Renew it: npm run tokens',
    ).toBe(true);
  });

  it('has every colour of all themes in both schemes', () => {
    for (const theme of themeNames) {
      for (const scheme of schemes) {
        for (const [group, roles] of Object.entries(palette(theme, scheme))) {
          for (const [role, hex] of Object.entries(roles)) {
            const value = valueOf(`theme.${theme}.${scheme}.color.${group}.${role}`);
            expect(value).toMatchObject(
              hex.startsWith('#') ? { colorSpace: 'srgb', hex } : { alpha: expect.any(Number) },
            );
          }
        }
      }
    }
  });

  it('has values in the form of the format', () => {
    expect(valueOf('space.12')).toEqual({ value: 0.75, unit: 'rem' });
    expect(valueOf('space.0')).toEqual({ value: 0, unit: 'px' });
    expect(valueOf('radius.full')).toEqual({ value: 9999, unit: 'px' });
    expect(valueOf('duration.exit')).toEqual({ value: 75, unit: 'ms' });
    expect(valueOf('easing.enter')).toEqual([0, 0, 0.2, 1]);
    expect(valueOf('layer.toast')).toBe(500);
    expect(valueOf('measure.reading')).toEqual({ value: 42.9, unit: 'rem' });
    expect(valueOf('font.mono')).toContain('ui-monospace');
    expect(valueOf('typography.titleM')).toMatchObject({
      lineHeight: 1.4,
      letterSpacing: { value: -0.01375, unit: 'rem' },
    });
    expect(valueOf('typography.display')).toMatchObject({ fontSize: { value: 3.5, unit: 'rem' } });
    expect(valueOf('theme.brand.dark.shadow.menu')).toEqual([
      expect.objectContaining({ spread: { value: 1, unit: 'px' } }),
      expect.objectContaining({ blur: { value: 24, unit: 'px' }, spread: { value: -6, unit: 'px' } }),
    ]);
  });

  it('gives every token a type, and a name that references can contain', () => {
    expect([...tokens].filter(([, { type }]) => type === undefined)).toEqual([]);
    expect([...tokens.keys()].filter((name) => /[{}$]/.test(name))).toEqual([]);
    expect(tokens.size).toBeGreaterThan(1000);
  });
});
