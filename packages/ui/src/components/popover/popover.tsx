'use client';

import { lazy, type ReactNode, Suspense } from 'react';
import { type OverlayTrigger, useOverlay } from './overlay-trigger';
import type { PopoverContent } from './popover-panel';

export interface PopoverProps extends PopoverContent {
  /** Renders the button: `(wiring) => <Button {...wiring}>Size guide</Button>`. */
  trigger: (wiring: OverlayTrigger) => ReactNode;
}

const load = () => import('./popover-panel');
const PopoverPanel = lazy(load);

/** A small overlay next to its button. Escape, a click outside and leaving it close it. */
export function Popover({ trigger, ...props }: PopoverProps) {
  const overlay = useOverlay('dialog', () => void load());
  return (
    <>
      {trigger(overlay.trigger)}
      {overlay.used && (
        <Suspense>
          <PopoverPanel {...props} overlay={overlay} />
        </Suspense>
      )}
    </>
  );
}
