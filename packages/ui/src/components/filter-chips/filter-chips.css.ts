import { style } from '@vanilla-extract/css';
import { component, corners, typography, vars } from '../../theme';

export const list = style(
  component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs }),
);

export const chip = style(
  component({
    ...typography('small'),
    ...corners('control'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: '44px',
    paddingInline: vars.space.s,
    paddingBlock: vars.space.xxs,
    backgroundColor: vars.color.surface,
    border: `max(${vars.border.control}, 1px) solid ${vars.color.borderStrong}`,
    color: vars.color.text,
    fontWeight: '600',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: { '&:hover': { borderColor: vars.color.text, backgroundColor: vars.color.raised } },
  }),
);

export const cross = style(component({ inlineSize: '0.875rem', blockSize: '0.875rem' }));

export const clear = style(
  component({
    ...typography('small'),
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '44px',
    paddingInline: vars.space.xs,
  }),
);
