'use client';

import { lazy, type ReactNode, Suspense } from 'react';
import { type OverlayTrigger, useOverlay } from '../../overlay-trigger';
import type { MenuContent } from './menu-panel';

export type { MenuEntry } from './menu-panel';

export interface MenuProps extends MenuContent {
  /** Renders the button: `(wiring) => <IconButton icon="user" label="Account" {...wiring} />`. */
  trigger: (wiring: OverlayTrigger) => ReactNode;
}

const load = () => import('./menu-panel');
const MenuPanel = lazy(load);

/** Links and actions behind one button; arrow keys and first letters move between them. */
export function Menu({ trigger, ...props }: MenuProps) {
  const overlay = useOverlay('menu', () => void load());
  return (
    <>
      {trigger(overlay.trigger)}
      {overlay.used && (
        <Suspense>
          <MenuPanel {...props} overlay={overlay} />
        </Suspense>
      )}
    </>
  );
}
