import { style } from '@vanilla-extract/css';
import { component, media as screens, vars } from '../../theme';

const look = vars.composition.hero;

export const hero = style(
  component({
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    display: 'grid',
    margin: look.margin,
    borderRadius: look.radius,
    backgroundImage: vars.ornament.pattern,
    backgroundSize: vars.ornament.patternSize,
    '@media': { [screens.tablet]: { selectors: { '&[data-picture]': { minBlockSize: look.height } } } },
  }),
);

export const media = style(
  component({
    position: 'relative',
    overflow: 'hidden',
    aspectRatio: '1 / 1',
    margin: look.mediaMargin,
    borderRadius: look.mediaRadius,
    '@media': {
      [screens.tablet]: {
        position: 'absolute',
        inset: look.media,
        margin: 0,
        zIndex: -1,
        aspectRatio: 'auto',
        '::after': {
          content: '',
          position: 'absolute',
          inset: 0,
          background: vars.picture.scrim,
        },
      },
    },
  }),
);

export const place = style(component({ '@media': { [screens.tablet]: { alignSelf: look.place } } }));

const fade = { above: '10rem', beside: '24rem' };
const fog = `linear-gradient(${vars.backdrop}, ${vars.backdrop})`;

/** Over an image, a double layer of the backdrop's colour keeps text readable on any image. */
export const content = style(
  component({
    position: 'relative',
    display: 'grid',
    justifyItems: look.textAlign,
    textAlign: look.textAlign,
    gap: vars.space.m,
    paddingBlock: vars.space.xl,
    '@media': {
      [screens.tablet]: {
        maxInlineSize: look.width,
        padding: look.padding,
        marginBlock: vars.space.l,
        background: look.panel,
        borderRadius: vars.radius.overlay,
        selectors: {
          '[data-picture] &::before': {
            content: '',
            opacity: look.veil,
            position: 'absolute',
            zIndex: -1,
            inset: `calc(-1 * ${fade.above} + ${vars.space.xxl}) calc(-1 * ${fade.beside}) -4rem -50vw`,
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
  component({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: look.textAlign,
    gap: vars.space.s,
    marginBlockStart: vars.space.xs,
  }),
);
