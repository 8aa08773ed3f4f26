import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import * as styles from './spinner.css';

export interface SpinnerProps extends ComponentPropsWithRef<'span'> {
  /** Says what is awaited; without it the spinner is decoration. */
  label?: string;
}

/** Shows that something is under way. */
export function Spinner({ label, className, ...props }: SpinnerProps) {
  const ring = <span {...props} aria-hidden className={clsx(styles.spinner, className)} />;
  if (label === undefined) {
    return ring;
  }
  return (
    <output>
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  );
}
