import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ElementType } from 'react';
import { tone } from '../../theme/tone.css';
import { CardLink } from '../card-link';
import { Heading, type HeadingProps } from '../heading';
import { Icon } from '../icon';
import { Picture, type PictureProps } from '../picture';
import { Text } from '../text';
import * as styles from './promotion-tile.css';

export interface PromotionTileProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  heading: string;
  href: string;
  /** Shown above the heading: "Only this week". */
  eyebrow?: string;
  text?: string;
  /** The call to action: "See the collection". */
  actionLabel: string;
  /** Behind the text, which is on a plate of the brand's colour to be readable on any image. */
  picture?: PictureProps;
  /** `wide` fills a whole row. */
  shape?: 'tall' | 'wide';
  level?: HeadingProps['level'];
  /** Replaces `<a>`: a router's link component. */
  linkAs?: ElementType;
  /** Called when the tile is followed. */
  onFollow?: () => void;
}

/** An offer or a campaign: text over an image, all of it one link. */
export function PromotionTile({
  heading,
  href,
  eyebrow,
  text,
  actionLabel,
  picture,
  shape = 'tall',
  level = 3,
  linkAs,
  onFollow,
  className,
  ...props
}: PromotionTileProps) {
  const link: ElementType = linkAs ?? 'a';
  return (
    <article {...props} data-shape={shape} className={clsx(tone.brand, styles.tile, className)}>
      {picture && <Picture {...picture} alt="" frame="fill" />}
      <div className={styles.words}>
        {eyebrow !== undefined && <Text step="label">{eyebrow}</Text>}
        <Heading level={level} step="h2">
          <CardLink as={link} href={href} onClick={onFollow} className={styles.link}>
            {heading}
          </CardLink>
        </Heading>
        {text !== undefined && <Text>{text}</Text>}
        <span aria-hidden className={styles.action}>
          {actionLabel}
          <Icon name="arrow-right" />
        </span>
      </div>
    </article>
  );
}
