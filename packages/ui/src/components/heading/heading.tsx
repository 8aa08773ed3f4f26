import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './heading.css';

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Its place in the document's outline. */
  level: 1 | 2 | 3 | 4;
  /** Its size, where that differs from its level. */
  step?: keyof typeof styles.step;
  /** Draws the brand's rule below. */
  ornament?: boolean;
}

/** A heading in the brand's display type. */
export function Heading({ level, step = `h${level}`, ornament = false, className, ...props }: HeadingProps) {
  const Component = `h${level}` as const;
  return (
    <Component
      {...props}
      className={clsx(styles.heading, styles.step[step], ornament && styles.ornament, className)}
    />
  );
}
