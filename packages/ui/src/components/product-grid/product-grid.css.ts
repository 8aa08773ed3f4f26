import { style } from '@vanilla-extract/css';
import { component, media, vars } from '../../theme';

const columns = (count: number | string) => `repeat(${count}, minmax(0, 1fr))`;

export const grid = style(
  component({
    display: 'grid',
    gridTemplateColumns: columns(2),
    columnGap: vars.layout.gap,
    rowGap: `calc(${vars.space.xl} + ${vars.space.xs})`,
    '@media': {
      [media.tablet]: { gridTemplateColumns: columns(3) },
      [media.desktop]: {
        gridTemplateColumns: columns(vars.composition.grid.products),
        rowGap: vars.space.xxl,
      },
    },
  }),
);
