import { globalStyle, style } from '@vanilla-extract/css';
import { component, corners, media, vars, zIndex } from '../../theme';

const highest = 'var(--consent-height)';
const above = (bar: string) => ({
  insetBlockEnd: `calc(${vars.space.xs} + ${bar})`,
  maxBlockSize: `min(${highest}, 100dvh - 2rem - ${bar})`,
});

export const banner = style(
  component({
    ...corners('overlay'),
    ...above('var(--buy-bar-height, 0px)'),
    position: 'fixed',
    insetInline: vars.space.xs,
    zIndex: zIndex.popover,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)',
    alignItems: 'baseline',
    gap: vars.space.xs,
    maxInlineSize: '64rem',
    marginInline: 'auto',
    paddingBlock: vars.space.s,
    paddingInline: vars.space.m,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    colorScheme: vars.color.scheme,
    backgroundColor: vars.color.raised,
    color: vars.color.text,
    border: `${vars.border.hairline} solid ${vars.color.border}`,
    boxShadow: vars.shadow.overlay,
    '@supports': {
      '(inset-block-end: anchor-size(--buy-bar height))': above('anchor-size(--buy-bar height, 0px)'),
    },
    '@media': {
      [media.desktop]: {
        insetInline: `${vars.space.m} auto`,
        insetBlockEnd: vars.space.m,
        inlineSize: 'min(44rem, 56vw)',
        gap: vars.space.s,
        padding: vars.space.l,
      },
      print: { display: 'none' },
    },
  }),
);

/** The focused element is never hidden behind the banner. */
globalStyle(
  `:root:has(${banner})`,
  component({
    vars: { '--consent-height': '70dvh' },
    scrollPaddingBlockEnd: `calc(${highest} + ${vars.space.xs} + var(--buy-bar-height, 0px))`,
    '@media': { [media.low]: { vars: { '--consent-height': '50dvh' } } },
  }),
);

/** Next to the heading, although it is last in the document. */
export const choose = style(
  component({
    gridArea: '1 / 2',
    fontSize: vars.type.small.size,
    marginBlock: '-10px',
    marginInlineEnd: `calc(-1 * ${vars.space.xs})`,
    paddingInline: vars.space.xs,
  }),
);

export const whole = style(component({ gridColumn: '1 / -1' }));

export const words = style(component({ maxInlineSize: '60ch' }));

export const choice = style(component({ display: 'grid', gap: vars.space.xs, maxInlineSize: '60ch' }));

/** The same size regardless of their texts, so that neither choice is easier. */
export const decisions = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
    gridAutoRows: '1fr',
    gap: vars.space.xs,
  }),
);

export const decision = style(component({ paddingInline: vars.space.xxs, fontSize: vars.type.small.size }));
