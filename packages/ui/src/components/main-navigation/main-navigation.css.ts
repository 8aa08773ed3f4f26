import { style } from '@vanilla-extract/css';
import { component, media, typography, vars, zIndex } from '../../theme';

const { motion } = vars;

/** The share of the free space before the entries. */
const before = vars.composition.header.navigation;
const gap = '2px';
const menuSize = 44;
/** How far the menu button, which has padding around its icon, extends past the end of the row. */
const outset = 12;
/** The menu's extra width compared with its button while every entry fits. */
const slack = 2;

/**
 * One row. Entries that do not fit wrap into further rows, which are clipped. Space is taken from the start first, then
 * from the menu, then from the list: entries wrap once the menu is as narrow as its button, and that width shows the
 * button.
 */
export const navigation = style(
  component({
    display: 'flex',
    blockSize: '100%',
    // As wide as the menu if entries are centred.
    '::before': {
      content: '',
      flexGrow: before,
      flexShrink: 1e8,
      flexBasis: `calc(${before} * ${2 * (menuSize + slack - outset)}px)`,
    },
  }),
);

export const list = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    flexGrow: 0.1,
    alignContent: 'start',
    columnGap: gap,
    minInlineSize: 0,
    blockSize: '100%',
    overflow: 'clip',
    // Keeps an entry that is wider than the list out of the first row.
    '::before': { content: '', blockSize: '100%', marginInlineEnd: `-${gap}` },
    selectors: {
      // Part of the free space is between the entries; few entries need less of it.
      '&:has(> :nth-child(6))': { flexGrow: 0.5 },
      // The browser then scrolls to a focused entry of another row, and back when the focus leaves.
      '&:focus-within': { overflow: 'hidden' },
    },
  }),
);

export const menu = style(
  component({
    flexGrow: `calc(1 - ${before})`,
    flexShrink: 1e5,
    flexBasis: `${menuSize + slack}px`,
    minInlineSize: `${menuSize}px`,
    marginInlineEnd: `-${outset}px`,
    containerType: 'inline-size',
  }),
);

export const folded = style(
  component({
    display: 'flex',
    alignItems: 'center',
    blockSize: '100%',
    '@container': { [`(min-width: ${menuSize + slack / 2}px)`]: { display: 'none' } },
  }),
);

export const item = style(
  component({
    display: 'flex',
    alignItems: 'center',
    blockSize: '100%',
    minInlineSize: 0,
    // Contrast checkers look for a background behind clipped entries too.
    backgroundColor: vars.color.background,
    selectors: { '&:not(:last-child)': { flexGrow: 1 } },
  }),
);

export const link = style(
  component({
    ...typography('button'),
    fontSize: vars.type.small.size,
    display: 'flex',
    alignItems: 'center',
    blockSize: '100%',
    paddingInline: vars.space.xs,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    outlineOffset: '-4px',
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
    // 24px of it stay free next to the link that it overlaps.
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
