import { clsx } from 'clsx';
import type { ElementType } from 'react';
import type { As } from '../../polymorphic';
import * as styles from './container.css';

export interface ContainerLook {
  width?: keyof typeof styles.width;
  className?: string;
}

/** Centres content between the page's gutters. */
export function Container<Element extends ElementType = 'div'>({
  as,
  width = 'content',
  className,
  ...props
}: As<Element, ContainerLook>) {
  const Component: ElementType = as ?? 'div';
  return <Component {...props} className={clsx(styles.container, styles.width[width], className)} />;
}
