'use client';

import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import { IconButton } from '../icon-button/icon-button';
import * as styles from './side-menu.css';
import { SidePanel, type SidePanelProps } from './side-panel';

/** A menu that slides in from the side. It closes when one of its links is followed, even to the current page (S2.25). */
export function SideMenu({ className, ...props }: Omit<SidePanelProps, 'resets' | 'onClick'>) {
  return <SidePanel {...props} resets onClick={closeAfterLink} className={clsx(styles.menu, className)} />;
}

function closeAfterLink({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if (target instanceof Element && target.closest('a')) currentTarget.hidePopover();
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
