import { globalStyle as rule } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { layers } from './layers.css';
import { media } from './media';
import { focusRing, typography } from './mixins';

const globalStyle = (selector: string, styles: object) =>
  rule(selector, { '@layer': { [layers.base]: styles } });

globalStyle('html', {
  colorScheme: vars.color.scheme,
  backgroundColor: vars.color.background,
  scrollPaddingBlockStart: '50px',
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
});
globalStyle('body', {
  ...typography('body'),
  minBlockSize: '100dvh',
  color: vars.color.text,
  backgroundColor: vars.color.background,
  fontVariantNumeric: 'lining-nums',
  overflowWrap: 'break-word',
  fontSynthesis: 'none',
  WebkitFontSmoothing: 'antialiased',
});
globalStyle('body.no-scroll', { overflow: 'hidden' });
globalStyle(':focus-visible', focusRing);
globalStyle('::selection', { backgroundColor: vars.role.brand.fill, color: vars.role.brand.on });
globalStyle('::placeholder', { color: vars.color.textMuted, opacity: 1 });
// A button that was pressed before the page's scripts came.
globalStyle('button[aria-busy="true"]:not([data-pending])', { opacity: '0.6' });
globalStyle('strong, b', { fontWeight: '700' });
globalStyle('*, *::before, *::after, *::backdrop', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Even 0.01 ms would keep an element hidden at first, so that it could not take the focus.
      transitionDuration: '0s !important',
    },
  },
});
