import { style } from '@vanilla-extract/css';
import { component, vars } from '../../theme';

export const colorDot = style(
  component({
    display: 'inline-block',
    inlineSize: '0.875rem',
    blockSize: '0.875rem',
    flex: 'none',
    borderRadius: '50%',
    boxShadow: `inset 0 0 0 1px ${vars.color.borderStrong}`,
    forcedColorAdjust: 'none',
  }),
);
