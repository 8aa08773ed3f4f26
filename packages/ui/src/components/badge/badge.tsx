import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './badge.css';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  kind?: keyof typeof styles.kind | 'neutral';
}

/** A word or two about a thing: a reduction, a state. */
export function Badge({ kind = 'neutral', className, ...props }: BadgeProps) {
  const look = kind === 'neutral' ? styles.neutral : styles.kind[kind];
  return <span {...props} className={clsx(styles.badge, look, className)} />;
}
