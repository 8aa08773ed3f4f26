import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading, type HeadingProps } from '../heading/heading';
import { Panel } from '../panel/panel';
import { Text } from '../text/text';
import * as styles from './address-card.css';

export interface AddressCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  heading: ReactNode;
  level?: HeadingProps['level'];
  /** One line each for name, street and city. Empty lines are omitted. */
  lines: readonly string[];
  /** Shown below the address: a link to change it. */
  action?: ReactNode;
}

/** An address with its purpose. */
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
