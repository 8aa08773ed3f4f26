import { style } from '@vanilla-extract/css';
import { component, corners, typography, vars } from '../../theme';

export const stepper = style(
  component({
    ...corners('control'),
    display: 'inline-grid',
    gridTemplateColumns: '44px minmax(44px, 3.5em) 44px',
    alignItems: 'stretch',
    inlineSize: 'fit-content',
    minBlockSize: '44px',
    backgroundColor: vars.color.raised,
    border: `${vars.border.control} solid ${vars.color.borderStrong}`,
    selectors: {
      '&[data-disabled]': { backgroundColor: vars.color.surface, borderColor: vars.color.border },
    },
  }),
);

export const input = style(
  component({
    ...typography('price'),
    appearance: 'textfield',
    inlineSize: '100%',
    minInlineSize: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    textAlign: 'center',
    fontVariantNumeric: 'lining-nums tabular-nums',
    selectors: {
      '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
      '&:focus-visible': { outlineOffset: '0' },
    },
  }),
);
