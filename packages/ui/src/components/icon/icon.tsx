import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { checkedViewBox, type Glyph, glyph, type IconName } from './glyphs';
import * as styles from './icon.css';

export type { Glyph, IconName } from './glyphs';

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'viewBox' | 'name'> {
  /** One of the set, or a drawing of one's own. */
  name: IconName | Glyph;
  /** Names the icon where no text beside it does; without it the icon is decoration. */
  label?: string;
}

/** Drawings that point along the line of text, and turn round with it. */
const pointing = /-(?:left|right)$|^return$|^external$/;

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
