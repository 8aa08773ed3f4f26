import type { BrandTokens } from '@matchday/ui/theme';

const display =
  "var(--face-display-ext, 'Abril Fatface'), var(--face-display, 'Abril Fatface'), Georgia, serif";
const text =
  "var(--face-text-ext, 'Alegreya Sans'), var(--face-text, 'Alegreya Sans'), system-ui, sans-serif";

const heading = { font: display, weight: '400', letterSpacing: '0.002em', transform: 'none' } as const;
const running = { font: text, weight: '400', letterSpacing: '0', transform: 'none' } as const;

export const typography: Pick<BrandTokens, 'font' | 'type'> = {
  font: { display, text },
  type: {
    display: { ...heading, size: 'clamp(2.75rem, 1.8rem + 4.8vw, 5.75rem)', lineHeight: '1' },
    h1: { ...heading, size: 'clamp(2rem, 1.5rem + 2.3vw, 3.375rem)', lineHeight: '1.06' },
    h2: { ...heading, size: 'clamp(1.625rem, 1.3rem + 1.5vw, 2.5rem)', lineHeight: '1.12' },
    h3: { ...heading, size: 'clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem)', lineHeight: '1.2' },
    h4: { ...heading, size: '1.125rem', lineHeight: '1.25' },
    lead: { ...running, size: 'clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem)', lineHeight: '1.45' },
    body: { ...running, size: '1.125rem', lineHeight: '1.5' },
    small: { ...running, size: '1.0625rem', lineHeight: '1.45' },
    caption: { ...running, size: '0.9375rem', lineHeight: '1.35' },
    label: { ...running, size: '1rem', lineHeight: '1.3', weight: '700', letterSpacing: '0.01em' },
    button: { ...running, size: '1.125rem', lineHeight: '1.2', weight: '700', letterSpacing: '0.01em' },
    product: { ...running, size: '1.125rem', lineHeight: '1.25', weight: '700' },
    price: { ...heading, size: '1.25rem', lineHeight: '1.2' },
  },
};
