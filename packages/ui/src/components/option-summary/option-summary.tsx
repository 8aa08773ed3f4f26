import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon, type IconProps } from '../icon';
import { Text } from '../text';
import * as styles from './option-summary.css';

export interface OptionSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  icon?: IconProps['name'];
  title: ReactNode;
  description?: ReactNode;
  /** Shown at the end: a price, a button to change the choice. */
  aside?: ReactNode;
}

/** A completed choice: the shipping or payment method of an order. */
export function OptionSummary({ icon, title, description, aside, className, ...props }: OptionSummaryProps) {
  return (
    <div {...props} className={clsx(styles.option, className)}>
      {icon && <Icon name={icon} className={styles.icon} />}
      <div className={styles.text}>
        <Text className={styles.title}>{title}</Text>
        {description !== undefined && (
          <Text as="div" step="small" color="muted">
            {description}
          </Text>
        )}
      </div>
      {aside}
    </div>
  );
}
