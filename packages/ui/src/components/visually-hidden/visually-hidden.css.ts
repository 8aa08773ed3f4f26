import { style } from '@vanilla-extract/css';
import { component } from '../../theme';

export const visuallyHidden = style(
  component({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
