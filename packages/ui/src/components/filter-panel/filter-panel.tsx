import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../button';
import { Icon } from '../icon';
import { IconButton } from '../icon-button';
import * as styles from './filter-panel.css';

export interface FilterPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'popover'> {
  /** The id of the panel, for its button. */
  id: string;
  label: string;
  closeLabel: string;
  /** Stays at the bottom edge: the button that shows the results. */
  footer?: ReactNode;
}

/** The filters of a list: next to it on a desktop, otherwise a drawer that the browser opens without JavaScript. */
export function FilterPanel({
  id,
  label,
  closeLabel,
  footer,
  className,
  children,
  ...props
}: FilterPanelProps) {
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

export interface FilterButtonProps {
  /** The id of the panel that the button opens. */
  panel: string;
  children: ReactNode;
}

/** Opens a `FilterPanel` that is a drawer. */
export function FilterButton({ panel, children }: FilterButtonProps) {
  return (
    <span className={styles.button}>
      <Button variant="secondary" popoverTarget={panel} wide>
        <Icon name="filter" /> {children}
      </Button>
    </span>
  );
}
