import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './heading.css';

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Its heading level. */
  level: 1 | 2 | 3 | 4;
  /** Its size, if different from its level. */
  step?: keyof typeof styles.step;
  /** Shows the brand's rule below. */
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
