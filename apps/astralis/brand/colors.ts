import type { BrandTokens, Tone } from '@matchday/ui/theme';

export const red = '#e4002b';

const night: Tone = {
  scheme: 'dark',
  background: '#0a0a0c',
  surface: '#131316',
  raised: '#1b1b20',
  text: '#f6f5f2',
  textMuted: '#a8a8b1',
  link: '#ff6a63',
  error: '#ff8a84',
  border: '#2b2b33',
  borderStrong: '#7d7d8a',
  focus: '#ffffff',
  action: red,
  actionHover: '#d40029',
  onAction: '#ffffff',
};

const pitch: Tone = { ...night, background: '#000000', surface: '#0d0d0f' };

const signal: Tone = {
  scheme: 'dark',
  background: '#c20025',
  surface: '#a8001f',
  raised: '#8f001a',
  text: '#ffffff',
  textMuted: '#ffe3e6',
  link: '#ffffff',
  error: '#fff0c2',
  border: '#d8405b',
  borderStrong: '#ffd0d6',
  focus: '#ffffff',
  action: '#ffffff',
  actionHover: '#ffe3e6',
  onAction: '#0a0a0c',
};

const paper: Tone = {
  scheme: 'light',
  background: '#f4f3f0',
  surface: '#e9e8e4',
  raised: '#ffffff',
  text: '#0a0a0c',
  textMuted: '#55555e',
  link: '#b00022',
  error: '#a3001c',
  border: '#d3d2cd',
  borderStrong: '#74747e',
  focus: '#0a0a0c',
  action: '#0a0a0c',
  actionHover: '#2b2b33',
  onAction: '#ffffff',
};

export const colors: Pick<BrandTokens, 'color' | 'tone' | 'role' | 'status' | 'backdrop'> = {
  color: night,
  tone: { inverse: paper, brand: signal, hero: pitch, header: pitch, footer: pitch },
  role: {
    brand: { fill: red, on: '#ffffff' },
    accent: { fill: '#f6f5f2', on: '#0a0a0c' },
  },
  status: {
    sale: { fill: '#f5ff3d', on: '#0a0a0c', soft: '#23240f', text: '#f0f95a' },
    success: { fill: '#4fd18b', on: '#04160c', soft: '#0e2418', text: '#6fdc9f' },
    warning: { fill: '#ffb020', on: '#1c1200', soft: '#2a1f0a', text: '#ffc04d' },
    danger: { fill: '#ff6a63', on: '#1d0403', soft: '#2e1113', text: '#ff8a84' },
    info: { fill: '#7cc4ff', on: '#03131f', soft: '#0f1f2c', text: '#93ceff' },
  },
  backdrop: 'rgb(0 0 0 / 0.72)',
};
