import { screen as onScreen, vars } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

export const screen = style(
  onScreen({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.m,
    textAlign: 'center',
    paddingBlock: vars.layout.section,
  }),
);
