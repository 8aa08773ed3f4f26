import { style } from '@vanilla-extract/css';
import { component, corners, vars } from '../../theme';

export const card = style(
  component({
    ...corners('card'),
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xs,
    padding: vars.space.m,
    backgroundColor: vars.color.raised,
    border: `max(${vars.border.card}, 1px) solid ${vars.color.border}`,
    transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: { '&:hover': { borderColor: vars.color.text } },
  }),
);

export const head = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.xs,
  }),
);

/** A state may be longer than a usual badge. */
export const status = style(component({ whiteSpace: 'normal !important' }));

export const foot = style(
  component({ display: 'flex', alignItems: 'end', justifyContent: 'space-between', gap: vars.space.m }),
);

export const pictures = style(component({ display: 'flex', gap: vars.space.xs, minInlineSize: 0 }));

export const picture = style(component({ inlineSize: '56px' }));

export const total = style(
  component({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xxs, whiteSpace: 'nowrap' }),
);
