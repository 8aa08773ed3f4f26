import { globalStyle, style } from '@vanilla-extract/css';
import { component, corners, media, vars } from '../../theme';

export const dialog = style(
  component({
    inset: 0,
    inlineSize: '100vw',
    blockSize: '100dvh',
    borderRadius: 0,
    border: 0,
    opacity: 0,
    selectors: { '&[open]': { opacity: 1, '@starting-style': { opacity: 0 } } },
  }),
);

export const stage = style(
  component({
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    gap: vars.space.s,
    blockSize: `calc(100% + 2 * ${vars.space.l})`,
    margin: `calc(-1 * ${vars.space.l})`,
  }),
);

globalStyle(`${dialog} > :has(> ${stage})`, component({ display: 'grid' }));

export const row = style(
  component({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '100%',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    minBlockSize: 0,
    selectors: { '&:has([data-zoomed])': { overflow: 'hidden' } },
  }),
);

export const slide = style(
  component({
    scrollSnapAlign: 'start',
    scrollSnapStop: 'always',
    display: 'grid',
    placeItems: 'center',
    minInlineSize: 0,
    minBlockSize: 0,
    overflow: 'hidden',
    containerType: 'size',
    selectors: { '&[data-zoomed]': { overflow: 'auto', placeItems: 'start' } },
  }),
);

export const picture = style(
  component({
    display: 'block',
    maxBlockSize: '100cqb',
    maxInlineSize: '100cqi',
    blockSize: '100cqb',
    background: 'center / contain no-repeat',
    cursor: 'zoom-in',
    selectors: {
      [`${slide}[data-zoomed] > &`]: {
        maxInlineSize: 'none',
        maxBlockSize: 'none',
        blockSize: '250cqb',
        cursor: 'zoom-out',
      },
      '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.focus})` },
    },
  }),
);

globalStyle(`${picture} > img`, component({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' }));

export const thumbnails = style(
  component({
    display: 'flex',
    justifyContent: 'safe center',
    gap: vars.space.xs,
    overflowX: 'auto',
    padding: vars.space.xs,
  }),
);

export const thumbnail = style(
  component({
    ...corners('thumb'),
    display: 'block',
    inlineSize: '48px',
    blockSize: '60px',
    overflow: 'hidden',
    border: '2px solid transparent',
    selectors: { '&[aria-current]': { borderColor: vars.color.action } },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'Canvas',
        selectors: { '&[aria-current]': { borderColor: 'Highlight' } },
      },
    },
  }),
);

globalStyle(`${thumbnail} > img`, component({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }));

export const bar = style(
  component({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: vars.space.s }),
);

export const position = style(component({ fontVariantNumeric: 'lining-nums tabular-nums' }));
