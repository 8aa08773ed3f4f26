import type { BrandTokens, Tone } from '@matchday/ui/theme';

export const green = '#00743c';
export const gold = '#c6963a';

const lime: Tone = {
  scheme: 'light',
  background: '#fffdf6',
  surface: '#f7f1e1',
  raised: '#ffffff',
  text: '#13241a',
  textMuted: '#56645b',
  link: '#00602f',
  error: '#961a1a',
  border: '#e2d7bd',
  borderStrong: '#807a60',
  focus: '#00461f',
  action: green,
  actionHover: '#005a2c',
  onAction: '#ffffff',
};

const stripe: Tone = {
  scheme: 'dark',
  background: '#006a36',
  surface: '#005f30',
  raised: '#00542a',
  text: '#ffffff',
  textMuted: '#dcefe2',
  link: '#ffe3a3',
  error: '#ffd9cf',
  border: '#2f8a5a',
  borderStrong: '#b9dcc7',
  focus: '#ffe3a3',
  action: '#ffe3a3',
  actionHover: '#ffffff',
  onAction: '#0e3320',
};

const olive: Tone = {
  scheme: 'dark',
  background: '#0e3320',
  surface: '#123d27',
  raised: '#17472e',
  text: '#fdf8ea',
  textMuted: '#c6d6c8',
  link: '#f0cf86',
  error: '#ffc4b5',
  border: '#2c5a40',
  borderStrong: '#9cb5a2',
  focus: '#ffe3a3',
  action: '#f0cf86',
  actionHover: '#ffe3a3',
  onAction: '#0e3320',
};

export const colors: Pick<BrandTokens, 'color' | 'tone' | 'role' | 'status' | 'backdrop'> = {
  color: lime,
  tone: { inverse: olive, brand: stripe, hero: stripe, header: stripe, footer: olive },
  role: {
    brand: { fill: green, on: '#ffffff' },
    accent: { fill: gold, on: '#1d1604' },
  },
  status: {
    sale: { fill: '#a8321f', on: '#ffffff', soft: '#fae7df', text: '#9c2c1a' },
    success: { fill: '#00743c', on: '#ffffff', soft: '#e2f1e4', text: '#005f30' },
    warning: { fill: '#e0ac45', on: '#241a02', soft: '#fbefd2', text: '#6f4d00' },
    danger: { fill: '#9f1d1d', on: '#ffffff', soft: '#fbe6e3', text: '#961a1a' },
    info: { fill: '#1f5673', on: '#ffffff', soft: '#e3eff3', text: '#1b4e69' },
  },
  backdrop: 'rgb(14 51 32 / 0.6)',
};
