import { style } from '@vanilla-extract/css';
import { component, focusRing, media, typography, vars } from '../../theme';

export const tabs = style(component({ display: 'grid', gap: vars.space.l, minInlineSize: 0 }));

export const list = style(
  component({
    display: 'flex',
    gap: vars.space.m,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    boxShadow: `inset 0 -1px ${vars.color.border}`,
  }),
);

export const tab = style(
  component({
    ...typography('label'),
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    minBlockSize: vars.control.height,
    paddingInline: vars.space.xs,
    borderBlock: '3px solid transparent',
    color: vars.color.textMuted,
    outline: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { color: vars.color.text },
      '&[data-selected]': { color: vars.color.text, borderBlockEndColor: vars.color.action },
      '&[data-disabled]': { cursor: 'not-allowed' },
      '&[data-focus-visible]': { ...focusRing, outlineOffset: `calc(-1 * ${vars.border.focus})` },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': { borderBlockEndColor: 'Highlight' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
);

export const panel = style(component({ outline: 'none', selectors: { '&[data-focus-visible]': focusRing } }));
