'use client';

import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { PageLocale } from '../../page-locale';
import type { OverlayState } from './overlay-trigger';
import * as styles from './popover.css';

export interface PopoverContent {
  /** Names what opens. */
  label: string;
  /** Where it opens, as room allows. */
  placement?: 'bottom start' | 'bottom end' | 'bottom' | 'top start' | 'top end' | 'top';
  /** A function is given what closes it. */
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
