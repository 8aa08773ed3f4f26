import { media, screen, vars } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.l,
    paddingBlock: `${vars.space.l} ${vars.layout.section}`,
  }),
);

export const basket = style(
  screen({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.l }),
);

export const empty = style(
  screen({
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space.m,
    minBlockSize: '40vh',
    alignContent: 'start',
  }),
);

export const columns = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.l,
    alignItems: 'start',
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem', columnGap: vars.space.xxl },
    },
  }),
);

export const lines = style(screen({ listStyle: 'none' }));

export const summary = style(
  screen({
    '@media': {
      [media.desktop]: {
        position: 'sticky',
        insetBlockStart: `calc(var(--header-height, 0px) + ${vars.space.m})`,
      },
    },
  }),
);

export const removed = style(screen({ marginBlockEnd: vars.space.m }));
