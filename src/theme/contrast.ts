/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Parses `#rrggbb` or `#rgb`. Throws on anything else, because a theme must not contain a guessed colour. */
export function parseHex(hex: string): Rgb {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(hex);
  const full = short ? `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}` : hex;
  const parts = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(full);
  if (!parts) throw new Error(`"${hex}" is not a hex colour, so its contrast cannot be known. Use #rrggbb.`);
  return [
    Number.parseInt(parts[1] ?? '', 16),
    Number.parseInt(parts[2] ?? '', 16),
    Number.parseInt(parts[3] ?? '', 16),
  ];
}

/** Formats a colour as `#rrggbb`. */
export function toHex(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

function luminance(hex: string): number {
  const [r, g, b] = parseHex(hex).map((part) => {
    const c = part / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** Contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

/** Mixes `amount` (0 to 1) of `b` into `a`. */
export function mix(a: string, b: string, amount: number): string {
  const from = parseHex(a);
  const to = parseHex(b);
  return toHex([
    from[0] + (to[0] - from[0]) * amount,
    from[1] + (to[1] - from[1]) * amount,
    from[2] + (to[2] - from[2]) * amount,
  ]);
}

/**
 * The closest mix of `color` with `towards` that reaches the contrast `ratio` on every background. Throws if none does.
 */
export function reach(color: string, towards: string, backgrounds: readonly string[], ratio: number): string {
  for (let step = 0; step <= 50; step += 1) {
    const candidate = mix(color, towards, step / 50);
    if (backgrounds.every((background) => contrast(candidate, background) >= ratio)) return candidate;
  }
  throw new Error(`No mix of ${color} and ${towards} reaches ${ratio}:1 on ${backgrounds.join(', ')}.`);
}
