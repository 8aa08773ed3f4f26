import { type RefObject, useRef, useState } from 'react';

/** The props for a button that opens an overlay next to it. */
export interface OverlayTrigger {
  ref: RefObject<HTMLButtonElement | null>;
  onClick: () => void;
  onPointerEnter: () => void;
  onFocus: () => void;
  'aria-expanded': boolean;
  'aria-haspopup': 'menu' | 'listbox';
}

export interface OverlayState {
  open: boolean;
  /** The overlay has been opened before, so its code is loaded. */
  used: boolean;
  setOpen: (open: boolean) => void;
  trigger: OverlayTrigger;
}

/** The state of an overlay that loads on hover, touch or focus of its button. */
export function useOverlay(kind: OverlayTrigger['aria-haspopup'], preload: () => void): OverlayState {
  const ref = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<boolean | null>(null);
  const trigger = {
    ref,
    onClick: () => setOpen(open !== true),
    onPointerEnter: preload,
    onFocus: preload,
    'aria-expanded': open === true,
    'aria-haspopup': kind,
  };
  return { open: open === true, used: open !== null, setOpen, trigger };
}
