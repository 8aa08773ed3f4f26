import { Heading } from '@matchday/ui/heading';
import { type ReactNode, useId } from 'react';
import * as styles from './checkout.css';

/** A part of the checkout under a heading of its own. */
export function CheckoutSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Heading id={id} level={2} step="h3">
        {title}
      </Heading>
      {children}
    </section>
  );
}
