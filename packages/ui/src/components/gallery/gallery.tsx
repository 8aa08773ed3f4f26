import type { ComponentPropsWithRef } from 'react';
import { Picture, type PictureProps } from '../picture/picture';
import { Text } from '../text/text';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './gallery.css';
import type { ZoomLabels } from './gallery-zoom';
import { ZoomableList } from './zoomable-list';

export type { ZoomLabels } from './gallery-zoom';

export interface GalleryPicture extends PictureProps {
  /** Returns the position in the row: "Picture 2 of 4". */
  label: string;
  /** The address of the image in full size. */
  href: string;
}

export interface GalleryProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Names the gallery after its subject. */
  label: string;
  /** The first one is loaded first. */
  pictures: readonly GalleryPicture[];
  /** Read for each image's link, before the position: "Enlarge picture". */
  enlargeLabel: string;
  /** Opens images in a dialog on the page. Without it, or without JavaScript, their links are followed. */
  zoom?: ZoomLabels;
}

/** A product's images: a row to swipe on a phone, two columns on a desktop. */
export function Gallery({ label, pictures, enlargeLabel, zoom, className, ...props }: GalleryProps) {
  const items = pictures.map(({ label: position, href, ...picture }, index) => (
    <li key={href} className={styles.item}>
      <a href={href} className={styles.link}>
        <Picture frame="product" priority={index === 0} {...picture} />
        <VisuallyHidden>{`${enlargeLabel}, ${position}`}</VisuallyHidden>
      </a>
      <Text as="span" step="caption" aria-hidden className={styles.position}>
        {index + 1} / {pictures.length}
      </Text>
    </li>
  ));
  return (
    <section {...props} aria-label={label} className={className}>
      {zoom ? (
        <ZoomableList labels={zoom} className={styles.row}>
          {items}
        </ZoomableList>
      ) : (
        <ol className={styles.row}>{items}</ol>
      )}
    </section>
  );
}
