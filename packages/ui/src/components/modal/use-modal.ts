import { type RefObject, useEffect, useRef, useState } from 'react';
import { holdPage } from './hold-page';

/** How long the content of a closed overlay stays, in milliseconds (S4.19). */
export const clearDelay = 400;

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
export function useModal(open: boolean): { dialog: RefObject<HTMLDialogElement | null>; present: boolean } {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) {
      return undefined;
    }
    element.showModal();
    const letGo = holdPage();
    return () => {
      element.close();
      letGo();
    };
  }, [open]);
  return { dialog, present: useDelayedUnmount(open) };
}
