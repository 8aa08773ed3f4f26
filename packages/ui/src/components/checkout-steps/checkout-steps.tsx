import type { ComponentPropsWithRef, ElementType } from 'react';
import { Icon } from '../icon';
import { Link } from '../link';
import { Text } from '../text';
import { VisuallyHidden } from '../visually-hidden';
import * as styles from './checkout-steps.css';

export interface CheckoutStep {
  name: string;
  /** Where a step that is done can be gone back to. */
  href?: string;
}

export interface CheckoutStepsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Names the steps. */
  label: string;
  steps: readonly CheckoutStep[];
  /** Which step is shown, from 0. */
  current: number;
  /** Said of the steps before it. */
  doneLabel: string;
  /** Replaces `<a>`: a router's link component. */
  linkAs?: ElementType;
}

/** How far a purchase has come: basket, details, receipt. */
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
