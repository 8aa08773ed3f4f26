'use client';

import { clsx } from 'clsx';
import {
  type ComponentPropsWithRef,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../icon-button/icon-button';
import * as styles from './side-panel.css';

const HeldPanel = lazy(async () => ({ default: (await import('./held-panel')).HeldPanel }));

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
  const [wasOpened, setWasOpened] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const open = () => setWasOpened(true);
  useEffect(() => {
    // The browser may have opened it before this script ran.
    if (panel.current?.matches(':popover-open')) setWasOpened(true);
  }, []);
  useImperativeHandle(ref, () => panel.current as HTMLDivElement, [panel]);
  return (
    <div
      {...props}
      ref={panel}
      id={id}
      popover="auto"
      onBeforeToggle={open}
      className={clsx(styles.panel, className)}
    >
      <div className={styles.head}>
        <span className={styles.title}>{label}</span>
        <IconButton icon="close" label={closeLabel} popoverTarget={id} popoverTargetAction="hide" />
      </div>
      <div key={closings} className={styles.body}>
        {children}
      </div>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
      {wasOpened && (
        <Suspense>
          <HeldPanel
            panel={panel}
            label={label}
            onCleared={() => resets && setClosings((count) => count + 1)}
          />
        </Suspense>
      )}
    </div>
  );
}
