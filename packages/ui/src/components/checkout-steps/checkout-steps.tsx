import type { ComponentPropsWithRef, ElementType } from 'react';
import { Icon } from '../icon';
import { Link } from '../link';
import { Text } from '../text';
import { VisuallyHidden } from '../visually-hidden';
import * as styles from './checkout-steps.css';

export interface CheckoutStep {
  name: string;
  /** The address of a completed step. */
  href?: string;
}

export interface CheckoutStepsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Names the steps. */
  label: string;
  steps: readonly CheckoutStep[];
  /** The current step, starting at 0. */
  current: number;
  /** Read after the name of a completed step. */
  doneLabel: string;
  /** Replaces `<a>`: a router's link component. */
  linkAs?: ElementType;
}

/** The progress of a purchase: basket, details, receipt. */
export function CheckoutSteps({
  label,
  steps,
  current,
  doneLabel,
  linkAs,
  className,
  ...props
}: CheckoutStepsProps) {
  const link: ElementType = linkAs ?? 'a';
  return (
    <nav {...props} aria-label={label} className={className}>
      <Text as="ol" step="small" className={styles.steps}>
        {steps.map(({ name, href }, index) => {
          const done = index < current;
          const mark = <span className={styles.mark}>{done ? <Icon name="check" /> : index + 1}</span>;
          return (
            <li
              key={name}
              aria-current={index === current ? 'step' : undefined}
              data-done={done || undefined}
              className={styles.step}
            >
              {done && href !== undefined ? (
                <Link as={link} variant="plain" href={href} className={styles.link}>
                  {mark}
                  <span className={styles.name}>{name}</span>
                  <VisuallyHidden>({doneLabel})</VisuallyHidden>
                </Link>
              ) : (
                <span className={styles.link}>
                  {mark}
                  <span className={styles.name}>{name}</span>
                </span>
              )}
            </li>
          );
        })}
      </Text>
    </nav>
  );
}
