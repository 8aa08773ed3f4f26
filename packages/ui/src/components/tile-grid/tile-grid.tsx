import { Children, type ComponentPropsWithRef } from 'react';
import { Grid } from '../grid';

export interface TileGridProps extends ComponentPropsWithRef<'ul'> {
  /** Tiles beside one another on a desktop; a phone has two, or one where there are no more. */
  columns?: 1 | 2 | 3 | 4;
}

/** Tiles, one a child, of equal width. */
export function TileGrid({ columns = 4, children, ...props }: TileGridProps) {
  const tablet = columns === 4 ? 2 : columns;
  return (
    <Grid as="ul" {...props} columns={columns === 1 ? 1 : 2} tablet={tablet} desktop={columns}>
      {Children.map(children, (tile) => (
        <li>{tile}</li>
      ))}
    </Grid>
  );
}
