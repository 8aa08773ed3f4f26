import { media, screen, typography, vars } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

export const footer = style(screen({ marginBlockStart: vars.layout.section, paddingBlockEnd: vars.space.l }));

export const usps = style(
  screen({
    ...typography('small'),
    display: 'grid',
    gap: vars.space.s,
    listStyle: 'none',
    paddingBlock: vars.space.m,
    '@media': { [media.tablet]: { gridAutoFlow: 'column', justifyContent: 'space-between' } },
  }),
);

export const columns = style(
  screen({
    display: 'grid',
    gap: vars.space.l,
    paddingBlock: vars.space.l,
    borderBlock: `${vars.border.hairline} solid ${vars.color.border}`,
    '@media': {
      [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))' },
    },
  }),
);

export const headline = style(screen({ marginBlockEnd: vars.space.xs }));
export const list = style(screen({ listStyle: 'none' }));
export const link = style(
  screen({ ...typography('small'), display: 'inline-block', paddingBlock: vars.space.xs }),
);
export const address = style(screen({ ...typography('small'), fontStyle: 'normal' }));
export const about = style(screen({ display: 'grid', gap: vars.space.s, alignContent: 'start' }));
export const logo = style(screen({ blockSize: '48px', inlineSize: 'auto' }));
export const info = style(screen({ ...typography('small'), color: vars.color.textMuted }));
export const copyright = style(screen({ paddingBlockStart: vars.space.m }));
