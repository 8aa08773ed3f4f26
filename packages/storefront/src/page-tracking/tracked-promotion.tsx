'use client';

import type { TrackedPromotion as Promotion } from '@matchday/tracking';
import type { ReactNode } from 'react';
import { track } from './track';
import { TrackedRegion } from './tracked-region';

/** A teaser: tracks `view_promotion` when it is seen and `select_promotion` when one of its links is followed. */
export function TrackedPromotion({ promotion, children }: { promotion: Promotion; children: ReactNode }) {
  return (
    <TrackedRegion
      onSight={() => track('viewPromotion', promotion)}
      onFollow={() => track('selectPromotion', promotion)}
    >
      {children}
    </TrackedRegion>
  );
}
