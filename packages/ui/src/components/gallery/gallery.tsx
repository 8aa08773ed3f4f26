import type { ComponentPropsWithRef } from 'react';
import { Picture, type PictureProps } from '../picture';
import { Text } from '../text';
import { VisuallyHidden } from '../visually-hidden';
import * as styles from './gallery.css';

export interface GalleryPicture extends PictureProps {
  /** Says where in the row it stands: "Picture 2 of 4". */
  label: string;
  /** Where the picture is shown on its own, in full size. */
  href: string;
}

export interface GalleryProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Names the gallery after what it shows. */
  label: string;
  /** The first is fetched first. */
  pictures: readonly GalleryPicture[];
  /** Said of each picture's link, before where it stands: "Enlarge picture". */
  enlargeLabel: string;
}

/** A product's pictures: a row to swipe on a phone, two columns on a desktop. */
export function Gallery({ label, pictures, enlargeLabel, className, ...props }: GalleryProps) {
  return (
    <section {...props} aria-label={label} className={className}>
      <ol className={styles.row}>
        {pictures.map(({ label: position, href, ...picture }, index) => (
          <li key={href} className={styles.item}>
            <a href={href} className={styles.link}>
              <Picture frame="product" priority={index === 0} {...picture} />
              <VisuallyHidden>{`${enlargeLabel}, ${position}`}</VisuallyHidden>
            </a>
            <Text as="span" step="caption" aria-hidden className={styles.position}>
              {index + 1} / {pictures.length}
            </Text>
          </li>
        ))}
      </ol>
    </section>
  );
}
