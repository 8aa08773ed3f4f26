import { Heading } from '@matchday/ui/heading';
import { type ReactNode, useId } from 'react';
import * as styles from './account.css';

/** A part of the account details under a heading of its own. */
export function DetailsSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Heading level={2} step="h3" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
