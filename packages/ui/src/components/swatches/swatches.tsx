import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ElementType } from 'react';
import { ColorDot } from '../color-dot/color-dot';
import { Picture, type PictureProps } from '../picture/picture';
import { Text } from '../text/text';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './swatches.css';

export interface Swatch {
  /** The colour's name. */
  name: string;
  href: string;
  current?: boolean;
  /**
   * Read instead of the name if the colour is unavailable: "Black, sold out". Its presence strikes the swatch through.
   */
  soldOutLabel?: string;
  /** Shown if set; otherwise the garment's colours are. */
  picture?: PictureProps;
  /** The garment's colours in CSS. */
  swatch: readonly string[];
}

export interface SwatchesProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Names the choice: "Colour". */
  label: string;
  swatches: readonly Swatch[];
  /** Replaces `<a>`: a router's link component. */
  linkAs?: ElementType;
}

/** The colours of a product, each with its own page. */
export function Swatches({ label, swatches, linkAs, className, ...props }: SwatchesProps) {
  const Link: ElementType = linkAs ?? 'a';
  const current = swatches.find((swatch) => swatch.current);
  return (
    <nav {...props} aria-label={label} className={className}>
      <Text step="small" aria-hidden className={styles.label}>
        <Text as="span" step="label">
          {label}
        </Text>{' '}
        {current?.name}
      </Text>
      <ul className={styles.list}>
        {swatches.map(({ name, href, current: isCurrent, soldOutLabel, picture, swatch }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={isCurrent || undefined}
              data-sold-out={soldOutLabel === undefined ? undefined : true}
              className={clsx(styles.swatch, picture && styles.pictured)}
            >
              {picture ? (
                <Picture {...picture} alt="" className={styles.picture} />
              ) : (
                <ColorDot colors={swatch} className={styles.dot} />
              )}
              <VisuallyHidden>{soldOutLabel ?? name}</VisuallyHidden>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
