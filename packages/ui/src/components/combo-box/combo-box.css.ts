import { style } from '@vanilla-extract/css';
import { activeOption, component, corners, listOption, vars, zIndex } from '../../theme';

export const wrapper = style(component({ display: 'grid' }));

export const panel = style(
  component({
    ...corners('card'),
    minInlineSize: 'min(var(--trigger-width), 100vw - 24px)',
    maxInlineSize: 'calc(100vw - 24px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    zIndex: `${zIndex.popover} !important`,
    backgroundColor: vars.color.raised,
    color: vars.color.text,
    border: `max(${vars.border.hairline}, 1px) solid ${vars.color.borderStrong}`,
    boxShadow: vars.shadow.popover,
  }),
);

export const list = style(component({ padding: vars.space.xxs, outline: 'none' }));

export const option = style(
  component({
    ...listOption,
    ...activeOption('&[data-focused]'),
    justifyContent: 'space-between',
    outline: 'none',
    cursor: 'pointer',
  }),
);

export const words = style(component({ display: 'grid', minInlineSize: 0 }));

export const description = style(
  component({
    color: vars.color.textMuted,
    selectors: { '[data-focused] &': { color: 'inherit' } },
  }),
);
