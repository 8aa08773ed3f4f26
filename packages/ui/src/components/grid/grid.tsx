import { clsx } from 'clsx';
import type { ElementType } from 'react';
import type { As } from '../../polymorphic';
import * as styles from './grid.css';

type Columns = keyof typeof styles.base;

export interface GridLook {
  /** The number of columns, by minimum width. */
  columns?: Columns;
  mobile?: Columns;
  tablet?: Columns;
  desktop?: Columns;
  wide?: Columns;
  className?: string;
}

/** Cells of equal width. */
export function Grid<Element extends ElementType = 'div'>({
  as,
  columns = 1,
  mobile,
  tablet,
  desktop,
  wide,
  className,
  ...props
}: As<Element, GridLook>) {
  const Component: ElementType = as ?? 'div';
  const look = clsx(
    styles.grid,
    styles.base[columns],
    mobile && styles.mobile[mobile],
    tablet && styles.tablet[tablet],
    desktop && styles.desktop[desktop],
    wide && styles.wide[wide],
    className,
  );
  return <Component {...props} className={look} />;
}
