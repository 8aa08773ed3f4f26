import { style } from '@vanilla-extract/css';
import { component, vars } from '../../theme';

export const menu = style(
  component({
    minInlineSize: '12rem',
    paddingBlock: vars.space.xxs,
    outline: 'none',
  }),
);

export const separator = style(
  component({
    blockSize: vars.border.hairline,
    marginBlock: vars.space.xxs,
    backgroundColor: vars.color.border,
  }),
);
