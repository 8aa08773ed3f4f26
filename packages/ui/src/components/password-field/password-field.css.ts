import { style } from '@vanilla-extract/css';
import { component } from '../../theme';

export const wrapper = style(component({ position: 'relative', display: 'grid' }));

export const input = style(
  component({
    selectors: { '&&': { paddingInlineEnd: '52px' }, '&::-ms-reveal': { display: 'none' } },
  }),
);

export const button = style(
  component({
    position: 'absolute',
    insetInlineEnd: '4px',
    insetBlock: 0,
    display: 'grid',
    alignItems: 'center',
  }),
);
