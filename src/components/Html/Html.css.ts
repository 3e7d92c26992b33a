import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const variant = styleVariants({
  /** Inline text in the surrounding type style. */
  inline: {},
  /** Paragraphs and lists in the surrounding type style. */
  block: { display: 'flow-root', overflowWrap: 'anywhere' },
  /** An article: larger type and a comfortable line length. */
  reading: {
    ...typography.reading,
    display: 'flow-root',
    maxInlineSize: vars.measure.reading,
    overflowWrap: 'break-word',
  },
});

export const waiting = style({ whiteSpace: 'pre-line' });

export const scroller = style({
  overflowX: 'auto',
  borderRadius: vars.radius.tag,
  border: `1px solid ${vars.color.border.subtle}`,
});

for (const root of [variant.block, variant.reading]) {
  // The distance between two blocks depends on both, which `gap` cannot express.
  globalStyle(`${root} > * + *`, { marginBlockStart: '1em' });
  globalStyle(`${root} > [data-level]`, { marginBlockStart: '1.6em' });
  globalStyle(`${root} > :first-child`, { marginBlockStart: 0 });
  globalStyle(`${root} > [data-level] + *`, { marginBlockStart: '0.5em' });
  globalStyle(`${root} [data-level='2']`, { ...typography.titleM });
  globalStyle(
    `${root} [data-level='3'], ${root} [data-level='4'], ${root} [data-level='5'], ${root} [data-level='6']`,
    {
      ...typography.titleS,
    },
  );
  globalStyle(`${root} [data-level]`, { scrollMarginBlockStart: vars.space[24] });
  globalStyle(`${root} ul`, { listStyle: 'disc', paddingInlineStart: '1.4em' });
  globalStyle(`${root} ol`, { listStyle: 'decimal', paddingInlineStart: '1.6em' });
  globalStyle(`${root} li + li`, { marginBlockStart: '0.35em' });
  globalStyle(`${root} li::marker`, { color: vars.color.text.muted });
  globalStyle(`${root} strong, ${root} b`, { fontWeight: vars.weight.strong });
  globalStyle(`${root} kbd`, {
    display: 'inline-block',
    minInlineSize: '1.6em',
    paddingInline: '0.4em',
    border: `1px solid ${vars.color.border.default}`,
    borderBlockEndWidth: '2px',
    borderRadius: vars.radius.tag,
    backgroundColor: vars.color.surface.subtle,
    fontFamily: vars.font.body,
    fontSize: vars.type.small.size,
    fontWeight: vars.weight.medium,
    lineHeight: 1.5,
    textAlign: 'center',
    whiteSpace: 'nowrap',
  });
  globalStyle(`${root} code`, {
    paddingInline: '0.3em',
    borderRadius: vars.radius.tag,
    backgroundColor: vars.color.fill.rest,
    fontFamily: vars.font.mono,
    fontSize: vars.type.body.size,
    overflowWrap: 'anywhere',
  });
  globalStyle(`${root} pre code`, { padding: 0, backgroundColor: 'transparent', fontSize: 'inherit' });
  globalStyle(`${root} blockquote`, {
    paddingInlineStart: vars.space[16],
    borderInlineStart: `3px solid ${vars.color.border.default}`,
  });
  globalStyle(`${root} pre`, { overflowX: 'auto', fontFamily: vars.font.mono });
  globalStyle(`${root} table`, { inlineSize: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
  globalStyle(`${root} th, ${root} td`, {
    paddingBlock: vars.space[8],
    paddingInline: vars.space[12],
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'normal',
  });
  globalStyle(`${root} th`, {
    fontWeight: vars.weight.semibold,
    whiteSpace: 'nowrap',
    backgroundColor: vars.color.surface.subtle,
  });
  globalStyle(`${root} tbody tr`, { borderBlockStart: `1px solid ${vars.color.border.subtle}` });
  globalStyle(`${root} figure`, { display: 'grid', gap: vars.space[8] });
  globalStyle(`${root} img`, { maxInlineSize: '100%', blockSize: 'auto', borderRadius: vars.radius.control });
  globalStyle(`${root} figcaption`, { ...typography.small, color: vars.color.text.muted });
  globalStyle(`${root} [data-align='right']`, { textAlign: 'end' });
  globalStyle(`${root} [data-align='center']`, { textAlign: 'center' });
}
