import { clsx } from 'clsx';
import { Children, type ComponentPropsWithRef } from 'react';
import * as styles from './tile-grid.css';

export interface TileGridProps extends ComponentPropsWithRef<'ul'> {
  /** Tiles beside one another on a desktop; a phone has two, or one where there are no more. The brand lays out four. */
  columns?: 1 | 2 | 3 | 4;
}

/** Tiles, one a child, as the brand arranges them. */
export function TileGrid({ columns = 4, className, children, ...props }: TileGridProps) {
  return (
    <ul {...props} data-columns={columns} className={clsx(styles.grid, className)}>
      {Children.map(children, (tile) => (
        <li className={styles.cell}>{tile}</li>
      ))}
    </ul>
  );
}
