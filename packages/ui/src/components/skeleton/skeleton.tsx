import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './skeleton.css';

export interface SkeletonProps extends ComponentPropsWithRef<'span'> {
  shape?: keyof typeof styles.shape;
}

/** A placeholder for loading content. Hidden from assistive technology: mark the region `aria-busy`. */
export function Skeleton({ shape = 'text', className, ...props }: SkeletonProps) {
  return <span {...props} aria-hidden className={clsx(styles.skeleton, styles.shape[shape], className)} />;
}
