import { clsx } from 'clsx';
import type { ElementType } from 'react';
import type { As } from '../../polymorphic';
import * as styles from './visually-hidden.css';

/** Content for assistive technology only. */
export function VisuallyHidden<Element extends ElementType = 'span'>({
  as,
  className,
  ...props
}: As<Element>) {
  const Component: ElementType = as ?? 'span';
  return <Component {...props} className={clsx(styles.visuallyHidden, className)} />;
}
