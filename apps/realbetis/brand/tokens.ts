import type { BrandTokens } from '@matchday/ui/theme';
import { colors, gold } from './colors';
import { composition } from './composition';
import { typography } from './typography';

export const tokens: BrandTokens = {
  ...colors,
  ...typography,
  composition,
  space: { xxs: '4px', xs: '8px', s: '14px', m: '20px', l: '28px', xl: '40px', xxl: '64px' },
  layout: {
    gutter: 'clamp(18px, 5vw, 64px)',
    gap: 'clamp(16px, 2vw, 28px)',
    section: 'clamp(52px, 8vw, 112px)',
    narrow: '720px',
    content: '1240px',
    wide: '1520px',
  },
  control: { height: '48px', heightLarge: '58px', paddingInline: '26px' },
  radius: {
    control: '2px',
    card: '2px',
    media: '8rem 8rem 2px 2px',
    thumb: '2.5rem 2.5rem 2px 2px',
    badge: '2px',
    overlay: '2px',
  },
  corner: {
    shape: 'round',
    control: '2px',
    card: '2px',
    media: '8rem 8rem 2px 2px',
    thumb: '2.5rem 2.5rem 2px 2px',
    badge: '2px',
    overlay: '2px',
  },
  border: { hairline: '1px', control: '1px', card: '1px', strong: '2px', focus: '3px' },
  shadow: {
    card: 'none',
    cardHover: `6px 6px 0 ${gold}`,
    popover: '0 12px 32px rgb(19 36 26 / 0.18)',
    overlay: '0 24px 64px rgb(19 36 26 / 0.3)',
  },
  motion: {
    fast: '140ms',
    normal: '240ms',
    slow: '360ms',
    ease: 'cubic-bezier(0.4, 0, 0.2, 1)',
    easeOut: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  },
  icon: { strokeWidth: '1.5', linecap: 'round', linejoin: 'round' },
  picture: {
    background: 'repeating-linear-gradient(90deg, #f7f1e1 0 24px, #f2ebd7 24px 48px)',
    ratio: '4 / 5',
    padding: '9%',
    blend: 'multiply',
    filter: 'saturate(1.06)',
    hover: 'translateY(-2%)',
    scrim: 'none',
  },
  ornament: {
    rule: `linear-gradient(${gold}, ${gold}) 0 0 / 100% 3px no-repeat, linear-gradient(${gold}, ${gold}) 0 100% / 100% 1px no-repeat`,
    ruleWidth: '120px',
    ruleHeight: '7px',
    pattern: 'repeating-linear-gradient(90deg, rgb(255 255 255 / 0.09) 0 40px, transparent 40px 80px)',
    before: 'none',
    after: 'block',
    afterSpace: '0',
    patternSize: 'auto',
  },
};
