import { style } from '@vanilla-extract/css';
import { component, corners, typography, vars, zIndex } from '../../theme';

export const skipLink = style(
  component({
    ...typography('button'),
    ...corners('control'),
    position: 'fixed',
    insetBlockStart: vars.space.xs,
    insetInlineStart: vars.space.xs,
    zIndex: zIndex.progress,
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.control.height,
    paddingInline: vars.control.paddingInline,
    backgroundColor: vars.color.action,
    color: vars.color.onAction,
    textDecoration: 'none',
    selectors: { '&:not(:focus)': { translate: '0 -200%' } },
  }),
);
