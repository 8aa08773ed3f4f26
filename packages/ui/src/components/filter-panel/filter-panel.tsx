import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../button';
import { Icon } from '../icon';
import { IconButton } from '../icon-button';
import * as styles from './filter-panel.css';

export interface FilterPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'popover'> {
  /** Names the panel, and is what its button opens. */
  id: string;
  label: string;
  closeLabel: string;
  /** Stays at the lower edge: the button that shows what is found. */
  footer?: ReactNode;
}

/** What a list can be narrowed by: beside it on a desktop, a drawer below that, which the browser opens without a script. */
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
  /** The id of the panel that it opens. */
  panel: string;
  children: ReactNode;
}

/** Opens a `FilterPanel` where that is a drawer. */
export function FilterButton({ panel, children }: FilterButtonProps) {
  return (
    <span className={styles.button}>
      <Button variant="secondary" popoverTarget={panel} wide>
        <Icon name="filter" /> {children}
      </Button>
    </span>
  );
}
