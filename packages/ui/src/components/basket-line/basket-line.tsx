import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { Link } from '../link';
import { Picture, type PictureProps } from '../picture';
import { Text } from '../text';
import * as styles from './basket-line.css';
import { LineProperties, type LineProperty } from './line-properties';

export { LineProperties, type LineProperty } from './line-properties';

export interface BasketLineProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  picture: PictureProps;
  name: string;
  href: string;
  /** Colour, size, print. */
  properties?: readonly LineProperty[];
  /** What the line costs. */
  price: ReactNode;
  /** The stepper. */
  quantity: ReactNode;
  /** The button that takes the line out. */
  remove?: ReactNode;
  /** That it is a preorder, that fewer are left. */
  notice?: ReactNode;
  /** The line is being changed; what it says may no longer be so. */
  pending?: boolean;
  /** The name's place in the document's outline. */
  level?: 2 | 3;
  /** Replaces `<a>`: a router's link component. */
  linkAs?: ElementType;
}

/** A variant in the basket: what it is, how many, what they cost. */
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
