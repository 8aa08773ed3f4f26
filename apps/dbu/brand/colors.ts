import type { BrandTokens, Tone } from '@matchday/ui/theme';

export const red = '#c8102e';

const snow: Tone = {
  scheme: 'light',
  background: '#ffffff',
  surface: '#f6f4f3',
  raised: '#ffffff',
  text: '#221c1e',
  textMuted: '#655d60',
  link: '#ab0c26',
  error: '#a3211a',
  border: '#e7e2e0',
  borderStrong: '#857c7f',
  focus: '#221c1e',
  action: red,
  actionHover: '#a30b24',
  onAction: '#ffffff',
};

const flag: Tone = {
  scheme: 'dark',
  background: red,
  surface: '#b80d29',
  raised: '#a80b24',
  text: '#ffffff',
  textMuted: '#ffe6e9',
  link: '#ffffff',
  error: '#ffe9b8',
  border: '#dc5a70',
  borderStrong: '#ffd4da',
  focus: '#ffffff',
  action: '#ffffff',
  actionHover: '#ffe6e9',
  onAction: '#a30b24',
};

const dusk: Tone = {
  scheme: 'dark',
  background: '#2b1c20',
  surface: '#36262a',
  raised: '#413034',
  text: '#ffffff',
  textMuted: '#d9cccf',
  link: '#ffb3bd',
  error: '#ffb4ab',
  border: '#55434a',
  borderStrong: '#ab989d',
  focus: '#ffffff',
  action: '#ffffff',
  actionHover: '#ffe6e9',
  onAction: '#2b1c20',
};

const fog: Tone = { ...snow, background: '#f6f4f3', surface: '#efebe9' };

export const colors: Pick<BrandTokens, 'color' | 'tone' | 'role' | 'status' | 'backdrop'> = {
  color: snow,
  tone: { inverse: dusk, brand: flag, hero: snow, header: snow, footer: fog },
  role: {
    brand: { fill: red, on: '#ffffff' },
    accent: { fill: '#fbe4e7', on: '#7d0a1e' },
  },
  status: {
    sale: { fill: '#7d0a1e', on: '#ffffff', soft: '#fdeef0', text: '#a30b24' },
    success: { fill: '#1f7a4d', on: '#ffffff', soft: '#e8f4ed', text: '#1a6740' },
    warning: { fill: '#f4c35a', on: '#2b1f02', soft: '#fdf3dc', text: '#7a5300' },
    danger: { fill: '#b3261e', on: '#ffffff', soft: '#fdecea', text: '#a3211a' },
    info: { fill: '#285f8f', on: '#ffffff', soft: '#e9f1f8', text: '#245580' },
  },
  backdrop: 'rgb(43 28 32 / 0.5)',
};
