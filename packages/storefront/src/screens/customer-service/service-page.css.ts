import { media, screen, vars } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

const grid = (gap: string) => ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap });

export const page = style(
  screen({
    ...grid(vars.space.xl),
    alignItems: 'start',
    paddingBlock: `${vars.space.l} ${vars.layout.section}`,
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
        columnGap: vars.space.xxl,
      },
    },
  }),
);
export const about = style(screen(grid(vars.space.m)));
export const form = style(screen({ ...grid(vars.space.m), position: 'relative', overflow: 'clip' }));
