'use client';

import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { PageLocale } from '../../page-locale';
import type { OverlayState } from './overlay-trigger';
import * as styles from './popover.css';

export interface PopoverContent {
  /** Names the popover. */
  label: string;
  /** The preferred placement, if there is room. */
  placement?: 'bottom start' | 'bottom end' | 'bottom' | 'top start' | 'top end' | 'top';
  /** A function receives the close function. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

export interface PopoverPanelProps extends PopoverContent {
  overlay: OverlayState;
}

export default function PopoverPanel({
  overlay,
  label,
  placement = 'bottom start',
  children,
}: PopoverPanelProps) {
  const close = () => overlay.setOpen(false);
  return (
    <PageLocale>
      <AriaPopover
        triggerRef={overlay.trigger.ref}
        isOpen={overlay.open}
        onOpenChange={overlay.setOpen}
        placement={placement}
        className={styles.panel}
      >
        <Dialog aria-label={label} className={styles.content}>
          {typeof children === 'function' ? children(close) : children}
        </Dialog>
      </AriaPopover>
    </PageLocale>
  );
}
