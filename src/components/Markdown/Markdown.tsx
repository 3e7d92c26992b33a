import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';

import { Html, preloadHtml, Prose } from '#components/Html';
import { headingId } from '#lib/text/headingId';
import { lazyValue } from '#lib/react/lazyValue';
import { splitBlocks } from '#components/internal/markdownOutline';

import { isPlain } from './isPlain';

export type MarkdownProps = {
  /** Supports paragraphs, lists, emphasis, links, headings of levels 2 to 4 and tables; raw HTML is dropped. */
  source: string;
  /** Added to the level of every heading, for text nested under a deeper heading. */
  headingOffset?: number;
};

// Load the parser and the sanitiser in parallel.
const parser = lazyValue(async () => {
  const [module] = await Promise.all([import('./toHtml'), preloadHtml()]);
  return module;
});

/**
 * Renders Markdown at reading size and measure. Its headings have the ids returned by `outline` of
 * `#lib/markdownOutline`.
 */
export function Markdown({ source, headingOffset = 0 }: MarkdownProps) {
  const rough = <Rough source={source} headingOffset={headingOffset} />;
  return isPlain(source) ? <Prose variant="reading">{rough}</Prose> : <Parsed {...{ source, headingOffset, rough }} />;
}

function Parsed({ source, headingOffset, rough }: Required<MarkdownProps> & { rough: ReactNode }) {
  const ready = parser.useValue();
  return (
    <Html
      html={ready?.toHtml(source)}
      variant="reading"
      headings={{ offset: headingOffset, ids: true }}
      placeholder={rough}
    />
  );
}

/**
 * The unparsed text in approximately its final layout, shown until the parser has loaded, or permanently if there is
 * nothing to parse.
 */
function Rough({ source, headingOffset }: Required<MarkdownProps>) {
  const seen = new Map<string, number>();
  const blocks = splitBlocks(source).map((block) => {
    switch (block.kind) {
      case 'heading':
        return createElement(
          `h${Math.min(6, block.level + headingOffset)}`,
          { id: block.id ?? headingId(block.text, seen), 'data-level': block.level },
          block.text,
        );
      case 'list':
        return createElement('ul', null, ...block.items.map((item) => createElement('li', null, item)));
      case 'text':
        return createElement('p', null, block.text);
    }
  });
  return createElement(Fragment, null, ...blocks);
}
