const display = "'Avenir Next', 'Segoe UI', system-ui, sans-serif";
const text = 'system-ui, sans-serif';

const heading = {
  font: display,
  weight: '700',
  letterSpacing: '0',
  transform: 'none' as 'none' | 'uppercase',
};
const running = { ...heading, font: text, weight: '400' };

/** The fonts and type styles of the reference theme. */
export const typography = {
  /** Font stacks. */
  font: { display, text },
  /** The steps of the type scale; sizes are fluid (`clamp`) and in rem, so zoom works. */
  type: {
    display: { ...heading, size: 'clamp(2.5rem, 1.9rem + 2.6vw, 4rem)', lineHeight: '1.05' },
    h1: { ...heading, size: 'clamp(1.875rem, 1.5rem + 1.6vw, 2.75rem)', lineHeight: '1.1' },
    h2: { ...heading, size: 'clamp(1.5rem, 1.3rem + 0.9vw, 2rem)', lineHeight: '1.15' },
    h3: { ...heading, size: 'clamp(1.1875rem, 1.1rem + 0.4vw, 1.4375rem)', lineHeight: '1.25' },
    h4: { ...heading, size: '1.0625rem', lineHeight: '1.3' },
    lead: { ...running, size: 'clamp(1.125rem, 1.05rem + 0.4vw, 1.375rem)', lineHeight: '1.5' },
    body: { ...running, size: '1rem', lineHeight: '1.55' },
    small: { ...running, size: '0.875rem', lineHeight: '1.5' },
    caption: { ...running, size: '0.8125rem', lineHeight: '1.45' },
    label: { ...running, size: '0.875rem', lineHeight: '1.35', weight: '600' },
    button: { ...heading, size: '1rem', lineHeight: '1.2' },
    price: { ...heading, size: '1.0625rem', lineHeight: '1.2' },
    product: { ...running, size: '1rem', lineHeight: '1.35', weight: '600' },
  },
};
