import { screen, vars } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.m,
    paddingBlockStart: vars.space.s,
  }),
);

export const related = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.m,
    paddingBlockStart: vars.layout.section,
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 40rem',
  }),
);
