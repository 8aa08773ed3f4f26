import type { BrandTokens } from '@matchday/ui/theme';

const display = "var(--face-display-ext, 'Gabarito'), var(--face-display, 'Gabarito'), system-ui, sans-serif";
const text = "var(--face-text-ext, 'Albert Sans'), var(--face-text, 'Albert Sans'), system-ui, sans-serif";

const heading = { font: display, weight: '600', letterSpacing: '-0.015em', transform: 'none' } as const;
const running = { font: text, weight: '400', letterSpacing: '0', transform: 'none' } as const;

export const typography: Pick<BrandTokens, 'font' | 'type'> = {
  font: { display, text },
  type: {
    display: {
      ...heading,
      size: 'clamp(2.5rem, 1.8rem + 3vw, 4.25rem)',
      lineHeight: '1.04',
      letterSpacing: '-0.025em',
    },
    h1: { ...heading, size: 'clamp(1.875rem, 1.5rem + 1.8vw, 3rem)', lineHeight: '1.1' },
    h2: { ...heading, size: 'clamp(1.5rem, 1.3rem + 1vw, 2.125rem)', lineHeight: '1.15' },
    h3: { ...heading, size: 'clamp(1.1875rem, 1.1rem + 0.4vw, 1.4375rem)', lineHeight: '1.25' },
    h4: { ...heading, size: '1.0625rem', lineHeight: '1.3', letterSpacing: '-0.005em' },
    lead: { ...running, size: 'clamp(1.125rem, 1.05rem + 0.4vw, 1.375rem)', lineHeight: '1.55' },
    body: { ...running, size: '1.0625rem', lineHeight: '1.6' },
    small: { ...running, size: '0.9375rem', lineHeight: '1.55' },
    caption: { ...running, size: '0.8125rem', lineHeight: '1.45' },
    label: { ...running, size: '0.9375rem', lineHeight: '1.35', weight: '600' },
    button: { ...heading, size: '1.0625rem', lineHeight: '1.2', letterSpacing: '0' },
    product: { ...running, size: '1.0625rem', lineHeight: '1.35', weight: '600' },
    price: { ...heading, size: '1.125rem', lineHeight: '1.2', letterSpacing: '0' },
  },
};
