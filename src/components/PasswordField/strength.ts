/** Estimated effort to guess a password, from 0 (trivial) to 3 (hard). */
export type Strength = 0 | 1 | 2 | 3;

/** The most useful improvement: more characters, or less common ones. */
export type StrengthAdvice = 'longer' | 'lessCommon' | 'none';

const common =
  /password|parola|şifre|sifre|qwert|asdf|letmein|welcome|hosgeldin|admin|iloveyou|galatasaray|fenerbahce|besiktas/;

// A run such as "abcd", "4321" or "aaaa" is guessed in one step.
function surprises(text: string): number {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, index) => {
    const step = code - (codes[index - 1] ?? NaN);
    return !(Math.abs(step) <= 1 && step === (codes[index - 1] ?? NaN) - (codes[index - 2] ?? NaN));
  }).length;
}

/** Rough estimate for a hint while typing: length counts most, common words and runs count little. */
export function estimateStrength(password: string): { strength: Strength; advice: StrengthAdvice } {
  const plain = password.toLowerCase();
  const isCommon = common.test(plain);
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length;
  const distinct = new Set(plain).size;
  const counted = Math.min(surprises(isCommon ? plain.replace(common, '') : plain), distinct * 2);
  const points = counted + (isCommon ? 0 : Math.max(0, kinds - 1) * 2);
  const strength = points < 8 ? 0 : points < 12 ? 1 : points < 17 ? 2 : 3;
  return { strength, advice: strength === 3 ? 'none' : isCommon ? 'lessCommon' : 'longer' };
}
