import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading, type HeadingProps } from '../heading/heading';
import { Picture, type PictureProps } from '../picture/picture';
import * as styles from './image-text.css';

export interface ImageTextProps extends ComponentPropsWithRef<'section'> {
  picture: PictureProps;
  heading: ReactNode;
  level?: HeadingProps['level'];
  actions?: ReactNode;
  /** Puts the image on the other side in two-column layouts. */
  reverse?: boolean;
}

/** An image next to a text, which is the children. */
export function ImageText({
  picture,
  heading,
  level = 2,
  actions,
  reverse = false,
  className,
  children,
  ...props
}: ImageTextProps) {
  return (
    <section {...props} data-reverse={reverse || undefined} className={clsx(styles.imageText, className)}>
      <Picture {...picture} className={styles.picture} />
      <div className={styles.text}>
        <Heading level={level} step="h2" ornament>
          {heading}
        </Heading>
        {children}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </section>
  );
}
