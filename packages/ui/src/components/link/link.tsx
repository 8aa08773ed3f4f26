import { clsx } from 'clsx';
import type { ElementType } from 'react';
import type { As } from '../../polymorphic';
import * as styles from './link.css';

export interface LinkLook {
  /** `inline` within text, `plain` if its context shows that it is a link, `standalone` on its own line. */
  variant?: keyof typeof styles.variant;
  className?: string;
}

/** A text link. `as` takes a router's link component. */
export function Link<Element extends ElementType = 'a'>({
  as,
  variant = 'inline',
  className,
  ...props
}: As<Element, LinkLook>) {
  const Component: ElementType = as ?? 'a';
  return <Component {...props} className={clsx(styles.link, styles.variant[variant], className)} />;
}
