import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Heading, type HeadingProps } from '../heading/heading';
import { Icon } from '../icon/icon';
import * as styles from './checkout-section.css';

export interface CheckoutSectionProps extends ComponentPropsWithRef<'section'> {
  /** Its number among the steps, starting at 1. */
  number: number;
  heading: ReactNode;
  level?: HeadingProps['level'];
  /** Everything required is filled in. */
  done?: boolean;
  /** Shown opposite the heading: the saving status. */
  aside?: ReactNode;
}

/** A step of the checkout, with its number next to its heading. */
export function CheckoutSection({
  number,
  heading,
  level = 2,
  done = false,
  aside,
  className,
  children,
  ...props
}: CheckoutSectionProps) {
  const headingId = useId();
  return (
    <section {...props} aria-labelledby={headingId} className={clsx(styles.section, className)}>
      <div className={styles.head}>
        <span aria-hidden data-done={done || undefined} className={styles.number}>
          {done ? <Icon name="check" /> : number}
        </span>
        <Heading level={level} step="h3" id={headingId}>
          {heading}
        </Heading>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
