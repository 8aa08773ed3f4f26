import type { BrandTokens } from '@matchday/ui/theme';
import { colors, red } from './colors';
import { composition } from './composition';
import { typography } from './typography';

export const tokens: BrandTokens = {
  ...colors,
  ...typography,
  composition,
  space: { xxs: '4px', xs: '8px', s: '12px', m: '16px', l: '24px', xl: '32px', xxl: '48px' },
  layout: {
    gutter: 'clamp(16px, 4vw, 40px)',
    gap: 'clamp(8px, 1.2vw, 16px)',
    section: 'clamp(40px, 6vw, 80px)',
    narrow: '680px',
    content: '1320px',
    wide: '1680px',
  },
  control: { height: '48px', heightLarge: '56px', paddingInline: '20px' },
  radius: { control: '0', card: '0px', media: '0', thumb: '0', badge: '0', overlay: '0' },
  corner: {
    shape: 'bevel',
    control: '0 12px 0 12px',
    card: '0 20px 0 0',
    media: '0 20px 0 0',
    thumb: '0 10px 0 0',
    badge: '0 7px 0 7px',
    overlay: '32px 0 32px 0',
  },
  border: { hairline: '1px', control: '1px', card: '1px', strong: '2px', focus: '3px' },
  shadow: {
    card: 'none',
    cardHover: `inset 0 -3px 0 ${red}`,
    popover: '0 16px 40px rgb(0 0 0 / 0.6)',
    overlay: '0 24px 80px rgb(0 0 0 / 0.7)',
  },
  motion: {
    fast: '90ms',
    normal: '160ms',
    slow: '280ms',
    ease: 'cubic-bezier(0.6, 0, 0.1, 1)',
    easeOut: 'cubic-bezier(0.1, 0.9, 0.2, 1)',
  },
  icon: { strokeWidth: '1.75', linecap: 'butt', linejoin: 'miter' },
  picture: {
    background: 'radial-gradient(90% 90% at 50% 20%, #2c2c33 0%, #17171b 70%)',
    ratio: '4 / 5',
    padding: '6%',
    blend: 'normal',
    filter: 'contrast(1.04)',
    hover: 'scale(1.05)',
    scrim: 'linear-gradient(75deg, rgb(0 0 0 / 0.88) 20%, rgb(0 0 0 / 0.1) 75%)',
  },
  ornament: {
    rule: `linear-gradient(120deg, ${red} 0 62%, transparent 62% 68%, ${red} 68% 76%, transparent 76% 82%, ${red} 82% 86%, transparent 86%)`,
    ruleWidth: '96px',
    ruleHeight: '8px',
    pattern: `repeating-linear-gradient(118deg, rgb(255 255 255 / 0.05) 0 2px, transparent 2px 26px), linear-gradient(118deg, transparent 55%, rgb(228 0 43 / 0.35) 55% 72%, transparent 72%)`,
    before: 'block',
    after: 'none',
    afterSpace: '0',
    patternSize: 'auto',
  },
};
