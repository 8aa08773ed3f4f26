import { style } from '@vanilla-extract/css';
import { component } from '../../theme';

export const wrapper = style(component({ position: 'relative', display: 'grid' }));

export const input = style(
  component({ paddingInlineEnd: '52px', selectors: { '&::-ms-reveal': { display: 'none' } } }),
);

export const button = style(
  component({
    position: 'absolute',
    insetInlineEnd: '4px',
    insetBlockStart: '50%',
    translate: '0 -50%',
  }),
);
