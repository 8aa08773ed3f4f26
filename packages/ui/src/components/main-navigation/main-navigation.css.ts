import { style } from '@vanilla-extract/css';
import { component, media, typography, vars, zIndex } from '../../theme';

const { motion } = vars;

export const navigation = style(component({ blockSize: '100%' }));

export const list = style(
  component({
    display: 'flex',
    justifyContent: vars.composition.header.navigation,
    blockSize: '100%',
    gap: 'clamp(4px, 1vw, 20px)',
  }),
);

export const item = style(component({ display: 'flex', alignItems: 'center', minInlineSize: 0 }));

export const link = style(
  component({
    ...typography('button'),
    fontSize: vars.type.small.size,
    display: 'flex',
    alignItems: 'center',
    blockSize: '100%',
    paddingInline: vars.space.xs,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    borderBlock: '3px solid transparent',
    transition: `border-color ${motion.fast} ${motion.ease}`,
    selectors: {
      [`${item}:hover > &`]: { borderBlockEndColor: vars.color.borderStrong },
      '&[data-trail]': { borderBlockEndColor: vars.color.action },
    },
    '@media': {
      [media.forcedColors]: {
        borderBlockColor: 'Canvas',
        selectors: { '&[data-trail]': { borderBlockEndColor: 'Highlight' } },
      },
    },
  }),
);

export const toggle = style(
  component({
    display: 'grid',
    placeItems: 'center',
    // 24px of it lie free beside the link that it overlaps.
    minInlineSize: '30px',
    minBlockSize: '44px',
    marginInlineStart: '-6px',
    '@media': { [media.touch]: { minInlineSize: '44px' } },
  }),
);

export const chevron = style(
  component({
    inlineSize: '0.875rem',
    blockSize: '0.875rem',
    transition: `rotate ${motion.fast} ${motion.ease}`,
    selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
  }),
);

const shown = { visibility: 'visible', opacity: 1, zIndex: 1, transitionDelay: '0s' } as const;

export const panel = style(
  component({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '100%',
    paddingBlock: vars.space.xl,
    maxBlockSize: 'calc(100dvh - var(--header-height, 0px))',
    overflowY: 'auto',
    backgroundColor: vars.color.background,
    borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
    boxShadow: vars.shadow.popover,
    zIndex: zIndex.sticky,
    visibility: 'hidden',
    opacity: 0,
    transition: `opacity ${motion.fast} ${motion.ease}, visibility 0s ${motion.fast}`,
    selectors: { [`${item}[data-open] > &`]: shown },
    '@media': {
      '(scripting: none)': { selectors: { [`${item}:is(:hover, :focus-within) > &`]: shown } },
    },
  }),
);

export const columns = style(
  component({
    columnCount: 4,
    columnGap: vars.space.xl,
    selectors: {
      '&[data-nested]': {
        columnCount: 'auto',
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))',
        rowGap: vars.space.l,
      },
    },
  }),
);

export const column = style(component({ breakInside: 'avoid' }));

export const heading = style(
  component({
    ...typography('h4'),
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '44px',
    textDecoration: 'none',
    selectors: {
      '&:hover, &[aria-current]': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
    },
  }),
);

export const entry = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '36px',
    '@media': { [media.touch]: { minBlockSize: '44px' } },
    color: vars.color.textMuted,
    textDecoration: 'none',
    selectors: {
      '&:hover, &[aria-current]': {
        color: vars.color.text,
        textDecoration: 'underline',
        textUnderlineOffset: '0.25em',
      },
    },
  }),
);
