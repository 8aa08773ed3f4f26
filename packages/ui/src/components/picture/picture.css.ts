import { style, styleVariants } from '@vanilla-extract/css';
import { component, corners, vars } from '../../theme';

export const picture = style(
  component({
    display: 'block',
    overflow: 'hidden',
    inlineSize: '100%',
    background: vars.picture.background,
  }),
);

export const frame = styleVariants({
  natural: {},
  product: component({ ...corners('media'), aspectRatio: vars.picture.ratio }),
  thumb: component({ ...corners('thumb'), aspectRatio: vars.picture.ratio }),
  fill: component({ position: 'absolute', inset: 0, blockSize: '100%' }),
});

export const image = style(component({ inlineSize: '100%', blockSize: '100%', filter: vars.picture.filter }));

export const fit = styleVariants({
  cover: component({ objectFit: 'cover' }),
  contain: component({
    objectFit: 'contain',
    padding: vars.picture.padding,
    mixBlendMode: vars.picture.blend,
  }),
});
