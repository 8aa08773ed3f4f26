import { type RefObject, useRef, useState } from 'react';

/** What a button spreads to open an overlay beside it. */
export interface OverlayTrigger {
  ref: RefObject<HTMLButtonElement | null>;
  onClick: () => void;
  onPointerEnter: () => void;
  onFocus: () => void;
  'aria-expanded': boolean;
  'aria-haspopup': 'dialog' | 'menu' | 'listbox';
}

export interface OverlayState {
  open: boolean;
  /** The overlay was opened once, so that its code is there. */
  used: boolean;
  setOpen: (open: boolean) => void;
  trigger: OverlayTrigger;
}

/** The state of an overlay that loads when a finger or focus comes near its button. */
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
