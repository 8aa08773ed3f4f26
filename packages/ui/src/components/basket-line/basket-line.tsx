import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { Link } from '../link/link';
import { Picture, type PictureProps } from '../picture/picture';
import { Text } from '../text/text';
import * as styles from './basket-line.css';
import { LineProperties, type LineProperty } from './line-properties';

export { LineProperties, type LineProperty } from './line-properties';

export interface BasketLineProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  picture: PictureProps;
  name: string;
  href: string;
  /** Colour, size, print. */
  properties?: readonly LineProperty[];
  /** The line's total. */
  price: ReactNode;
  /** The quantity stepper. */
  quantity: ReactNode;
  /** The button that removes the line. */
  remove?: ReactNode;
  /** Notices, such as a preorder or low stock. */
  notice?: ReactNode;
  /** The line is being updated; its values may be outdated. */
  pending?: boolean;
  /** The heading level of the name. */
  level?: 2 | 3;
  /** Replaces `<a>`: a router's link component. */
  linkAs?: ElementType;
}

/** A variant in the basket with its quantity and price. */
export function BasketLine({
  picture,
  name,
  href,
  properties,
  price,
  quantity,
  remove,
  notice,
  pending = false,
  level = 3,
  linkAs,
  className,
  ...props
}: BasketLineProps) {
  const link: ElementType = linkAs ?? 'a';
  return (
    <article {...props} aria-busy={pending || undefined} className={clsx(styles.line, className)}>
      <div className={styles.about}>
        <Text as={`h${level}`} step="body" className={styles.name}>
          <Link as={link} variant="plain" href={href}>
            {name}
          </Link>
        </Text>
        {properties && <LineProperties properties={properties} />}
        {notice !== undefined && <div className={styles.notice}>{notice}</div>}
      </div>
      <div className={styles.price}>{price}</div>
      <div className={styles.controls}>
        {quantity}
        {remove}
      </div>
      <Picture frame="thumb" {...picture} className={styles.picture} />
    </article>
  );
}
