import { type RefObject, useEffect, useRef, useState } from 'react';
import { holdPage } from './hold-page';

/** How long the content of a closed overlay stays, in milliseconds (S4.19). */
export const clearDelay = 400;

/** How long after an overlay has opened a press on its backdrop is the second of a double click, in milliseconds. */
export const doubleClickTime = 500;

/** True while `open` and for 400 ms afterwards, so that content stays during the closing animation (S4.19). */
function useDelayedUnmount(open: boolean): boolean {
  const [lingering, setLingering] = useState(open);
  if (open && !lingering) {
    setLingering(true);
  }
  useEffect(() => {
    if (open) {
      return undefined;
    }
    const timer = setTimeout(() => setLingering(false), clearDelay);
    return () => clearTimeout(timer);
  }, [open]);
  return lingering;
}

/** Opens a dialog element as a modal; the body has the class `no-scroll` while any is open (S2.43). */
export function useModal(open: boolean): {
  dialog: RefObject<HTMLDialogElement | null>;
  present: boolean;
  /** When it was opened, on the clock of events. */
  openedAt: RefObject<number>;
} {
  const dialog = useRef<HTMLDialogElement>(null);
  const openedAt = useRef(0);
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) {
      return undefined;
    }
    element.showModal();
    openedAt.current = performance.now();
    const letGo = holdPage();
    return () => {
      element.close();
      letGo();
    };
  }, [open]);
  return { dialog, openedAt, present: useDelayedUnmount(open) };
}
