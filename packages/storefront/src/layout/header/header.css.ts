import { media, screen, vars, zIndex } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

export const header = style(
  screen({
    position: 'sticky',
    insetBlockStart: '0',
    zIndex: zIndex.header,
    borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
  }),
);

export const bar = style(
  screen({ display: 'flex', alignItems: 'center', gap: vars.space.s, minBlockSize: '64px' }),
);

export const logo = style(
  screen({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '44px',
    marginInlineEnd: 'auto',
    '@media': { [media.desktop]: { marginInlineEnd: vars.space.m } },
  }),
);

export const logoImage = style(screen({ blockSize: '36px', inlineSize: 'auto' }));

export const actions = style(
  screen({ display: 'flex', alignItems: 'center', marginInlineEnd: '-10px', marginInlineStart: 'auto' }),
);

export const wideOnly = style(
  screen({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } }),
);
