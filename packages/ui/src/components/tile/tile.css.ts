import { globalStyle, style } from '@vanilla-extract/css';
import { component, corners, media, vars } from '../../theme';

const look = vars.composition.tile;

export const tile = style(
  component({
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    gap: vars.space.xs,
    blockSize: '100%',
    textAlign: look.textAlign,
  }),
);

export const frame = style(
  component({
    ...corners('media'),
    position: 'relative',
    containerType: 'inline-size',
    overflow: 'hidden',
    display: 'flex',
    alignItems: 'end',
    justifyContent: look.plateAlign,
    aspectRatio: look.ratioNarrow,
    '@media': { [media.tablet]: { aspectRatio: look.ratio } },
    padding: look.plateInset,
    background: vars.picture.background,
    selectors: {
      '&:has(:focus-visible)': {
        outline: `${vars.border.focus} solid ${vars.color.focus}`,
        outlineOffset: '2px',
      },
    },
  }),
);

globalStyle(
  `${frame} img`,
  component({ transition: `transform ${vars.motion.slow} ${vars.motion.easeOut}` }),
);
globalStyle(
  `${frame}:hover img`,
  component({ '@media': { [media.hover]: { transform: vars.picture.hover } } }),
);

export const plate = style(
  component({
    ...corners('control'),
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: '44px',
    maxInlineSize: '100%',
    minInlineSize: look.plateWidth,
    justifyContent: look.plateContent,
    paddingInline: `min(${vars.space.s}, 2.5vw)`,
    fontSize: look.nameSize,
    hyphens: 'auto',
    paddingBlock: vars.space.xxs,
    backgroundColor: vars.color.background,
    color: vars.color.text,
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, color ${vars.motion.fast} ${vars.motion.ease}`,
    '@media': {
      [media.hover]: {
        selectors: {
          [`${frame}:hover > &`]: { backgroundColor: vars.color.action, color: vars.color.onAction },
        },
      },
    },
  }),
);

export const link = style(component({ minInlineSize: 0 }));

globalStyle(`${link}::after`, component({ outline: 'none !important' }));

export const arrow = style(
  component({ display: 'none', '@container': { '(min-width: 15rem)': { display: 'block' } } }),
);
