import { screen, vars } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: vars.space.s,
  }),
);
