import type { BrandTokens } from '@matchday/ui/theme';

const display =
  "var(--face-display-ext, 'Tektur Variable'), var(--face-display, 'Tektur Variable'), system-ui, sans-serif";
const text = "var(--face-text-ext, 'Saira'), var(--face-text, 'Saira'), system-ui, sans-serif";

const heading = { font: display, weight: '700', letterSpacing: '0', transform: 'uppercase' } as const;
const running = { font: text, weight: '400', letterSpacing: '0', transform: 'none' } as const;

export const typography: Pick<BrandTokens, 'font' | 'type'> = {
  font: { display, text },
  type: {
    display: {
      ...heading,
      size: 'clamp(2.75rem, 1.4rem + 6.2vw, 7.5rem)',
      lineHeight: '0.92',
      weight: '800',
      letterSpacing: '-0.015em',
    },
    h1: { ...heading, size: 'clamp(1.75rem, 1.4rem + 1.8vw, 2.875rem)', lineHeight: '1.05' },
    h2: { ...heading, size: 'clamp(1.375rem, 1.2rem + 0.9vw, 2rem)', lineHeight: '1.1' },
    h3: { ...heading, size: 'clamp(1.125rem, 1.05rem + 0.4vw, 1.375rem)', lineHeight: '1.2', weight: '600' },
    h4: { ...heading, size: '1rem', lineHeight: '1.25', weight: '600', letterSpacing: '0.01em' },
    lead: { ...running, size: 'clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)', lineHeight: '1.5' },
    body: { ...running, size: '1rem', lineHeight: '1.55' },
    small: { ...running, size: '0.9375rem', lineHeight: '1.5' },
    caption: { ...running, size: '0.8125rem', lineHeight: '1.4' },
    label: { ...heading, size: '0.8125rem', lineHeight: '1.3', weight: '500', letterSpacing: '0.06em' },
    button: { ...heading, size: '0.9375rem', lineHeight: '1.2', letterSpacing: '0.04em' },
    product: { ...heading, size: '0.9375rem', lineHeight: '1.25', weight: '600' },
    price: { ...heading, size: '1.0625rem', lineHeight: '1.2', weight: '600', transform: 'none' },
  },
};
