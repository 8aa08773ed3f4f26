import { clsx } from 'clsx';
import type { ElementType } from 'react';
import type { As } from '../../polymorphic';
import * as styles from './cluster.css';

export interface ClusterLook {
  gap?: keyof typeof styles.gap;
  align?: keyof typeof styles.align;
  justify?: keyof typeof styles.justify;
  className?: string;
}

/** Children in a row that wraps. */
export function Cluster<Element extends ElementType = 'div'>({
  as,
  gap = 's',
  align = 'center',
  justify = 'start',
  className,
  ...props
}: As<Element, ClusterLook>) {
  const Component: ElementType = as ?? 'div';
  const look = clsx(styles.cluster, styles.gap[gap], styles.align[align], styles.justify[justify], className);
  return <Component {...props} className={look} />;
}
