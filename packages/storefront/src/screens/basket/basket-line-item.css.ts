import { media, screen, typography, vars } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

export const line = style(
  screen({
    display: 'grid',
    gridTemplateColumns: '5.5rem minmax(0, 1fr) auto',
    gridTemplateAreas: '"picture text text" "picture controls total"',
    gridTemplateRows: '1fr auto',
    gap: vars.space.s,
    paddingBlock: vars.space.m,
    borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
    selectors: { '&:first-child': { paddingBlockStart: '0' } },
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: '7rem minmax(0, 1fr) auto',
        gridTemplateAreas: '"picture text total" "picture controls controls"',
        columnGap: vars.space.m,
      },
    },
  }),
);

export const picture = style(screen({ gridArea: 'picture' }));
export const text = style(
  screen({ gridArea: 'text', display: 'grid', gap: vars.space.xxs, alignContent: 'start' }),
);

export const name = style(
  screen({
    ...typography('h4'),
    color: vars.color.text,
    textDecorationLine: 'none',
    selectors: { '&:hover': { textDecorationLine: 'underline' } },
  }),
);

export const total = style(
  screen({
    gridArea: 'total',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'end',
    fontVariantNumeric: 'tabular-nums',
    transition: `opacity ${vars.motion.fast}`,
    selectors: { '&[data-pending]': { opacity: '0.5' } },
    '@media': { [media.tablet]: { alignContent: 'start' } },
  }),
);

export const controls = style(
  screen({
    gridArea: 'controls',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
  }),
);

export const remove = style(
  screen({
    ...typography('small'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    minBlockSize: '44px',
    color: vars.color.textMuted,
    cursor: 'pointer',
    selectors: { '&:hover': { color: vars.color.text, textDecorationLine: 'underline' } },
  }),
);
