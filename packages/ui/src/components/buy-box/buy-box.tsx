import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as styles from './buy-box.css';

export interface BuyBoxProps extends ComponentPropsWithRef<'div'> {
  /** The product's images. */
  gallery: ReactNode;
  /** Adds to the basket. On a phone held upright it stays at the bottom edge of the screen. */
  action: ReactNode;
  /** Shown next to the action on a phone: the price. */
  actionSummary?: ReactNode;
  /** Description, composition, delivery. */
  details?: ReactNode;
}

/** The top of a product page: images next to name, price, choices (the children) and action. */
export function BuyBox({
  gallery,
  action,
  actionSummary,
  details,
  className,
  children,
  ...props
}: BuyBoxProps) {
  return (
    <div {...props} className={clsx(styles.layout, className)}>
      <div className={styles.gallery}>{gallery}</div>
      <div className={styles.side}>
        <div className={styles.choices}>{children}</div>
        <div className={styles.bar}>
          {actionSummary !== undefined && <div className={styles.summary}>{actionSummary}</div>}
          <div className={styles.action}>{action}</div>
        </div>
        {details !== undefined && <div className={styles.details}>{details}</div>}
      </div>
    </div>
  );
}
