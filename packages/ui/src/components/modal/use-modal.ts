import { type RefObject, useEffect, useRef, useState } from 'react';

const clearDelay = 400;
let openModals = 0;

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
    openModals += 1;
    document.body.classList.add('no-scroll');
    return () => {
      element.close();
      openModals -= 1;
      document.body.classList.toggle('no-scroll', openModals > 0);
    };
  }, [open]);
  return { dialog, present: useDelayedUnmount(open) };
}
