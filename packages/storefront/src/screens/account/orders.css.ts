import { screen, vars } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.s,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);
export const header = style(screen({ display: 'grid', gap: vars.space.xs, justifyItems: 'start' }));
