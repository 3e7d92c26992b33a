import { plainLine } from '#mocks/help-center/helpHtml';

/** The words of a text. */
export const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.-]*/gu) ?? [];

/** The number of words of each sentence of an HTML text. A heading or an item of a list begins a new one. */
function sentenceLengths(html: string): number[] {
  const blocks = html
    .split(/<\/?(?:p|li|ul|ol|h[23]|blockquote|figure|figcaption)\b[^>]*>/)
    .map(plainLine)
    .filter((block) => block !== '');
  return blocks.flatMap((block) => block.split(/(?<=[.!?…:;])\s+/)).map((text) => wordsIn(text).length);
}

/** The longest sentence of a text and the average of all, in words. */
export function readingLevel(html: string): { longest: number; average: number } {
  const lengths = sentenceLengths(html);
  return { longest: Math.max(...lengths), average: lengths.reduce((sum, length) => sum + length, 0) / lengths.length };
}
