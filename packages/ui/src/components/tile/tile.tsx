import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ElementType } from 'react';
import { CardLink } from '../card-link/card-link';
import { Heading, type HeadingProps } from '../heading/heading';
import { Icon } from '../icon/icon';
import { Picture, type PictureProps } from '../picture/picture';
import { Text } from '../text/text';
import * as styles from './tile.css';

export interface TileProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  name: string;
  href: string;
  /** A line below the image. */
  text?: string;
  picture: PictureProps;
  level?: HeadingProps['level'];
  /** Replaces `<a>`: a router's link component. */
  linkAs?: ElementType;
}

/** An image with a link: a category, a campaign. */
export function Tile({ name, href, text, picture, level = 3, linkAs, className, ...props }: TileProps) {
  const link: ElementType = linkAs ?? 'a';
  return (
    <article {...props} className={clsx(styles.tile, className)}>
      <div className={styles.frame}>
        <Picture {...picture} alt="" frame="fill" />
        <Heading level={level} step="h4" className={styles.plate}>
          <CardLink as={link} href={href} className={styles.link}>
            {name}
          </CardLink>
          <Icon name="arrow-right" className={styles.arrow} />
        </Heading>
      </div>
      {text !== undefined && (
        <Text step="small" color="muted">
          {text}
        </Text>
      )}
    </article>
  );
}
