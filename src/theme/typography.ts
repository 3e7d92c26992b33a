import { vars } from './contract.css';

type TextStyle = { size: string; lineHeight: string; weight: string };
type TitleStyle = TextStyle & { letterSpacing: string };

const text = ({ size, lineHeight, weight }: TextStyle) => ({ fontSize: size, lineHeight, fontWeight: weight }) as const;

const title = ({ letterSpacing, ...style }: TitleStyle) => ({ ...text(style), letterSpacing }) as const;

/**
 * Text styles of the visual language, as style objects for vanilla-extract (`style({ ...typography.body })`). Their
 * values are tokens of the theme.
 */
export const typography = {
  /** Numbers and letters where there is hardly room for them. */
  micro: text(vars.type.micro),
  caption: text(vars.type.caption),
  small: text(vars.type.small),
  body: text(vars.type.body),
  /** Names of controls. */
  label: text(vars.type.label),
  /** Controls of the size `large`, and all on a touch screen: below 16 px a phone zooms into a field. */
  control: text(vars.type.control),
  /** Articles. */
  reading: text(vars.type.reading),
  /** First paragraph of a page. */
  lead: text(vars.type.lead),
  titleS: text(vars.type.titleS),
  titleM: title(vars.type.titleM),
  titleL: title(vars.type.titleL),
  display: title(vars.type.display),
  /** Large numbers. */
  figure: { ...text(vars.type.figure), fontVariantNumeric: 'tabular-nums' },
} as const;

export type TypeName = keyof typeof typography;
