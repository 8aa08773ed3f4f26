import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './backdrop.css';

export interface BackdropProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** It fades in and out with this. */
  open: boolean;
}

/**
 * Covers the page behind something that is no dialog, such as an open search; dialogs bring their own. It is
 * for pointers alone: whatever a press on it does must be possible by keyboard too.
 */
export function Backdrop({ open, className, ...props }: BackdropProps) {
  return (
    <div aria-hidden {...props} data-open={open || undefined} className={clsx(styles.backdrop, className)} />
  );
}
