'use client';

import { useEffect } from 'react';
import type { ConsentProps } from '../consent/consent';
import { useWhenIdle } from '../loading/use-when-idle';

/** The features of every page that load after it is shown: consent and tracking, the progress bar, the connection notice. */
export function DeferredFeatures(props: ConsentProps) {
  // The page server's script waits for it to repeat what was tapped and typed before.
  useEffect(() => void window.dispatchEvent(new Event('appready')), []);
  const loaded = useWhenIdle(() => import('./loaded-features'));
  return loaded ? <loaded.LoadedFeatures {...props} /> : null;
}
