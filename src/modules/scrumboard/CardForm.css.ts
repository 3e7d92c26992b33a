import { createContainer, style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

const form = createContainer();
/** Room for two columns. */
const roomy = `${form} (min-width: 44rem)`;

export const root = style({
  containerName: form,
  containerType: 'inline-size',
  minInlineSize: 0,
  selectors: { '&:focus': { outline: 'none' } },
});

export const stack = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16], minInlineSize: 0 });

/** The text of the field is in line with what is below it. */
export const title = style({ marginInline: `calc(-1 * ${vars.space[12]})` });

export const cover = style({ overflow: 'hidden', borderRadius: vars.radius.card });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 17rem', alignItems: 'start' } },
});

export const main = style({ display: 'flex', flexDirection: 'column', gap: vars.space[24], minInlineSize: 0 });

export const aside = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16], minInlineSize: 0 });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.control.medium,
});

export const place = style({ ...typography.small, color: vars.color.text.muted, overflowWrap: 'anywhere' });

export const status = style({ marginInlineStart: 'auto' });

export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  marginBlockEnd: vars.space[8],
});

export const sectionTitle = style({ ...typography.label });

export const preview = style({
  padding: vars.space[12],
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.control,
  overflowWrap: 'anywhere',
  minBlockSize: vars.space[80],
});

export const nothing = style({ ...typography.body, color: vars.color.text.muted });

export const due = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8] });

export const dueState = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12] });

export const actions = style({ display: 'grid', gap: vars.space[8], justifyItems: 'start' });

export const events = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12] });

export const event = style({
  ...typography.small,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[8],
  overflowWrap: 'anywhere',
});

export const eventTime = style({ ...typography.caption, display: 'block', color: vars.color.text.muted });

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space[8],
});

export const pictureButton = style({
  padding: 0,
  border: `2px solid transparent`,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  lineHeight: 0,
  selectors: { '&[aria-pressed="true"]': { borderColor: vars.color.primary.solid } },
});
