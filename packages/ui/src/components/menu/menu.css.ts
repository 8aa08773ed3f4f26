import { style } from '@vanilla-extract/css';
import { component, corners, media, typography, vars } from '../../theme';

export const menu = style(
  component({
    minInlineSize: '12rem',
    paddingBlock: vars.space.xxs,
    outline: 'none',
  }),
);

export const entry = style(
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
      '&[aria-current]': { fontWeight: '700' },
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

export const separator = style(
  component({
    blockSize: vars.border.hairline,
    marginBlock: vars.space.xxs,
    backgroundColor: vars.color.border,
  }),
);
