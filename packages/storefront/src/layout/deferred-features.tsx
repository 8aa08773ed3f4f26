'use client';

import { useWhenIdle } from '../loading/use-when-idle';
import type { ConsentProps } from '../tracking/consent';

/** What accompanies every page and can wait until it is shown: consent and tracking, the progress bar, the connection. */
export function DeferredFeatures(props: ConsentProps) {
  const loaded = useWhenIdle(() => import('./loaded-features'));
  return loaded ? <loaded.LoadedFeatures {...props} /> : null;
}
