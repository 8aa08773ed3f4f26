import { clsx } from 'clsx';
import type { ElementType } from 'react';
import type { As } from '../../polymorphic';
import * as styles from './text.css';

export interface TextLook {
  step?: keyof typeof styles.step;
  /** The parent's colour by default. */
  color?: keyof typeof styles.color;
  className?: string;
}

/** Running text, captions, labels and prices; a paragraph unless `as` is set. */
export function Text<Element extends ElementType = 'p'>({
  as,
  step = 'body',
  color,
  className,
  ...props
}: As<Element, TextLook>) {
  const Component: ElementType = as ?? 'p';
  return (
    <Component
      {...props}
      className={clsx(styles.text, styles.step[step], color && styles.color[color], className)}
    />
  );
}
