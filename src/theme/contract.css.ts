import { createGlobalThemeContract } from '@vanilla-extract/css';

const tone = {
  solid: null,
  solidHover: null,
  onSolid: null,
  soft: null,
  softHover: null,
  text: null,
  border: null,
  focus: null,
};

const text = { size: null, lineHeight: null, weight: null };
const title = { ...text, letterSpacing: null };

/** The contract of all design tokens. Components use only these roles; a theme that misses one does not compile. */
export const vars = createGlobalThemeContract(
  {
    color: {
      surface: { app: null, subtle: null, panel: null, raised: null, overlay: null, scrim: null },
      text: { default: null, muted: null, onPrimary: null, link: null, disabled: null },
      border: { subtle: null, default: null, strong: null },
      fill: { rest: null, hover: null, pressed: null },
      primary: tone,
      accent: tone,
      neutral: tone,
      info: tone,
      success: tone,
      warning: tone,
      error: tone,
      status: { online: null, away: null, busy: null, notVisible: null },
      chart: { 1: null, 2: null, 3: null, 4: null, 5: null, 6: null, 7: null, 8: null },
      map: { sea: null, land: null, district: null, road: null, roadCasing: null, label: null },
    },
    shadow: { bar: null, menu: null, dialog: null },
    font: { body: null, mono: null },
    type: {
      micro: text,
      caption: text,
      small: text,
      body: text,
      label: text,
      control: text,
      reading: text,
      lead: text,
      titleS: text,
      titleM: title,
      titleL: title,
      display: title,
      figure: text,
    },
    weight: { regular: null, book: null, medium: null, firm: null, semibold: null, strong: null, bold: null },
    space: {
      0: null,
      2: null,
      4: null,
      6: null,
      8: null,
      12: null,
      16: null,
      20: null,
      24: null,
      32: null,
      40: null,
      48: null,
      64: null,
      80: null,
      96: null,
    },
    radius: { tag: null, control: null, menu: null, card: null, dialog: null, full: null },
    control: { small: null, medium: null, large: null },
    duration: { enter: null, exit: null, drawerEnter: null, drawerExit: null },
    easing: { enter: null, exit: null },
    layer: {
      base: null,
      raised: null,
      pinned: null,
      corner: null,
      sticky: null,
      drawer: null,
      toast: null,
      skip: null,
    },
    measure: { reading: null, content: null, full: null },
  },
  (_value, path) => `fd-${path.join('-')}`,
);

/** Tones of coloured controls, each a group of eight roles. */
export type Tone = 'primary' | 'accent' | 'neutral' | 'info' | 'success' | 'warning' | 'error';
