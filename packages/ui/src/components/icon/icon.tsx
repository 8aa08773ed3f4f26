import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { checkedViewBox, type Glyph, glyph, type IconName } from './glyphs';
import * as styles from './icon.css';

export type { Glyph, IconName } from './glyphs';

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'viewBox' | 'name'> {
  /** An icon of the set, or a custom one. */
  name: IconName | Glyph;
  /** Names the icon if no text next to it does; without it the icon is decorative. */
  label?: string;
}

/** Icons that point along the text and are mirrored in right-to-left text. */
const pointing = /-(?:left|right)$/;

/** A stroke icon in the size and colour of the text around it. */
export function Icon({ name, label, className, ...props }: IconProps) {
  const { viewBox, path } = typeof name === 'string' ? glyph(name) : name;
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      {...naming}
      {...props}
      viewBox={checkedViewBox(viewBox)}
      focusable="false"
      data-pointing={(typeof name === 'string' && pointing.test(name)) || undefined}
      className={clsx(styles.icon, className)}
    >
      <path d={path} />
    </svg>
  );
}
