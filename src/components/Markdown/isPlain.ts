// Characters with a meaning anywhere in Markdown: emphasis, code, links with and without brackets, HTML, tables,
// escapes; and non-standard spaces.
const marks = /[\\`*_~[\]<>&|@\0]|[^\S \n]|:\/\/|www\./i;
// Syntax at the start or end of a line: headings, lists, rules, indented code, hard line breaks.
const lines = /^(?:[ \t]|[-+=#:]|\d+[.)])|[ \t]$/m;

/** Whether a text consists only of plain paragraphs, which can be shown without the parser. */
export function isPlain(source: string): boolean {
  return !marks.test(source) && !lines.test(source);
}
