'use client';

import { useWhenIdle } from '../../loading/use-when-idle';
import type { ViewedSectionProps } from './viewed-section';

/** The products that were looked at before this one. They can wait until the page is shown. */
export function RecentlyViewed(props: ViewedSectionProps) {
  const loaded = useWhenIdle(() => import('./viewed-section'));
  return loaded && <loaded.ViewedSection {...props} />;
}
