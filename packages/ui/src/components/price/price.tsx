import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Badge } from '../badge/badge';
import { Text } from '../text/text';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './price.css';

export interface PriceProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The price, as text. */
  amount: string;
  /** The price before a reduction, as text. */
  before?: string;
  /** Read before each amount if there are two. */
  labels: { now: string; before: string };
  /** The size of the reduction: `-25 %`. */
  savings?: string;
  /** The lowest earlier price, or that VAT is included. */
  note?: ReactNode;
  size?: 'medium' | 'large';
}

/** A price; a reduced one if `before` is set. */
export function Price({
  amount,
  before,
  labels,
  savings,
  note,
  size = 'medium',
  className,
  ...props
}: PriceProps) {
  return (
    <div {...props} data-size={size} className={clsx(styles.price, className)}>
      {before === undefined ? (
        <Text as="span" step="price" className={styles.amount}>
          {amount}
        </Text>
      ) : (
        <>
          <Text as="ins" step="price" color="sale" className={styles.amount}>
            <VisuallyHidden>{labels.now} </VisuallyHidden>
            {amount}
          </Text>
          <Text as="s" step="small" color="muted" className={styles.before}>
            <VisuallyHidden>{labels.before} </VisuallyHidden>
            {before}
          </Text>
        </>
      )}
      {savings !== undefined && <Badge kind="sale">{savings}</Badge>}
      {note !== undefined && (
        <Text as="div" step="caption" color="muted" className={styles.note}>
          {note}
        </Text>
      )}
    </div>
  );
}
