import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { Text } from '../text/text';
import * as styles from './disclosure.css';

export interface DisclosureProps extends Omit<ComponentPropsWithRef<'details'>, 'title'> {
  title: ReactNode;
  /** The heading level of the title; without it the title is no heading. */
  level?: 2 | 3 | 4;
}

/** A section that opens and closes without JavaScript. Sections with the same `name` close each other. */
export function Disclosure({ title, level, className, children, ...props }: DisclosureProps) {
  return (
    <details {...props} className={clsx(styles.disclosure, className)}>
      <summary className={styles.summary}>
        <Text as={level ? `h${level}` : 'span'} step="body" className={styles.title}>
          {title}
        </Text>
        <span className={styles.sign}>
          <Icon name="minus" className={styles.stroke} />
          <Icon name="minus" className={styles.upright} />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
