import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './color-dot.css';

export interface ColorDotProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'color'> {
  /** The garment's colours in CSS; several share the dot. */
  colors: readonly string[];
}

const bands = (colors: readonly string[]) => {
  const share = 100 / colors.length;
  return colors.map((color, index) => `${color} ${index * share}% ${(index + 1) * share}%`).join(', ');
};

/** A dot in the garment's colours. Hidden from assistive technology: name the colour next to it. */
export function ColorDot({ colors, className, style, ...props }: ColorDotProps) {
  return (
    <span
      {...props}
      aria-hidden
      className={clsx(styles.colorDot, className)}
      style={{ ...style, backgroundImage: `linear-gradient(115deg, ${bands(colors)})` }}
    />
  );
}
