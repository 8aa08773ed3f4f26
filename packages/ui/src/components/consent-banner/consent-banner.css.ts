import { globalStyle, style } from '@vanilla-extract/css';
import { component, corners, media, vars, zIndex } from '../../theme';

export const banner = style(
  component({
    ...corners('overlay'),
    position: 'fixed',
    insetInline: vars.space.xs,
    insetBlockEnd: vars.space.xs,
    zIndex: zIndex.popover,
    display: 'grid',
    gap: vars.space.s,
    maxInlineSize: '64rem',
    maxBlockSize: 'min(70dvh, 100dvh - 2rem)',
    marginInline: 'auto',
    padding: vars.space.m,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    colorScheme: vars.color.scheme,
    backgroundColor: vars.color.raised,
    color: vars.color.text,
    border: `${vars.border.hairline} solid ${vars.color.border}`,
    boxShadow: vars.shadow.overlay,
    '@media': {
      [media.desktop]: {
        insetInline: `auto ${vars.space.m}`,
        insetBlockEnd: vars.space.m,
        inlineSize: 'min(44rem, 60vw)',
        padding: vars.space.l,
      },
      print: { display: 'none' },
    },
  }),
);

/** What has the focus is never hidden behind the banner. */
globalStyle(`:root:has(${banner})`, component({ scrollPaddingBlockEnd: '70dvh' }));

export const words = style(component({ display: 'grid', gap: vars.space.xs, maxInlineSize: '60ch' }));

export const purposes = style(
  component({
    display: 'grid',
    gap: vars.space.xs,
  }),
);

export const actions = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
    gap: vars.space.xs,
  }),
);
