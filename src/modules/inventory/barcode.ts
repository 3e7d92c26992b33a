/** The check digit of the first twelve digits of an EAN-13. */
export function checkDigit(digits: string): number {
  const sum = Array.from(digits.slice(0, 12), Number).reduce(
    (total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return (10 - (sum % 10)) % 10;
}

/** Whether a text is an EAN-13: thirteen digits, of which the last one checks the others. */
export const isEan13 = (text: string): boolean => /^\d{13}$/.test(text) && checkDigit(text) === Number(text[12]);

/** What is wrong with a barcode; an empty one is right. */
export function barcodeProblem(text: string): 'digits' | 'check' | undefined {
  if (text === '' || isEan13(text)) return undefined;
  return /^\d{13}$/.test(text) ? 'check' : 'digits';
}

// The seven modules of each digit (GS1 General Specifications 5.2.1.2); set G is set R read backwards.
const setL = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
] as const;
const inverted = (modules: string) => [...modules].map((one) => (one === '0' ? '1' : '0')).join('');
const setR = setL.map(inverted);
const setG = setR.map((modules) => [...modules].toReversed().join(''));
/** By the first digit: the sets of the six digits after it. */
const parities = [
  'LLLLLL',
  'LLGLGG',
  'LLGGLG',
  'LLGGGL',
  'LGLLGG',
  'LGGLLG',
  'LGGGLL',
  'LGLGLG',
  'LGLGGL',
  'LGGLGL',
] as const;

/** The 95 modules of an EAN-13, `1` for a bar. The text must be one (`isEan13`). */
export function ean13Modules(text: string): string {
  const digits = [...text].map(Number);
  const [first = 0, ...others] = digits;
  const parity = parities[first] ?? parities[0];
  const left = others.slice(0, 6).map((digit, at) => (parity[at] === 'L' ? setL : setG)[digit]);
  const right = others.slice(6).map((digit) => setR[digit]);
  return ['101', ...left, '01010', ...right, '101'].join('');
}

/** The bars of an EAN-13 in modules from its left edge; the guards between the groups of digits are longer. */
export function ean13Bars(text: string): Array<{ at: number; width: number; guard: boolean }> {
  const bars: Array<{ at: number; width: number; guard: boolean }> = [];
  for (const run of ean13Modules(text).matchAll(/1+/g)) {
    const at = run.index;
    bars.push({ at, width: run[0].length, guard: at < 3 || (at > 44 && at < 50) || at > 91 });
  }
  return bars;
}
