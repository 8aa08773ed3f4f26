import { style } from '@vanilla-extract/css';
import { component, media, vars } from '../../theme';

const look = vars.composition.tile;
const columns = (count: number | string) => `repeat(${count}, minmax(0, 1fr))`;

export const grid = style(
  component({
    display: 'grid',
    gap: vars.layout.gap,
    gridTemplateColumns: columns(2),
    gridAutoRows: look.rowsNarrow,
    selectors: { '&[data-columns="1"]': { gridTemplateColumns: columns(1) } },
    '@media': {
      [media.tablet]: {
        gridAutoRows: look.rows,
        selectors: {
          '&[data-columns="3"]': { gridTemplateColumns: columns(3) },
        },
      },
      [media.desktop]: {
        selectors: { '&[data-columns="4"]': { gridTemplateColumns: columns(look.columns) } },
      },
    },
  }),
);

export const cell = style(
  component({
    selectors: {
      '&:first-child:not(:only-child)': { gridArea: look.first },
      '&:nth-child(4):last-child': { gridArea: look.fourth },
    },
  }),
);
