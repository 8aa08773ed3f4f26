'use client';

import { type Occurrence, track } from './track';
import { useShown } from './use-shown';

/** Tells an event when the page that it stands on is shown: `<TrackShown occurrence={['viewItem', …]} />`. */
export function TrackShown({ occurrence }: { occurrence: Occurrence }) {
  useShown(JSON.stringify(occurrence), () => track(...occurrence));
  return null;
}
