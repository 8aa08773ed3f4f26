import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ElementType } from 'react';
import { Badge, type BadgeProps } from '../badge/badge';
import { CardLink } from '../card-link/card-link';
import { Heading, type HeadingProps } from '../heading/heading';
import { Icon } from '../icon/icon';
import { Picture, type PictureProps } from '../picture/picture';
import { Text } from '../text/text';
import * as styles from './order-card.css';

export interface OrderCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** Names the order: "Order 10482". */
  name: string;
  href: string;
  /** The order date, as text and in machine-readable form. */
  date: { text: string; value: string };
  status: { text: string; kind?: BadgeProps['kind'] };
  /** "€139.95". */
  total: string;
  /** "3 products". */
  quantity?: string;
  /** Images of the ordered products, each by the id of its line; the first few are shown. */
  pictures?: readonly (PictureProps & { id: string })[];
  level?: HeadingProps['level'];
  /** Replaces `<a>`: a router's link component. */
  linkAs?: ElementType;
}

const shownImages = 4;

/** An order in a list; all of it links to the order. */
export function OrderCard({
  name,
  href,
  date,
  status,
  total,
  quantity,
  pictures,
  level = 2,
  linkAs,
  className,
  ...props
}: OrderCardProps) {
  const link: ElementType = linkAs ?? 'a';
  return (
    <article {...props} className={clsx(styles.card, className)}>
      <div className={styles.head}>
        <Heading level={level} step="h4">
          <CardLink as={link} href={href}>
            {name}
          </CardLink>
        </Heading>
        <Badge kind={status.kind} className={styles.status}>
          {status.text}
        </Badge>
      </div>
      <Text step="small" color="muted">
        <time dateTime={date.value}>{date.text}</time>
        {quantity !== undefined && <> · {quantity}</>}
      </Text>
      <div className={styles.foot}>
        <div className={styles.pictures}>
          {pictures?.slice(0, shownImages).map(({ id, ...picture }) => (
            <Picture key={id} {...picture} alt="" frame="thumb" className={styles.picture} />
          ))}
        </div>
        <Text as="span" step="price" className={styles.total}>
          {total}
          <Icon name="chevron-right" />
        </Text>
      </div>
    </article>
  );
}
