import { screen, vars } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.l,
    listStyle: 'none',
  }),
);
