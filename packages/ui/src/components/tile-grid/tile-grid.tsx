import { clsx } from 'clsx';
import { Children, type ComponentPropsWithRef } from 'react';
import * as styles from './tile-grid.css';

export interface TileGridProps extends ComponentPropsWithRef<'ul'> {
  /** Tiles in a row on a desktop; two per row on a phone, or one if there are at most two. The brand lays out four. */
  columns?: 1 | 2 | 3 | 4;
}

/** Tiles, one per child, in the brand's layout. */
export function TileGrid({ columns = 4, className, children, ...props }: TileGridProps) {
  return (
    <ul {...props} data-columns={columns} className={clsx(styles.grid, className)}>
      {Children.map(children, (tile) => (
        <li className={styles.cell}>{tile}</li>
      ))}
    </ul>
  );
}
