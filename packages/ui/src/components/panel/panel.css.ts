import { style } from '@vanilla-extract/css';
import { component, corners, vars } from '../../theme';

export const panel = style(
  component({
    ...corners('card'),
    padding: `clamp(${vars.space.m}, 3vw, ${vars.space.l})`,
    backgroundColor: vars.color.surface,
    border: `${vars.border.card} solid ${vars.color.border}`,
    boxShadow: vars.shadow.card,
  }),
);
