import { screen, vars } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style(
  screen({ display: 'grid', gap: vars.space.l, margin: 0, padding: 0, listStyle: 'none' }),
);
