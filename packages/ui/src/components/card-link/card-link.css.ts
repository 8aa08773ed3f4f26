import { style } from '@vanilla-extract/css';
import { component, focusRing } from '../../theme';

export const cardLink = style(
  component({
    color: 'inherit',
    textDecoration: 'none',
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0, zIndex: 1 },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': focusRing,
    },
  }),
);
