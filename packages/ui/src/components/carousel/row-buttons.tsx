'use client';

import { useEffect, useState } from 'react';
import type { RowButtonsProps, ScrollButtons } from './scroll-buttons';

/** The buttons of a row, which load after the page is shown: until then, the row scrolls without them. */
export function RowButtons(props: RowButtonsProps) {
  const [Buttons, setButtons] = useState<typeof ScrollButtons | null>(null);
  useEffect(() => {
    void import('./scroll-buttons').then((loaded) => setButtons(() => loaded.ScrollButtons));
  }, []);
  return Buttons && <Buttons {...props} />;
}
