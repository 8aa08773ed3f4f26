'use client';

import { Link } from '@matchday/ui/link';
import type { ReactNode } from 'react';
import * as styles from './consent-button.css';
import { askForConsent } from './consent-requests';

/** Shows the consent again, so that withdrawing is as easy as giving. */
export function ConsentButton({ children }: { children: ReactNode }) {
  return (
    <Link as="button" type="button" onClick={askForConsent} className={styles.button}>
      {children}
    </Link>
  );
}
