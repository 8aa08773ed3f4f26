import { style } from '@vanilla-extract/css';
import { component, vars } from '../../theme';

export const icon = style(
  component({
    inlineSize: '1.375em',
    blockSize: '1.375em',
    flex: 'none',
    fill: 'none',
    stroke: 'currentcolor',
    strokeWidth: vars.icon.strokeWidth,
    strokeLinecap: vars.icon.linecap,
    strokeLinejoin: vars.icon.linejoin,
    selectors: { '&[data-pointing]:dir(rtl)': { scale: '-1 1' } },
  }),
);
