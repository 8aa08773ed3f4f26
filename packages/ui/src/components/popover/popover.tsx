'use client';

import { lazy, type ReactNode, Suspense } from 'react';
import { type OverlayTrigger, useOverlay } from './overlay-trigger';
import type { PopoverContent } from './popover-panel';

export interface PopoverProps extends PopoverContent {
  /** The button: `(wiring) => <Button {...wiring}>Size guide</Button>`. */
  trigger: (wiring: OverlayTrigger) => ReactNode;
}

const load = () => import('./popover-panel');
const PopoverPanel = lazy(load);

/** Something small beside its button: Escape, a press outside and leaving close it. */
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
