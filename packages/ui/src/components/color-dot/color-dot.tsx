import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './color-dot.css';

export interface ColorDotProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'color'> {
  /** The colours of the cloth, as CSS; several share the dot. */
  colors: readonly string[];
}

const bands = (colors: readonly string[]) => {
  const share = 100 / colors.length;
  return colors.map((color, index) => `${color} ${index * share}% ${(index + 1) * share}%`).join(', ');
};

/** A dot of cloth. Hidden from assistive technology: name the colour beside it. */
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
