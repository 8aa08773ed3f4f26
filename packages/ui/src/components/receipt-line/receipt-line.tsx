import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { LineProperties, type LineProperty } from '../basket-line/basket-line';
import { Picture, type PictureProps } from '../picture/picture';
import { Text } from '../text/text';
import * as styles from './receipt-line.css';

export interface ReceiptLineProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  picture: PictureProps;
  name: ReactNode;
  properties?: readonly LineProperty[];
  /** The quantity in words: "2 pcs." */
  quantity: ReactNode;
  price: ReactNode;
  /** Additional notes. */
  notice?: ReactNode;
}

/** A read-only line, at checkout and on the receipt. */
export function ReceiptLine({
  picture,
  name,
  properties,
  quantity,
  price,
  notice,
  className,
  ...props
}: ReceiptLineProps) {
  return (
    <div {...props} className={clsx(styles.line, className)}>
      <Picture frame="thumb" {...picture} />
      <div className={styles.about}>
        <Text className={styles.name}>{name}</Text>
        {properties && <LineProperties properties={properties} />}
        <div className={styles.sum}>
          <Text as="span" step="small" color="muted">
            {quantity}
          </Text>
          <Text as="span" step="price" className={styles.price}>
            {price}
          </Text>
        </div>
        {notice !== undefined && (
          <Text step="small" color="muted">
            {notice}
          </Text>
        )}
      </div>
    </div>
  );
}
