'use client';

import { lazy, type ReactNode, Suspense } from 'react';
import type { Navigate } from '../../client-navigation';
import type { IconName } from '../icon';
import { type OverlayTrigger, useOverlay } from '../popover';

export interface MenuEntry {
  id: string;
  text: string;
  icon?: IconName;
  /** Makes the entry a link. */
  href?: string;
  onSelect?: () => void;
  /** It is the page that is shown. */
  current?: boolean;
  disabled?: boolean;
  /** A line is drawn above it. */
  separated?: boolean;
}

export interface MenuProps {
  /** Names the menu: "Account". */
  label: string;
  /** The button: `(wiring) => <IconButton icon="user" label="Account" {...wiring} />`. */
  trigger: (wiring: OverlayTrigger) => ReactNode;
  entries: readonly MenuEntry[];
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  /** Follows links within the application; the browser does without it. */
  navigate?: Navigate;
}

const load = () => import('./menu-panel');
const MenuPanel = lazy(load);

/** Places to go and things to do behind one button; arrow keys and first letters move between them. */
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
