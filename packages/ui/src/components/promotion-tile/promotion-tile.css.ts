import { globalStyle, style } from '@vanilla-extract/css';
import { component, corners, media, typography, vars } from '../../theme';

export const tile = style(
  component({
    ...corners('media'),
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'end',
    blockSize: '100%',
    minBlockSize: '22rem',
    selectors: {
      '&:has(:focus-visible)': {
        outline: `${vars.border.focus} solid ${vars.color.focus}`,
        outlineOffset: '2px',
      },
    },
    '@media': {
      [media.tablet]: { selectors: { '&[data-shape="wide"]': { minBlockSize: 'min(30rem, 60dvh)' } } },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);

globalStyle(`${tile} img`, component({ transition: `transform ${vars.motion.slow} ${vars.motion.easeOut}` }));
globalStyle(
  `${tile}:hover img`,
  component({ '@media': { [media.hover]: { transform: vars.picture.hover } } }),
);

export const words = style(
  component({
    zIndex: 1,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xs,
    justifySelf: 'start',
    maxInlineSize: 'min(34rem, 100%)',
    padding: vars.space.l,
    paddingBlockEnd: vars.space.m,
    backgroundColor: vars.color.background,
    hyphens: 'auto',
    overflowWrap: 'anywhere',
  }),
);

export const link = style(component({}));

globalStyle(`${link}::after`, component({ outline: 'none !important' }));

export const action = style(
  component({
    ...typography('button'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: '44px',
    textUnderlineOffset: '0.3em',
    selectors: { [`${tile}:hover &`]: { textDecoration: 'underline' } },
  }),
);
