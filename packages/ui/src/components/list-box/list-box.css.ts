import { style } from '@vanilla-extract/css';
import { component, corners, media, typography, vars } from '../../theme';

export const list = style(
  component({
    paddingBlock: vars.space.xxs,
    outline: 'none',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  }),
);

/** An entry of a list box or a menu. */
export const option = style(
  component({
    ...typography('small'),
    ...corners('control'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    minBlockSize: '44px',
    marginInline: vars.space.xxs,
    paddingInline: vars.space.s,
    paddingBlock: vars.space.xxs,
    color: vars.color.text,
    textDecoration: 'none',
    outline: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-focused]': { backgroundColor: vars.color.text, color: vars.color.background },
      '&[data-hovered]:not([data-focused])': { backgroundColor: vars.color.surface },
      '&[data-selected]': { fontWeight: '700' },
      '&[data-disabled]': { color: vars.color.textMuted, cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
);

export const text = style(component({ flex: '1 1 auto', minInlineSize: 0 }));

export const detail = style(
  component({
    color: vars.color.textMuted,
    textAlign: 'end',
    selectors: { '[data-focused] > &': { color: 'inherit' } },
  }),
);

export const start = style(component({ flex: 'none', display: 'grid', inlineSize: '2.75rem' }));
