import { style, styleVariants } from '@vanilla-extract/css';
import { component, corners, media as screens, vars } from '../../theme';

export const hero = style(
  component({
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    display: 'grid',
    backgroundImage: vars.ornament.pattern,
    backgroundSize: vars.ornament.patternSize,
  }),
);

export const layout = styleVariants({
  overlay: component({
    '@media': {
      [screens.tablet]: { selectors: { '&[data-picture]': { minBlockSize: 'min(82svh, 52rem)' } } },
    },
  }),
  split: component({
    '@media': {
      [screens.tablet]: {
        selectors: { '&[data-picture]': { gridTemplateColumns: '1fr 1fr', alignItems: 'center' } },
      },
    },
  }),
});

const overlay = `${layout.overlay} > &`;
const split = `${layout.split} > &`;

export const media = style(
  component({
    position: 'relative',
    aspectRatio: '1 / 1',
    '@media': {
      [screens.tablet]: {
        selectors: {
          [overlay]: { position: 'absolute', inset: 0, zIndex: -1, aspectRatio: 'auto' },
          [`${overlay}::after`]: {
            content: '',
            position: 'absolute',
            inset: 0,
            background: vars.picture.scrim,
          },
          [split]: {
            ...corners('media'),
            order: 1,
            overflow: 'hidden',
            blockSize: 'min(80svh, 46rem)',
            inlineSize: `calc(100% - ${vars.layout.gutter})`,
            aspectRatio: 'auto',
            marginBlock: vars.space.xl,
          },
        },
      },
    },
  }),
);

export const place = style(component({ alignSelf: 'end', selectors: { [split]: { alignSelf: 'center' } } }));

const fade = { above: '10rem', beside: '24rem' };
const fog = `linear-gradient(${vars.backdrop}, ${vars.backdrop})`;

/** Where text lies on a picture, the backdrop's colour twice over keeps it readable whatever the picture. */
export const content = style(
  component({
    position: 'relative',
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space.m,
    maxInlineSize: '41rem',
    paddingBlock: vars.space.xl,
    '@media': {
      [screens.tablet]: {
        paddingBlock: vars.space.xxl,
        selectors: {
          [`${layout.overlay}[data-picture] &::before`]: {
            content: '',
            position: 'absolute',
            zIndex: -1,
            inset: `calc(-1 * ${fade.above} + ${vars.space.xxl}) calc(-1 * ${fade.beside}) 0 -50vw`,
            backgroundImage: `${fog}, ${fog}`,
            maskImage: `linear-gradient(to bottom, transparent, black ${fade.above}), linear-gradient(to left, transparent, black ${fade.beside})`,
            maskComposite: 'intersect',
          },
        },
      },
    },
  }),
);

export const text = style(component({ maxInlineSize: '36rem', textWrap: 'balance' }));

export const actions = style(
  component({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s, marginBlockStart: vars.space.xs }),
);
