import { style } from '@vanilla-extract/css';
import { component, corners, media, vars } from '../../theme';

const look = vars.composition.story;

export const imageText = style(
  component({
    display: 'grid',
    gap: vars.space.l,
    alignItems: look.align,
    padding: look.padding,
    background: look.background,
    borderRadius: look.radius,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)',
        columnGap: 'clamp(32px, 7vw, 112px)',
        selectors: { '&[data-reverse]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)' } },
      },
    },
  }),
);

export const picture = style(
  component({
    ...corners('media'),
    '@media': { [media.tablet]: { selectors: { '[data-reverse] > &': { order: 1 } } } },
  }),
);

const overlap = `calc(-1 * ${look.overlap})`;

export const text = style(
  component({
    ...corners('overlay'),
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space.m,
    '@media': {
      [media.tablet]: {
        position: 'relative',
        zIndex: 1,
        marginInlineStart: overlap,
        marginBlock: vars.space.l,
        padding: look.textPadding,
        background: look.textBackground,
        selectors: { '[data-reverse] > &': { marginInline: `0 ${overlap}` } },
      },
    },
  }),
);

export const actions = style(component({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s }));
