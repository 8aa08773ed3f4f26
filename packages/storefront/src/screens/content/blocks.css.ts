import { screen, vars } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

export const blocks = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.layout.section,
    selectors: { '&:not([data-headed])': { paddingBlockStart: vars.space.l } },
  }),
);
