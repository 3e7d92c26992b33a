import { Marked } from 'marked';

import { splitHeading } from '#lib/text/headingId';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);

// Paragraphs, lists, emphasis, links, headings of levels 2 to 4 and tables. Other syntax is shown as text; raw HTML is
// removed.
const marked = new Marked({
  gfm: true,
  renderer: {
    html: () => '',
    heading({ tokens, depth }) {
      const level = Math.min(4, Math.max(2, depth));
      const { words, id } = splitHeading(this.parser.parseInline(tokens));
      return `<h${level}${id === undefined ? '' : ` id="${id}"`}>${words}</h${level}>`;
    },
    blockquote({ tokens }) {
      return this.parser.parse(tokens);
    },
    code: ({ text }) => `<p>${escape(text)}</p>`,
    codespan: ({ text }) => escape(text),
    del({ tokens }) {
      return this.parser.parseInline(tokens);
    },
    hr: () => '',
    image: ({ text }) => escape(text),
    checkbox: () => '',
  },
});

/** Converts the supported subset of Markdown to HTML. The result is not sanitised. */
export function toHtml(source: string): string {
  return marked.parse(source, { async: false });
}
