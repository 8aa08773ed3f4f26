import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { SidePanel, type SidePanelProps } from '../side-menu/side-panel';
import * as styles from './filter-panel.css';

/** The filters of a list: next to it on a desktop, otherwise a panel at the side. */
export function FilterPanel({ className, ...props }: SidePanelProps) {
  return <SidePanel {...props} className={clsx(styles.panel, className)} />;
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
