import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { CardLink } from '../card-link/card-link';
import { ColorDot } from '../color-dot/color-dot';
import { Picture, type PictureProps } from '../picture/picture';
import { Text } from '../text/text';
import * as styles from './product-card.css';

export interface ProductCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  name: string;
  href: string;
  /** Replaces `<a>`: a router's link component. */
  linkAs?: ElementType;
  picture: PictureProps;
  /** Shown while the card is hovered. */
  hoverPicture?: PictureProps;
  category?: ReactNode;
  price: ReactNode;
  /** The colours of every colour variant. */
  colors?: readonly { name: string; swatch: readonly string[] }[];
  /** The number of colours in words. */
  colorsLabel?: string;
  /** Badges over the image: new, sale, preorder. */
  badges?: ReactNode;
  soldOut?: boolean;
  /** The heading level of the name. */
  level?: 2 | 3 | 4;
}

const dots = 5;

/** A product in a list. All of it is one link. */
export function ProductCard({
  name,
  href,
  linkAs,
  picture,
  hoverPicture,
  category,
  price,
  colors,
  colorsLabel,
  badges,
  soldOut = false,
  level = 3,
  className,
  ...props
}: ProductCardProps) {
  const link: ElementType = linkAs ?? 'a';
  return (
    <article {...props} data-sold-out={soldOut || undefined} className={clsx(styles.card, className)}>
      <div className={styles.text}>
        <Text as={`h${level}`} step="product" className={styles.name}>
          <CardLink as={link} href={href}>
            {name}
          </CardLink>
        </Text>
        {category !== undefined && (
          <Text step="caption" color="muted">
            {category}
          </Text>
        )}
        {price}
        {colors && colors.length > 1 && (
          <Text as="div" step="caption" color="muted" className={styles.colors}>
            {colors.slice(0, dots).map((color) => (
              <ColorDot key={color.name} colors={color.swatch} />
            ))}
            <span>{colorsLabel}</span>
          </Text>
        )}
      </div>
      <div className={styles.media}>
        <Picture frame="product" {...picture} className={styles.picture} />
        {hoverPicture && (
          <Picture frame="product" {...hoverPicture} alt="" className={clsx(styles.picture, styles.second)} />
        )}
        {badges !== undefined && <div className={styles.badges}>{badges}</div>}
      </div>
    </article>
  );
}
