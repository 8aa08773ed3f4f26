import type { BrandTokens } from '@matchday/ui/theme';
import { colors, red } from './colors';
import { typography } from './typography';

export const tokens: BrandTokens = {
  ...colors,
  ...typography,
  composition: {
    header: 'centred',
    hero: 'card',
    section: 'ruled',
    story: 'panel',
    card: 'plain',
    grid: 'large',
    tile: 'landscapes',
  },
  space: { xxs: '6px', xs: '10px', s: '16px', m: '24px', l: '32px', xl: '48px', xxl: '72px' },
  layout: {
    gutter: 'clamp(20px, 5vw, 72px)',
    gap: 'clamp(16px, 2.4vw, 36px)',
    section: 'clamp(64px, 9vw, 136px)',
    narrow: '680px',
    content: '1200px',
    wide: '1440px',
  },
  control: { height: '52px', heightLarge: '60px', paddingInline: '28px' },
  radius: { control: '26px', card: '24px', media: '28px', thumb: '12px', badge: '999px', overlay: '32px' },
  corner: {
    shape: 'round',
    control: '26px',
    card: '24px',
    media: '28px',
    thumb: '12px',
    badge: '999px',
    overlay: '32px',
  },
  border: { hairline: '1px', control: '2px', card: '0px', strong: '3px', focus: '3px' },
  shadow: {
    card: '0 2px 10px rgb(34 28 30 / 0.05)',
    cardHover: '0 14px 40px rgb(34 28 30 / 0.12)',
    popover: '0 16px 48px rgb(34 28 30 / 0.14)',
    overlay: '0 32px 96px rgb(34 28 30 / 0.24)',
  },
  motion: {
    fast: '160ms',
    normal: '280ms',
    slow: '400ms',
    ease: 'cubic-bezier(0.45, 0, 0.25, 1)',
    easeOut: 'cubic-bezier(0.2, 0.8, 0.3, 1)',
  },
  icon: { strokeWidth: '2', linecap: 'round', linejoin: 'round' },
  picture: {
    background: '#f6f4f3',
    ratio: '4 / 5',
    padding: '10%',
    blend: 'multiply',
    filter: 'none',
    hover: 'scale(1.03)',
    scrim: 'none',
  },
  ornament: {
    rule: `radial-gradient(circle closest-side, ${red} 96%, transparent) 0 0 / 12px 12px no-repeat`,
    ruleWidth: '12px',
    ruleHeight: '12px',
    pattern:
      'repeating-radial-gradient(circle at 100% 120%, rgb(255 255 255 / 0.07) 0 90px, transparent 90px 180px)',
    before: 'none',
    after: 'inline-block',
    afterSpace: '0.35em 0',
    patternSize: 'auto',
  },
};
