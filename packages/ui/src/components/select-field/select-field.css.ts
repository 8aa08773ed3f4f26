import { style } from '@vanilla-extract/css';
import { component } from '../../theme';

export const wrapper = style(component({ position: 'relative', display: 'grid' }));

export const select = style(
  component({ appearance: 'none', paddingInlineEnd: '2.5em', textOverflow: 'ellipsis' }),
);

export const chevron = style(
  component({
    position: 'absolute',
    insetInlineEnd: '1em',
    insetBlockStart: '50%',
    translate: '0 -50%',
    pointerEvents: 'none',
  }),
);
