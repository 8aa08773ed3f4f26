import { media, screen, typography, vars } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

export const block = style(
  screen({
    display: 'grid',
    gap: vars.space.m,
    marginBlockStart: vars.layout.section,
    paddingBlock: vars.space.l,
    borderBlock: `${vars.border.hairline} solid ${vars.color.border}`,
  }),
);

export const steps = style(
  screen({
    display: 'grid',
    gap: vars.space.m,
    counterReset: 'step',
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space.l } },
  }),
);

const number = vars.space.xxl;

/** A step with its number in the club's colour. */
export const step = style(
  screen({
    display: 'grid',
    gridTemplateColumns: `${number} minmax(0, 1fr)`,
    gridTemplateRows: 'auto 1fr',
    columnGap: vars.space.m,
    // Titles stay in line if one step has more lines than another.
    alignContent: 'start',
    alignItems: 'center',
    counterIncrement: 'step',
    '::before': {
      content: 'counter(step)',
      gridRow: 'span 2',
      display: 'grid',
      placeItems: 'center',
      blockSize: number,
      borderRadius: '50%',
      backgroundColor: vars.role.brand.fill,
      color: vars.role.brand.on,
      ...typography('h4'),
    },
  }),
);
