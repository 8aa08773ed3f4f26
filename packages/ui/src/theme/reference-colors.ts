/** The palette of a light region. */
const light = {
  /** The browser's scheme for native controls and scroll bars. */
  scheme: 'light' as 'light' | 'dark',
  /** The background of the region. */
  background: '#ffffff',
  /** Panels on the background: cards, tinted sections, disabled controls. */
  surface: '#f4f5f6',
  /** Floating or editable surfaces: fields, menus, dialogs. */
  raised: '#ffffff',
  text: '#1f2328',
  /** Secondary text and placeholders. */
  textMuted: '#57606a',
  link: '#1d4f91',
  /** A field's error: its message and its edge. */
  error: '#a3211a',
  /** Decorative hairlines. */
  border: '#dfe2e6',
  /** The edge of a control: 3:1 against the three fills. */
  borderStrong: '#767f89',
  /** The focus ring: 3:1 against the three fills. */
  focus: '#1f2328',
  /** The main action and the selected state. */
  action: '#1d4f91',
  actionHover: '#163d70',
  onAction: '#ffffff',
};

/**
 * The palette of a page region. Every foreground in it must be readable on `background`, `surface` and `raised`; the
 * contrast test checks this for each brand.
 */
export type Tone = typeof light;

const dark: Tone = {
  scheme: 'dark',
  background: '#1f2328',
  surface: '#2a2f35',
  raised: '#343a41',
  text: '#ffffff',
  textMuted: '#d0d4d9',
  link: '#a8c7f0',
  error: '#ffb4ab',
  border: '#4a5159',
  borderStrong: '#a3abb5',
  focus: '#ffffff',
  action: '#ffffff',
  actionHover: '#e3e8ee',
  onAction: '#1f2328',
};

const blue: Tone = {
  scheme: 'dark',
  background: '#1d4f91',
  surface: '#1a4680',
  raised: '#163d70',
  text: '#ffffff',
  textMuted: '#e1ebf8',
  link: '#ffffff',
  error: '#ffe0b8',
  border: '#4a74ad',
  borderStrong: '#c7d9f0',
  focus: '#ffffff',
  action: '#ffffff',
  actionHover: '#e1ebf8',
  onAction: '#163d70',
};

/** The colours of the reference theme. Colours that carry text are written as `#rrggbb`. */
export const colors = {
  /** The page's own tone. */
  color: light,
  /** Tones for regions; see `tone.css`. */
  tone: { inverse: dark, brand: blue, hero: light, header: light, footer: dark },
  /** A fill and the text colour on it. */
  role: {
    brand: { fill: '#1d4f91', on: '#ffffff' },
    accent: { fill: '#e1ebf8', on: '#163d70' },
  },
  /** Roles with a soft form: `text` is readable on `soft` and on the page's own fills. */
  status: {
    sale: { fill: '#a3211a', on: '#ffffff', soft: '#fdecea', text: '#a3211a' },
    success: { fill: '#1f7a4d', on: '#ffffff', soft: '#e8f4ed', text: '#1a6740' },
    warning: { fill: '#f4c35a', on: '#2b1f02', soft: '#fdf3dc', text: '#7a5300' },
    danger: { fill: '#b3261e', on: '#ffffff', soft: '#fdecea', text: '#a3211a' },
    info: { fill: '#285f8f', on: '#ffffff', soft: '#e9f1f8', text: '#245580' },
  },
  /** Covers the page behind a dialog. */
  backdrop: 'rgb(31 35 40 / 0.6)',
};
