'use client';

import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useImperativeHandle, useState } from 'react';
import { IconButton } from '../icon-button/icon-button';
import * as styles from './side-panel.css';
import { useOverlayPanel } from './use-overlay-panel';

export interface SidePanelProps extends Omit<ComponentPropsWithRef<'div'>, 'popover'> {
  /** The id of the panel, for its button. */
  id: string;
  label: string;
  closeLabel: string;
  /** Stays at the bottom edge. */
  footer?: ReactNode;
  /** Brings the content back to its first state 400 ms after the panel has closed (S4.19). */
  resets?: boolean;
}

/**
 * A panel at the edge of the page with a heading and a close button. The browser opens and closes it, so it works
 * without JavaScript; with it, the panel is an overlay like dialog and drawer.
 */
export function SidePanel({
  id,
  label,
  closeLabel,
  footer,
  resets = false,
  className,
  children,
  ref,
  ...props
}: SidePanelProps) {
  const [closings, setClosings] = useState(0);
  const panel = useOverlayPanel(label, () => resets && setClosings((count) => count + 1));
  useImperativeHandle(ref, () => panel.current as HTMLDivElement, [panel]);
  return (
    <div {...props} ref={panel} id={id} popover="auto" className={clsx(styles.panel, className)}>
      <div className={styles.head}>
        <span className={styles.title}>{label}</span>
        <IconButton icon="close" label={closeLabel} popoverTarget={id} popoverTargetAction="hide" />
      </div>
      <div key={closings} className={styles.body}>
        {children}
      </div>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}
