import { style } from '@vanilla-extract/css';
import { component, corners, media, typography, vars, zIndex } from '../../theme';

export const wrapper = style(component({ position: 'relative', display: 'grid' }));

export const input = style(component({ paddingInlineEnd: '3.25rem' }));

export const open = style(
  component({
    position: 'absolute',
    insetInlineEnd: 0,
    insetBlock: 0,
    inlineSize: '3rem',
    display: 'grid',
    placeItems: 'center',
    selectors: { '&:disabled': { cursor: 'not-allowed' } },
  }),
);

export const panel = style(
  component({
    ...corners('card'),
    position: 'absolute',
    zIndex: zIndex.popover,
    insetInline: 0,
    insetBlockStart: 'calc(100% + 4px)',
    maxBlockSize: 'min(20rem, 50dvh)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space.xxs,
    backgroundColor: vars.color.raised,
    color: vars.color.text,
    border: `max(${vars.border.hairline}, 1px) solid ${vars.color.borderStrong}`,
    boxShadow: vars.shadow.popover,
  }),
);

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
    cursor: 'pointer',
    selectors: {
      '&:hover': { backgroundColor: vars.color.surface },
      '&[aria-selected="true"]': { fontWeight: '700' },
      '&[data-active]': { backgroundColor: vars.color.text, color: vars.color.background },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-active]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
);

export const empty = style(
  component({ ...typography('small'), padding: vars.space.s, color: vars.color.textMuted }),
);
