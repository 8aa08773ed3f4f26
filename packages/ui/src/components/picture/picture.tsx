import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './picture.css';
import { type PictureSource, sourceSet } from './source-set';

export type { PictureSource } from './source-set';

type Native = Omit<ComponentPropsWithRef<'img'>, 'src' | 'srcSet' | 'alt' | 'sizes' | 'width' | 'height'>;

export interface PictureProps extends Native {
  /** Gives the address of the picture at a width in pixels, or lists the files that there are. */
  source: PictureSource;
  /** Widths in pixels to offer where `source` is a function. */
  widths?: readonly number[];
  /** How wide it is shown, as the `sizes` attribute has it. */
  sizes: string;
  /** The file's own size in pixels. */
  width: number;
  height: number;
  /** What it shows; empty where it is decoration. */
  alt: string;
  /** The point that a crop keeps in sight, as shares of the picture's size (0 to 1, S3.17). */
  focal?: { left: number; top: number };
  /** Fetched first and at once: the largest picture of the first view. */
  priority?: boolean;
  /** `product` has the brand's ratio and corners, `thumb` those of small pictures, `natural` the file's ratio, `fill` covers its positioned parent. */
  frame?: keyof typeof styles.frame;
  /** `contain` sets a cut-out on the brand's ground; `cover` fills the frame. */
  fit?: keyof typeof styles.fit;
}

/** A picture in the widths that a screen needs; its place is kept before it arrives. */
export function Picture({
  source,
  widths,
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
  const { src, srcSet } = sourceSet(source, widths);
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
