import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './skip-link.css';

/** The page's first link, hidden until it has focus. `href` is the main content's id. */
export function SkipLink({ href = '#main', className, children, ...props }: ComponentPropsWithRef<'a'>) {
  return (
    <a {...props} href={href} className={clsx(styles.skipLink, className)}>
      {children}
    </a>
  );
}
