import { style } from '@vanilla-extract/css';
import { component, vars } from '../../theme';

export const header = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: `0 ${vars.space.l}`,
    marginBlockEnd: vars.space.l,
  }),
);

export const action = style(component({ marginBlockEnd: '-12px' }));
