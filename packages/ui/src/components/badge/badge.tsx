import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './badge.css';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  kind?: keyof typeof styles.kind | 'neutral';
}

/** A short label: a discount, a state. */
export function Badge({ kind = 'neutral', className, ...props }: BadgeProps) {
  const look = kind === 'neutral' ? styles.neutral : styles.kind[kind];
  return <span {...props} className={clsx(styles.badge, look, className)} />;
}
