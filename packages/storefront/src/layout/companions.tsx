'use client';

import { useWhenIdle } from '../loading/use-when-idle';
import type { ConsentProps } from '../tracking/consent';

/** What accompanies every page and can wait until it is shown: consent and tracking, the progress bar, the connection. */
export function Companions(props: ConsentProps) {
  const loaded = useWhenIdle(() => import('./loaded-companions'));
  return loaded ? <loaded.LoadedCompanions {...props} /> : null;
}
