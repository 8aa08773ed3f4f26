'use client';

import { useWhenIdle } from '../../loading/use-when-idle';

/** The products that were looked at before this one. They can wait until the page is shown. */
export function RecentlyViewed({ productId }: { productId: string }) {
  const loaded = useWhenIdle(() => import('./viewed-section'));
  return loaded && <loaded.ViewedSection productId={productId} />;
}
