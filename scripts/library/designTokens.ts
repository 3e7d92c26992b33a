import { parseHex } from '#theme/contrast';
import { breakpoints } from '#theme/media';
import { palette, schemes, themeNames } from '#theme/palette';
import type { Scheme, ThemeName } from '#theme/palette';
import { constants, shadows, typeScale } from '#theme/values';

/** A token in the format of the W3C Design Tokens Community Group, or a group of tokens. */
export type DesignTokens = { [name: string]: unknown };

type Values = { readonly [name: string]: string | Values };

/** A length as the format allows it, in px or rem. `em` becomes `rem` at the given text size. */
function dimension(text: string, fontSize = 1) {
  const [, number = '', unit] = /^(-?[\d.]+)(px|rem|em)?$/.exec(text) ?? [];
  if (number === '') throw new Error(`"${text}" is not a length, so it cannot be a token of type dimension.`);
  if (unit !== 'em') return { value: Number(number), unit: unit ?? 'px' };
  return { value: Number((Number(number) * fontSize).toFixed(5)), unit: 'rem' };
}

/** A colour in sRGB; `hex` is for tools that read no other form. */
function color(text: string) {
  const [, r, g, b, alpha] = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(text) ?? [];
  const channels = alpha === undefined ? parseHex(text) : [Number(r), Number(g), Number(b)];
  const components = channels.map((channel) => Number((channel / 255).toFixed(4)));
  if (alpha === undefined) return { colorSpace: 'srgb', components, hex: text };
  return { colorSpace: 'srgb', components, alpha: Number(alpha) };
}

function shadow(text: string) {
  return text.split(/, (?=-?\d)/).map((layer) => {
    const [, lengths = '', ink = ''] = /^(.*?) (rgb.*)$/.exec(layer) ?? [];
    const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths.split(' ');
    return {
      color: color(ink),
      offsetX: dimension(offsetX),
      offsetY: dimension(offsetY),
      blur: dimension(blur),
      spread: dimension(spread),
    };
  });
}

const duration = (text: string) => ({ value: Number.parseFloat(text), unit: 'ms' });
const cubicBezier = (text: string) => [...text.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));
const fontFamily = (text: string) => text.split(', ').map((name) => name.replaceAll("'", ''));

/** A group of tokens of one type, as deep as its values. */
function group(type: string, values: Values, convert: (text: string) => unknown): DesignTokens {
  const tokens = (some: Values): DesignTokens =>
    Object.fromEntries(
      Object.entries(some).map(([name, value]) => [
        name,
        typeof value === 'string' ? { $value: convert(value) } : tokens(value),
      ]),
    );
  return { $type: type, ...tokens(values) };
}

/** The largest size of a fluid text, whose `clamp()` the format cannot express. */
const largest = (size: string) => /, ([\d.]+rem)\)$/.exec(size)?.[1] ?? size;

function typographyTokens(): DesignTokens {
  const tokens = Object.entries(typeScale).map(([name, style]) => {
    const fontSize = dimension(largest(style.size));
    const lineHeight = style.lineHeight.endsWith('rem') ? undefined : Number(style.lineHeight);
    const letterSpacing = 'letterSpacing' in style ? style.letterSpacing : '0px';
    const $value = {
      fontFamily: '{font.body}',
      fontSize,
      fontWeight: Number(style.weight),
      letterSpacing: dimension(letterSpacing, fontSize.value),
      lineHeight: lineHeight ?? Number((Number.parseFloat(style.lineHeight) / fontSize.value).toFixed(4)),
    };
    return [name, style.size === largest(style.size) ? { $value } : { $value, $description: style.size }];
  });
  return { $type: 'typography', ...Object.fromEntries(tokens) };
}

/** Replaces the tokens that equal those of the same path elsewhere by references to them. */
function referring(tokens: DesignTokens, shared: DesignTokens, path: string): DesignTokens {
  return Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => {
      const other = shared[name];
      if (typeof token !== 'object' || token === null || typeof other !== 'object' || other === null) {
        return [name, token];
      }
      if (!('$value' in token)) return [name, referring({ ...token }, { ...other }, `${path}.${name}`)];
      const equal = JSON.stringify(token) === JSON.stringify(other);
      return [name, equal ? { $value: `{${path}.${name}}` } : token];
    }),
  );
}

function themeTokens(theme: ThemeName, scheme: Scheme): DesignTokens {
  return {
    color: group('color', palette(theme, scheme), color),
    shadow: group('shadow', shadows[scheme], shadow),
  };
}

/**
 * All tokens of the theme contract, and the scale of type. Every theme is complete in both schemes; what it shares with
 * the theme `default` refers to it.
 */
export function designTokens(): DesignTokens {
  const [base, ...others] = themeNames;
  const bySchemes = (tokens: (scheme: Scheme) => DesignTokens) =>
    Object.fromEntries(schemes.map((scheme) => [scheme, tokens(scheme)]));
  return {
    $description:
      'Design tokens of Orvela Facilities. The CSS variable of a token is its path in the theme: --fd-color-text-muted.',
    font: group('fontFamily', constants.font, fontFamily),
    weight: group('fontWeight', constants.weight, Number),
    space: group('dimension', constants.space, (text) => dimension(text)),
    radius: group('dimension', constants.radius, (text) => dimension(text)),
    control: group('dimension', constants.control, (text) => dimension(text)),
    duration: group('duration', constants.duration, duration),
    easing: group('cubicBezier', constants.easing, cubicBezier),
    layer: group('number', constants.layer, Number),
    measure: group('dimension', constants.measure, (text) => dimension(text)),
    breakpoint: group(
      'dimension',
      Object.fromEntries(Object.entries(breakpoints).map(([name, width]) => [name, `${width}px`])),
      (text) => dimension(text),
    ),
    typography: typographyTokens(),
    theme: {
      [base]: bySchemes((scheme) => themeTokens(base, scheme)),
      ...Object.fromEntries(
        others.map((theme) => [
          theme,
          bySchemes((scheme) =>
            referring(themeTokens(theme, scheme), themeTokens(base, scheme), `theme.${base}.${scheme}`),
          ),
        ]),
      ),
    },
  };
}

/** The content of the file. */
export const designTokensText = () => `${JSON.stringify(designTokens(), null, 2)}\n`;
