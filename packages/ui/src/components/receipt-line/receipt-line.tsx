import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { LineProperties, type LineProperty } from '../basket-line';
import { Picture, type PictureProps } from '../picture';
import { Text } from '../text';
import * as styles from './receipt-line.css';

export interface ReceiptLineProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  picture: PictureProps;
  name: ReactNode;
  properties?: readonly LineProperty[];
  /** How many, in words: "2 pcs." */
  quantity: ReactNode;
  price: ReactNode;
}

/** A line that can no longer be changed: at checkout and on the receipt. */
export function ReceiptLine({
  picture,
  name,
  properties,
  quantity,
  price,
  className,
  ...props
}: ReceiptLineProps) {
  return (
    <div {...props} className={clsx(styles.line, className)}>
      <Picture frame="thumb" {...picture} />
      <div>
        <Text step="small" className={styles.name}>
          {name}
        </Text>
        {properties && <LineProperties properties={properties} />}
        <Text step="small" color="muted">
          {quantity}
        </Text>
      </div>
      <Text as="div" step="price" className={styles.price}>
        {price}
      </Text>
    </div>
  );
}
