import { style } from '@vanilla-extract/css';
import { component, corners, vars } from '../../theme';

export const preview = style(
  component({
    ...corners('media'),
    position: 'relative',
    overflow: 'hidden',
    background: vars.picture.background,
  }),
);

export const drawing = style(
  component({
    inlineSize: '100%',
    direction: 'ltr',
    color: vars.role.brand.fill,
    forcedColorAdjust: 'none',
    selectors: { '&[data-over]': { position: 'absolute', inset: 0, blockSize: '100%' } },
  }),
);

/** Sizes are heights of capitals, regardless of the font's em size. */
export const print = style(
  component({
    fontFamily: vars.font.display,
    fontSizeAdjust: 'cap-height 1',
    fontWeight: '700',
    fontKerning: 'normal',
    textRendering: 'geometricPrecision',
    userSelect: 'none',
  }),
);

export const seams = style(
  component({
    fill: 'none',
    stroke: `color-mix(in srgb, currentcolor 78%, ${vars.color.text})`,
    strokeWidth: '5px',
  }),
);
