import { createVar, styleVariants } from '@vanilla-extract/css';

import { vars } from './contract.css';

/** Fill, text colour and border colour of the nearest tone class. */
export const softTone = { fill: createVar(), text: createVar(), edge: createVar() };

const wear = (roles: Readonly<Record<'soft' | 'text' | 'border', string>>) => ({
  vars: { [softTone.fill]: roles.soft, [softTone.text]: roles.text, [softTone.edge]: roles.border },
});

/** Status tones of a message. */
export const statusTone = styleVariants(
  {
    info: vars.color.info,
    success: vars.color.success,
    warning: vars.color.warning,
    error: vars.color.error,
  },
  wear,
);

/** The status tones, plus two for emphasis without a status. */
export const noticeTone = {
  ...styleVariants({ neutral: vars.color.neutral, primary: vars.color.primary }, wear),
  ...statusTone,
};
