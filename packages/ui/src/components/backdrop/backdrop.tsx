import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './backdrop.css';

export interface BackdropProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The backdrop fades in and out with this. */
  open: boolean;
}

/**
 * Covers the page behind an overlay that is not a dialog, such as an open search; dialogs have their own backdrop. It
 * is for pointers only: every action of a click on it must also be possible by keyboard.
 */
export function Backdrop({ open, className, ...props }: BackdropProps) {
  return (
    <div aria-hidden {...props} data-open={open || undefined} className={clsx(styles.backdrop, className)} />
  );
}
