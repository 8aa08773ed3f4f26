import { clsx } from 'clsx';
import type { ElementType } from 'react';
import type { As } from '../../polymorphic';
import * as styles from './card-link.css';

/**
 * A link that makes its nearest positioned ancestor clickable. Its accessible name is its own text. `as` takes a
 * router's link component.
 */
export function CardLink<Element extends ElementType = 'a'>({ as, className, ...props }: As<Element>) {
  const Component: ElementType = as ?? 'a';
  return <Component {...props} className={clsx(styles.cardLink, className)} />;
}
