import { clsx } from 'clsx';
import type { ElementType } from 'react';
import type { As } from '../../polymorphic';
import * as styles from './panel.css';

/** A raised surface on the page: a summary, an address. */
export function Panel<Element extends ElementType = 'div'>({ as, className, ...props }: As<Element>) {
  const Component: ElementType = as ?? 'div';
  return <Component {...props} className={clsx(styles.panel, className)} />;
}
