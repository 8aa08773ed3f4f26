'use client';

import { Button } from '@matchday/ui/button';
import type { ReactNode } from 'react';
import { askForConsent } from './consent-requests';

/** Shows the consent again, so that withdrawing is as easy as giving. */
export function ConsentButton({ children }: { children: ReactNode }) {
  return (
    <Button variant="quiet" size="small" onClick={askForConsent}>
      {children}
    </Button>
  );
}
