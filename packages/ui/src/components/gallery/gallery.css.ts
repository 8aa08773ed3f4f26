import { globalStyle, style } from '@vanilla-extract/css';
import { component, corners, focusRing, media, vars } from '../../theme';

export const row = style(
  component({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'min(100%, 30rem)',
    gap: vars.layout.gap,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    '@media': {
      [media.desktop]: {
        gridAutoFlow: 'row',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        overflow: 'visible',
      },
    },
  }),
);

/**
 * Later images would load with the first, because lazy loading counts them as near. If JavaScript does not load,
 * hovering or focusing the row shows them.
 */
export const firstOnly = style({});
globalStyle(
  `${firstOnly}:not(:hover, :focus-within) > :not(:first-child) img`,
  component({ '@media': { [`(scripting: enabled) and ${media.untilDesktop}`]: { display: 'none' } } }),
);

export const item = style(
  component({
    position: 'relative',
    scrollSnapAlign: 'start',
    '@media': {
      [media.desktop]: { selectors: { '&:first-child:nth-last-child(odd)': { gridColumn: '1 / -1' } } },
    },
  }),
);

export const link = style(
  component({
    ...corners('media'),
    display: 'block',
    cursor: 'zoom-in',
    selectors: { '&:focus-visible': { ...focusRing, outlineOffset: `calc(-1 * ${vars.border.focus})` } },
  }),
);

/** The first view of a phone has room for price and sizes below the image. */
globalStyle(
  `${link} > *:has(> img)`,
  component({ '@media': { [media.untilDesktop]: { aspectRatio: '1 / 1' } } }),
);

export const position = style(
  component({
    ...corners('badge'),
    position: 'absolute',
    insetBlockEnd: vars.space.s,
    insetInlineEnd: vars.space.s,
    paddingInline: vars.space.xs,
    paddingBlock: vars.space.xxs,
    backgroundColor: vars.color.background,
    fontVariantNumeric: 'lining-nums tabular-nums',
    pointerEvents: 'none',
    selectors: { [`${item}:only-child > &`]: { display: 'none' } },
    '@media': { [media.desktop]: { display: 'none' } },
  }),
);
