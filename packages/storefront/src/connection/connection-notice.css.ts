import { screen, vars, zIndex } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

export const notice = style(
  screen({
    position: 'fixed',
    insetInlineStart: vars.space.m,
    insetBlockEnd: vars.space.m,
    zIndex: zIndex.popover,
    maxInlineSize: 'calc(100vw - 2rem)',
    pointerEvents: 'none',
  }),
);
