import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading, type HeadingProps } from '../heading/heading';
import { Icon, type IconProps } from '../icon/icon';
import { Text } from '../text/text';
import * as styles from './empty-state.css';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  icon?: IconProps['name'];
  heading: ReactNode;
  level?: HeadingProps['level'];
  text?: ReactNode;
  actions?: ReactNode;
}

/** Replaces an empty list or page, with a link to continue. */
export function EmptyState({
  icon,
  heading,
  level = 2,
  text,
  actions,
  className,
  ...props
}: EmptyStateProps) {
  return (
    <div {...props} className={clsx(styles.state, className)}>
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      )}
      <Heading level={level} step="h2">
        {heading}
      </Heading>
      {text !== undefined && (
        <Text step="lead" color="muted">
          {text}
        </Text>
      )}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
