import { vars } from './contract.css';

const { primary, neutral, accent, info, success, warning, error, chart, text } = vars.color;

/** The colour roles of each tone. */
export const toneRoles = { primary, neutral, accent, info, success, warning, error } as const;

/** The colour of a figure drawn in one tone, such as a sparkline. */
export const drawingTone = {
  primary: { color: chart[1] },
  success: { color: success.text },
  warning: { color: warning.text },
  error: { color: error.text },
  info: { color: info.text },
  accent: { color: accent.text },
  neutral: { color: text.muted },
} as const;
