import { style } from '@vanilla-extract/css';
import { component, corners, media, vars } from '../../theme';

export const imageText = style(
  component({
    display: 'grid',
    gap: vars.space.l,
    alignItems: 'center',
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

export const text = style(component({ display: 'grid', justifyItems: 'start', gap: vars.space.m }));

export const actions = style(component({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s }));
