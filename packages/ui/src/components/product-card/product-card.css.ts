import { globalStyle, style } from '@vanilla-extract/css';
import { component, corners, media, vars } from '../../theme';

export const card = style(
  component({
    ...corners('media'),
    position: 'relative',
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: vars.space.s,
    blockSize: '100%',
  }),
);

export const media_ = style(component({ position: 'relative' }));
