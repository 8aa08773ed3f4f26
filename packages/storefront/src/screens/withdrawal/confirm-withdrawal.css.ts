import { screen, vars } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

const grid = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s };

export const statement = style(screen(grid));
export const facts = style(screen({ ...grid, margin: 0 }));
export const value = style(
  screen({ margin: 0, fontWeight: 700, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }),
);
