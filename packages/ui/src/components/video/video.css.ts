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
