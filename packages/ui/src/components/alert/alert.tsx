import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import * as styles from './alert.css';

export interface AlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  kind?: 'info' | 'success' | 'warning' | 'danger';
  title?: ReactNode;
  /** With `dismissLabel`, shows a button that calls it. */
  onDismiss?: () => void;
  dismissLabel?: string;
}

const icons = { info: 'info', success: 'success', warning: 'warning', danger: 'warning' } as const;

/** A message about an event. Screen readers announce warnings and dangers immediately, others politely. */
export function Alert({
  kind = 'info',
  title,
  onDismiss,
  dismissLabel,
  className,
  children,
  ...props
}: AlertProps) {
  const role = kind === 'warning' || kind === 'danger' ? 'alert' : 'status';
  return (
    <div role={role} {...props} className={clsx(styles.alert, styles.kind[kind], className)}>
      <Icon name={icons[kind]} className={styles.icon} />
      <div className={styles.body}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {onDismiss && dismissLabel !== undefined && (
        <IconButton icon="close" label={dismissLabel} onClick={onDismiss} className={styles.dismiss} />
      )}
    </div>
  );
}
