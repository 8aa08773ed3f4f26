import { globalStyle, style } from '@vanilla-extract/css';
import { component, vars } from '../../theme';

const look = vars.composition.section;

export const header = style(
  component({
    display: 'flex',
    flexFlow: `${look.direction} wrap`,
    alignItems: look.align,
    justifyContent: 'space-between',
    gap: `${vars.space.xs} ${vars.space.l}`,
    marginBlockEnd: look.marginBelow,
    textAlign: look.textAlign,
  }),
);

globalStyle(`${header} :is(h1, h2, h3)::after`, component({ marginInline: look.rule }));

export const action = style(component({ marginBlock: '-4px -12px' }));
