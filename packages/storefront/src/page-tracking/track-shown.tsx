'use client';

import { type Occurrence, track } from './track';
import { useShown } from './use-shown';

/** Tracks an event when its page is shown: `<TrackShown occurrence={['viewItem', …]} />`. */
export function TrackShown({ occurrence }: { occurrence: Occurrence }) {
  useShown(JSON.stringify(occurrence), () => track(...occurrence));
  return null;
}
