import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './spinner.css';

export interface SpinnerProps extends ComponentPropsWithRef<'span'> {
  /** Names the activity; without it the spinner is decorative. */
  label?: string;
}

/** Shows that an activity is in progress. */
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
