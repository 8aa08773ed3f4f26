import { clsx } from 'clsx';
import type { ElementType } from 'react';
import type { As } from '../../polymorphic';
import * as styles from './stack.css';

export interface StackLook {
  gap?: keyof typeof styles.gap;
  className?: string;
}

/** Children in an evenly spaced column. */
export function Stack<Element extends ElementType = 'div'>({
  as,
  gap = 'm',
  className,
  ...props
}: As<Element, StackLook>) {
  const Component: ElementType = as ?? 'div';
  return <Component {...props} className={clsx(styles.stack, styles.gap[gap], className)} />;
}
