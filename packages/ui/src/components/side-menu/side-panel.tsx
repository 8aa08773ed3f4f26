import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button';
import * as styles from './side-panel.css';

export interface SidePanelProps extends Omit<ComponentPropsWithRef<'div'>, 'popover'> {
  /** The id of the panel, for its button. */
  id: string;
  label: string;
  closeLabel: string;
  /** Stays at the bottom edge. */
  footer?: ReactNode;
}

/**
 * A panel at the edge of the page with a heading and a close button. The browser opens and closes it, so it works
 * without JavaScript.
 */
export function SidePanel({ id, label, closeLabel, footer, className, children, ...props }: SidePanelProps) {
  return (
    <div {...props} id={id} popover="auto" className={clsx(styles.panel, className)}>
      <div className={styles.head}>
        <span className={styles.title}>{label}</span>
        <IconButton icon="close" label={closeLabel} popoverTarget={id} popoverTargetAction="hide" />
      </div>
      <div className={styles.body}>{children}</div>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}
