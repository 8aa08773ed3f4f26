'use client';

import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';

/** Follows a link within the application: a router's `push`. */
export type Navigate = (href: string) => void;

/** Lets links in lists and menus use `navigate`; without it the browser follows them. */
export function ClientNavigation({ navigate, children }: { navigate?: Navigate; children: ReactNode }) {
  return navigate ? <RouterProvider navigate={navigate}>{children}</RouterProvider> : children;
}
