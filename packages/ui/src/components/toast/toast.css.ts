import { style } from '@vanilla-extract/css';
import { component, corners, focusRing, media, typography, vars, zIndex } from '../../theme';

export const region = style(
  component({
    position: 'fixed',
    insetBlockEnd: `calc(${vars.space.m} + env(safe-area-inset-bottom))`,
    insetInline: vars.layout.gutter,
    zIndex: zIndex.popover,
    display: 'flex',
    flexDirection: 'column-reverse',
    gap: vars.space.xs,
    pointerEvents: 'none',
    outline: 'none',
    '@media': { [media.tablet]: { insetInlineStart: 'auto', inlineSize: '26rem' } },
  }),
);

export const toast = style(
  component({
    ...typography('small'),
    ...corners('overlay'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${vars.space.xs}`,
    paddingBlock: vars.space.xxs,
    paddingInline: `${vars.space.m} ${vars.space.xxs}`,
    border: `1px solid ${vars.color.border}`,
    boxShadow: vars.shadow.popover,
    pointerEvents: 'auto',
    transition: `translate ${vars.motion.normal} ${vars.motion.easeOut}, opacity ${vars.motion.normal}`,
    '@starting-style': { opacity: 0, translate: '0 1rem' },
    selectors: { '&[data-focus-visible]': focusRing },
  }),
);

export const icon = style(component({ fontSize: '1.125em' }));

export const content = style(
  component({ flex: '1 1 8rem', minInlineSize: 0, paddingBlock: vars.space.xs, fontWeight: '600' }),
);
