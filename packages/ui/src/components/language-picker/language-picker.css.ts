import { style } from '@vanilla-extract/css';
import { component, corners, media, vars, zIndex } from '../../theme';

export const picker = style(component({ position: 'relative', inlineSize: 'fit-content' }));

export const summary = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: '44px',
    listStyle: 'none',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
    },
  }),
);

export const compact = style(
  component({
    '@media': {
      [media.desktopOnly]: {
        position: 'absolute',
        inlineSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  }),
);

export const chevron = style(
  component({
    inlineSize: '0.875rem',
    blockSize: '0.875rem',
    selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
  }),
);

export const list = style(
  component({
    ...corners('card'),
    position: 'absolute',
    insetInlineEnd: 0,
    zIndex: zIndex.menu,
    minInlineSize: 'max(100%, 12rem)',
    padding: vars.space.xs,
    backgroundColor: vars.color.raised,
    border: `${vars.border.hairline} solid ${vars.color.border}`,
    boxShadow: vars.shadow.popover,
    selectors: {
      '[data-placement="below"] > &': { insetBlockStart: '100%' },
      '[data-placement="above"] > &': { insetBlockEnd: '100%', insetInline: '0 auto' },
    },
  }),
);

export const language = style(
  component({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: vars.space.m,
    minBlockSize: '44px',
    paddingInline: vars.space.s,
    textDecoration: 'none',
    selectors: {
      '&:hover': { backgroundColor: vars.color.surface },
      '&[aria-current]': { fontWeight: '700' },
    },
  }),
);

export const detail = style(component({ color: vars.color.textMuted, fontWeight: '400' }));
