import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading, type HeadingProps } from '../heading';
import { Panel } from '../panel';
import { Text } from '../text';
import * as styles from './address-card.css';

export interface AddressCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  heading: ReactNode;
  level?: HeadingProps['level'];
  /** Name, street, town: one a line. Empty ones are left out. */
  lines: readonly string[];
  /** Stands below: a link to change it. */
  action?: ReactNode;
}

/** An address with what it is for. */
export function AddressCard({ heading, level = 3, lines, action, className, ...props }: AddressCardProps) {
  return (
    <Panel {...props} className={clsx(styles.card, className)}>
      <Heading level={level} step="h4">
        {heading}
      </Heading>
      <Text as="address" step="small">
        {lines.filter(Boolean).map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </Text>
      {action}
    </Panel>
  );
}
