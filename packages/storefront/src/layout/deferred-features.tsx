'use client';

import type { ConsentProps } from '../consent/consent';
import { useWhenIdle } from '../loading/use-when-idle';

/** The features of every page that load after it is shown: consent and tracking, the progress bar, the connection notice. */
export function DeferredFeatures(props: ConsentProps) {
  const loaded = useWhenIdle(() => import('./loaded-features'));
  return loaded ? <loaded.LoadedFeatures {...props} /> : null;
}
