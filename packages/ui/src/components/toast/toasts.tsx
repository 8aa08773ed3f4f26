'use client';

import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { preloadToasts, toastsWanted, watchWanted } from './notify';
import type { ToastsProps } from './toast-region';

export type { ToastsProps } from './toast-region';

const ToastRegion = lazy(() => import('./toast-region'));

/** The container for messages of `notify`; use it once per page. Its code loads with the first touch or key. */
export function Toasts(props: ToastsProps) {
  const wanted = useSyncExternalStore(watchWanted, toastsWanted, () => false);
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
    wanted && (
      <Suspense>
        <ToastRegion {...props} />
      </Suspense>
    )
  );
}
