import { globalStyle, style } from '@vanilla-extract/css';
import { component, media, vars, zIndex } from '../../theme';

export const layout = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    rowGap: vars.space.l,
    '@media': {
      [media.desktop]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1.65fr) minmax(22rem, 1fr)',
        columnGap: 'clamp(32px, 5vw, 88px)',
        alignItems: 'start',
      },
    },
  }),
);

export const gallery = style(
  component({
    marginInline: `calc(-1 * ${vars.layout.gutter})`,
    '@media': { [media.tablet]: { marginInline: 0 } },
  }),
);

export const side = style(
  component({
    display: 'contents',
    '@media': {
      [media.desktop]: {
        display: 'grid',
        rowGap: vars.space.l,
        position: 'sticky',
        insetBlockStart: 'calc(var(--header-height, 0px) + 24px)',
      },
    },
  }),
);

export const choices = style(component({ display: 'grid', rowGap: vars.space.l, minInlineSize: 0 }));

const inFlow = { anchorName: 'none', position: 'static', order: 0 } as const;

export const bar = style(
  component({
    anchorName: '--buy-bar',
    position: 'sticky',
    order: 1,
    insetBlockEnd: 0,
    zIndex: zIndex.sticky,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.xs} ${vars.space.m}`,
    marginInline: `calc(-1 * ${vars.layout.gutter})`,
    paddingInline: vars.layout.gutter,
    paddingBlockStart: vars.space.s,
    paddingBlockEnd: `max(${vars.space.s}, env(safe-area-inset-bottom))`,
    backgroundColor: vars.color.background,
    borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
    '@media': {
      [media.desktop]: { ...inFlow, margin: 0, padding: 0, border: 0 },
      [media.low]: inFlow,
    },
  }),
);

/** A fallback for browsers that cannot measure the bar: its height with a button text of one line. */
globalStyle(
  `:root:has(${bar})`,
  component({
    '@media': {
      [media.untilDesktop]: {
        vars: { '--buy-bar-height': `calc(${vars.control.heightLarge} + 2 * ${vars.space.s})` },
      },
      [media.low]: { vars: { '--buy-bar-height': '0px' } },
    },
  }),
);

export const summary = style(component({ flex: 'none', '@media': { [media.desktop]: { display: 'none' } } }));

export const action = style(component({ flex: '1 1 9rem', minInlineSize: 0 }));

export const details = style(component({ minInlineSize: 0 }));
