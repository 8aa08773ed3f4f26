'use client';

import { Link } from '@matchday/ui/link';
import type { ReactNode } from 'react';
import * as styles from './consent-button.css';

/** Listeners that are called when the shopper opens the consent again. */
export const consentRequests = new EventTarget();

/** Shows the choice again, to change or withdraw it. */
const askForConsent = (): void => {
  consentRequests.dispatchEvent(new Event('ask'));
};

/** Shows the consent again, so that withdrawing is as easy as giving. */
export function ConsentButton({ children }: { children: ReactNode }) {
  return (
    <Link as="button" type="button" onClick={askForConsent} className={styles.button}>
      {children}
    </Link>
  );
}
