import { clsx } from 'clsx';
import { IconButton } from '../icon-button/icon-button';
import * as styles from './side-menu.css';
import { SidePanel, type SidePanelProps } from './side-panel';

/** A menu that slides in from the side. After a client-side navigation, call `hidePopover()` on its element (S2.25). */
export function SideMenu({ className, ...props }: SidePanelProps) {
  return <SidePanel {...props} className={clsx(styles.menu, className)} />;
}

export interface MenuButtonProps {
  /** The id of the menu that the button opens. */
  menu: string;
  /** "Open menu". */
  label: string;
  className?: string;
}

/** The burger button that opens a `SideMenu`. */
export function MenuButton({ menu, label, className }: MenuButtonProps) {
  return <IconButton icon="menu" label={label} popoverTarget={menu} className={className} />;
}
