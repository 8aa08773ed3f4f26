import { clsx } from 'clsx';
import { Children, type ComponentPropsWithRef } from 'react';
import * as styles from './product-grid.css';

/** Product cards, one per child: two columns on a phone, three on a tablet, four on a desktop. */
export function ProductGrid({ className, children, ...props }: ComponentPropsWithRef<'ul'>) {
  return (
    <ul {...props} className={clsx(styles.grid, className)}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
