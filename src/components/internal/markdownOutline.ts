import { headingId, splitHeading } from '#lib/text/headingId';

/** A heading of a Markdown text, as a contents list needs it. */
export interface OutlineEntry {
  /** 2 to 4, as written. */
  level: number;
  text: string;
  /** The id that the shown heading has. */
  id: string;
}

const inlineMarks = /<[^>]*>|(?<!\\)\*+|~~|`/g;

/** The words of one line of Markdown. */
function stripInlineMarks(line: string): string {
  return line
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(inlineMarks, '')
    .replaceAll(/(?<![\p{L}\p{N}\\])_+|_+(?![\p{L}\p{N}])/gu, '')
    .replaceAll(/\\([!-/:-@[-`{-~])/g, '$1');
}

/** A block of a text before its Markdown is understood: enough to lay it out at about its final size. */
export type MarkdownBlock =
  | { kind: 'heading'; level: number; text: string; /** Its own, where it has one. */ id: string | undefined }
  | { kind: 'list'; items: string[] }
  | { kind: 'text'; text: string };

const headingLine = /^(#{1,6})\s+(.*?)\s*#*\s*$/;
const itemLine = /^\s*(?:[-*+]|\d+[.)])\s+/;

/** Cuts a text into headings, lists and paragraphs without a parser. */
export function splitBlocks(source: string): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  for (const chunk of source.replaceAll('\r\n', '\n').split(/\n\s*\n|\n(?=#{1,6}\s)|(?<=^#{1,6}\s[^\n]*)\n/m)) {
    const block = chunk.trim();
    if (block === '') continue;
    const [, marks, title] = headingLine.exec(block) ?? [];
    if (marks && title !== undefined && !block.includes('\n')) {
      const { words, id } = splitHeading(title);
      blocks.push({
        kind: 'heading',
        level: Math.min(4, Math.max(2, marks.length)),
        text: stripInlineMarks(words),
        id,
      });
    } else if (block.startsWith('|')) {
      const rows = block.split('\n').filter((row) => !/^[\s|:-]+$/.test(row));
      const cells = (row: string) => row.replaceAll(/^\s*\||\|\s*$/g, '').replaceAll(/\s*\|\s*/g, ' · ');
      blocks.push({ kind: 'list', items: rows.map((row) => stripInlineMarks(cells(row).trim())) });
    } else if (itemLine.test(block)) {
      const items = block.split(/\n(?=\s*(?:[-*+]|\d+[.)])\s)/);
      blocks.push({ kind: 'list', items: items.map((item) => stripInlineMarks(item.replace(itemLine, ''))) });
    } else {
      blocks.push({ kind: 'text', text: stripInlineMarks(block) });
    }
  }
  return blocks;
}

/** The headings of a text, in order. */
export function outline(source: string): OutlineEntry[] {
  const seen = new Map<string, number>();
  return splitBlocks(source).flatMap((block) =>
    block.kind === 'heading'
      ? [{ level: block.level, text: block.text, id: block.id ?? headingId(block.text, seen) }]
      : [],
  );
}
