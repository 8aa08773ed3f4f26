import { style } from '@vanilla-extract/css';
import { component, corners, media, typography, vars, zIndex } from '../../theme';

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
    ...typography('small'),
    ...corners('control'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s,
    minBlockSize: '44px',
    paddingInline: vars.space.s,
    paddingBlock: vars.space.xxs,
    outline: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-focused]': { backgroundColor: vars.color.text, color: vars.color.background },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
);

export const words = style(component({ display: 'grid', minInlineSize: 0 }));

export const description = style(
  component({
    color: vars.color.textMuted,
    selectors: { '[data-focused] &': { color: 'inherit' } },
  }),
);
