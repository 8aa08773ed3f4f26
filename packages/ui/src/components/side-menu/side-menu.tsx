import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { IconButton } from '../icon-button';
import * as styles from './side-menu.css';

export interface SideMenuProps extends Omit<ComponentPropsWithRef<'div'>, 'popover'> {
  /** The id of the menu, for its button. */
  id: string;
  label: string;
  closeLabel: string;
  /** Stays at the bottom edge: language, account. */
  footer?: ReactNode;
}

/**
 * A menu that slides in from the side. The browser opens and closes it, so it works without JavaScript. After a
 * client-side navigation, call `hidePopover()` on its element (S2.25).
 */
export function SideMenu({ id, label, closeLabel, footer, className, children, ...props }: SideMenuProps) {
  return (
    <div {...props} id={id} popover="auto" className={clsx(styles.menu, className)}>
      <div className={styles.head}>
        <span className={styles.title}>{label}</span>
        <IconButton icon="close" label={closeLabel} popoverTarget={id} popoverTargetAction="hide" />
      </div>
      <div className={styles.body}>{children}</div>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </div>
  );
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
