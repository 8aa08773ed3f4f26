import { style } from '@vanilla-extract/css';
import { component, corners, media, typography, vars } from '../../theme';

export const button = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&[data-empty]': { color: vars.color.textMuted } },
  }),
);

export const label = style(
  component({
    flex: '1 1 0',
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

export const list = style(component({ padding: `${vars.space.s} ${vars.space.xxs}`, outline: 'none' }));

export const choice = style(
  component({
    ...typography('body'),
    ...corners('control'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: '44px',
    paddingInline: vars.space.xs,
    paddingBlock: vars.space.xxs,
    color: vars.color.text,
    outline: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-focused]': { backgroundColor: vars.color.text, color: vars.color.background },
      '&[data-disabled]': { color: vars.color.textMuted, cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
);

export const words = style(component({ display: 'grid', flex: '1 1 0', minInlineSize: 0 }));

export const name = style(component({ selectors: { '[data-selected] &': { fontWeight: '700' } } }));

export const description = style(
  component({
    ...typography('small'),
    color: vars.color.textMuted,
    selectors: { '[data-focused] &': { color: 'inherit' } },
  }),
);

/** Reserves the space of the check mark, so that choosing moves nothing. */
export const unchosen = style(component({ visibility: 'hidden' }));
