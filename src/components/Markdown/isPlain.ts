// Whatever may mean something anywhere: emphasis, code, links with and without brackets, HTML, tables, escapes; and spaces
// that are no plain ones.
const marks = /[\\`*_~[\]<>&|@\0]|[^\S \n]|:\/\/|www\./i;
// At the beginning or the end of a line: headings, lists, rules, code by indentation, lines that end where they are told.
const lines = /^(?:[ \t]|[-+=#:]|\d+[.)])|[ \t]$/m;

/** Whether a text holds nothing but words in paragraphs, which need no parser to be shown as they are. */
export function isPlain(source: string): boolean {
  return !marks.test(source) && !lines.test(source);
}
