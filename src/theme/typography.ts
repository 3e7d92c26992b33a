import { vars } from './contract.css';

type TextStyle = { size: string; lineHeight: string; weight: string };
type TitleStyle = TextStyle & { letterSpacing: string };

const text = ({ size, lineHeight, weight }: TextStyle) => ({ fontSize: size, lineHeight, fontWeight: weight }) as const;

const title = ({ letterSpacing, ...style }: TitleStyle) => ({ ...text(style), letterSpacing }) as const;

const { type } = vars;

/**
 * Text styles of the visual language, as style objects for vanilla-extract (`style({ ...typography.body })`). Their
 * values are tokens of the theme.
 */
export const typography = {
  /** Numbers and letters where there is hardly room for them. */
  micro: text(type.micro),
  caption: text(type.caption),
  small: text(type.small),
  body: text(type.body),
  /** Names of controls. */
  label: text(type.label),
  /** Controls of the size `large`, and all on a touch screen: below 16 px a phone zooms into a field. */
  control: text(type.control),
  /** Articles. */
  reading: text(type.reading),
  /** First paragraph of a page. */
  lead: text(type.lead),
  titleS: text(type.titleS),
  titleM: title(type.titleM),
  titleL: title(type.titleL),
  display: title(type.display),
  /** Large numbers. */
  figure: { ...text(type.figure), fontVariantNumeric: 'tabular-nums' },
} as const;

export type TypeName = keyof typeof typography;
