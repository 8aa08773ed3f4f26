import { screen, vars } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style(
  screen({ display: 'grid', gap: vars.space.m, paddingBlock: `${vars.space.l} ${vars.layout.section}` }),
);

export const title = style(
  screen({ paddingInlineStart: vars.space.m, borderInlineStart: `6px solid ${vars.role.brand.fill}` }),
);
