'use client';

import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { preloadToasts, toastsRequested, watchRequested } from './notify';
import type { ToastsProps } from './toast-region';

export type { ToastsProps } from './toast-region';

const ToastRegion = lazy(() => import('./toast-region'));

/** The container for messages of `notify`; use it once per page. Its code loads with the first touch or key. */
export function Toasts(props: ToastsProps) {
  const requested = useSyncExternalStore(watchRequested, toastsRequested, () => false);
  useEffect(() => {
    const once = { once: true, passive: true };
    document.addEventListener('pointerdown', preloadToasts, once);
    document.addEventListener('keydown', preloadToasts, once);
    return () => {
      document.removeEventListener('pointerdown', preloadToasts);
      document.removeEventListener('keydown', preloadToasts);
    };
  }, []);
  return (
    requested && (
      <Suspense>
        <ToastRegion {...props} />
      </Suspense>
    )
  );
}
