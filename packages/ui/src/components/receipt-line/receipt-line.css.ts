import { style } from '@vanilla-extract/css';
import { component, vars } from '../../theme';

export const line = style(
  component({
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: vars.space.s,
    paddingBlock: vars.space.s,
  }),
);

export const name = style(component({ fontWeight: '600' }));

export const price = style(component({ fontSize: vars.type.small.size, whiteSpace: 'nowrap' }));
