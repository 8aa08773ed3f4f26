import { style } from '@vanilla-extract/css';
import { component, corners, vars } from '../../theme';

export const video = style(
  component({
    ...corners('media'),
    display: 'block',
    inlineSize: '100%',
    objectFit: 'cover',
    background: vars.picture.background,
  }),
);

export const ambient = style(component({ position: 'relative' }));

export const toggle = style(
  component({
    position: 'absolute',
    insetBlockEnd: vars.space.xs,
    insetInlineEnd: vars.space.xs,
    backgroundColor: vars.color.background,
    color: vars.color.text,
  }),
);
