import { style } from '@vanilla-extract/css';
import { component, media, vars } from '../../theme';

export const usps = style(
  component({
    borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
    selectors: {
      '&[data-variant="panel"]': { background: vars.color.surface },
      '&[data-variant="bar"]:not(:has([data-mobile]))': { display: 'none' },
    },
    '@media': {
      [media.tablet]: {
        selectors: { '&[data-variant="bar"]:not(:has([data-mobile]))': { display: 'block' } },
      },
    },
  }),
);

const bar = '[data-variant="bar"] &';
const panel = '[data-variant="panel"] &';

export const list = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: `${vars.space.xs} ${vars.space.xl}`,
    selectors: {
      // One below the other on a phone: as many rows before the brand's face arrives as after it.
      [bar]: { flexDirection: 'column', alignItems: 'center', rowGap: 0, paddingBlock: '6px' },
      [panel]: { display: 'grid', justifyContent: 'start', paddingBlock: vars.space.l, rowGap: vars.space.m },
    },
    '@media': {
      [media.tablet]: {
        selectors: {
          [bar]: { flexDirection: 'row' },
          [panel]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-evenly' },
        },
      },
    },
  }),
);

export const item = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    selectors: {
      [bar]: { minBlockSize: '24px' },
      [`${bar}:not([data-mobile])`]: { display: 'none' },
    },
    '@media': {
      [media.tablet]: { selectors: { [`${bar}:not([data-mobile])`]: { display: 'flex' } } },
    },
  }),
);

export const icon = style(
  component({
    color: vars.color.link,
    selectors: { [panel]: { fontSize: '1.25rem' }, [bar]: { fontSize: '0.75rem' } },
  }),
);

export const link = style(
  component({ display: 'inline-flex', alignItems: 'center', minBlockSize: 'inherit' }),
);
