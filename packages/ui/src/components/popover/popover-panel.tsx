'use client';

import { Dialog } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { PageLocale } from '../../page-locale';
import type { OverlayState } from './overlay-trigger';
import type { PopoverProps } from './popover';
import * as styles from './popover.css';

export interface PopoverPanelProps extends Omit<PopoverProps, 'trigger'> {
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
