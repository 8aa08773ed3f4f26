import { screen, typography, vars } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

const grid = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' };

export const lines = style(
  screen({ ...grid, gap: vars.space.s, margin: 0, padding: 0, border: 0, minInlineSize: 0 }),
);
export const legend = style(screen({ ...typography('label'), padding: 0, marginBlockEnd: vars.space.xs }));
export const line = style(
  screen({ ...grid, gap: vars.space.xs, justifyItems: 'start', overflowWrap: 'anywhere' }),
);
