import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as styles from './buy-box.css';

export interface BuyBoxProps extends ComponentPropsWithRef<'div'> {
  /** The product's pictures. */
  gallery: ReactNode;
  /** Adds to the basket. A phone keeps it at the lower edge of the screen. */
  action: ReactNode;
  /** Stands beside the action on a phone: the price. */
  actionSummary?: ReactNode;
  /** Description, composition, delivery. */
  details?: ReactNode;
}

/** The head of a product page: pictures beside name, price, choices (the children) and action. */
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
