import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './picture.css';
import { type PictureSource, sourceSet } from './source-set';

export type { PictureSource } from './source-set';

type Native = Omit<ComponentPropsWithRef<'img'>, 'src' | 'srcSet' | 'alt' | 'sizes' | 'width' | 'height'>;

export interface PictureProps extends Native {
  source: PictureSource;
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** The file's intrinsic size in pixels. */
  width: number;
  height: number;
  /** The alternative text; empty for a decorative image. */
  alt: string;
  /** The point that a crop keeps visible, as fractions of the image's size (0 to 1, S3.17). */
  focal?: { left: number; top: number };
  /** Loaded first: the largest image of the first view. */
  priority?: boolean;
  /**
   * `product` has the brand's ratio and corners, `thumb` those of small images, `natural` the file's ratio, `fill`
   * covers its positioned parent.
   */
  frame?: keyof typeof styles.frame;
  /** `contain` shows a cut-out on the brand's background; `cover` fills the frame. */
  fit?: keyof typeof styles.fit;
}

/** An image in the widths that a screen needs; its space is reserved before it loads. */
export function Picture({
  source,
  width,
  height,
  alt,
  focal,
  priority = false,
  frame = 'natural',
  fit = 'cover',
  className,
  style,
  ...props
}: PictureProps) {
  const { src, srcSet } = sourceSet(source);
  const loading = priority
    ? ({ loading: 'eager', fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  return (
    <span
      className={clsx(styles.picture, styles.frame[frame], className)}
      style={frame === 'natural' ? { aspectRatio: `${width} / ${height}`, ...style } : style}
    >
      {/* oxlint-disable-next-line nextjs/no-img-element -- this package knows no Next */}
      <img
        {...props}
        {...loading}
        alt={alt}
        src={src}
        srcSet={srcSet}
        width={width}
        height={height}
        className={clsx(styles.image, styles.fit[fit])}
        style={focal && { objectPosition: `${focal.left * 100}% ${focal.top * 100}%` }}
      />
    </span>
  );
}
