import { createVar, styleVariants } from '@vanilla-extract/css';

import { vars } from './contract.css';

/** Fill, coloured text and edge of the tone that an element or one around it wears. */
export const softTone = { fill: createVar(), text: createVar(), edge: createVar() };

const wear = (roles: Readonly<Record<'soft' | 'text' | 'border', string>>) => ({
  vars: { [softTone.fill]: roles.soft, [softTone.text]: roles.text, [softTone.edge]: roles.border },
});

/** The tones of a message. */
export const statusTone = styleVariants(
  {
    info: vars.color.info,
    success: vars.color.success,
    warning: vars.color.warning,
    error: vars.color.error,
  },
  wear,
);

/** Those, and the two that only set something apart. */
export const noticeTone = {
  ...styleVariants({ neutral: vars.color.neutral, primary: vars.color.primary }, wear),
  ...statusTone,
};
