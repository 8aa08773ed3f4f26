'use client';

import { Link } from '@matchday/ui/link';
import type { ReactNode } from 'react';
import * as styles from './consent-button.css';

/** Listeners that are called when the shopper opens the consent again. */
export const consentRequests = new EventTarget();

let isWaiting = false;

/** Shows the choice again, to change or withdraw it. A listener prevents the default. */
const askForConsent = (): void => {
  isWaiting = consentRequests.dispatchEvent(new Event('ask', { cancelable: true }));
};

/** Whether the shopper asked before anything listened, because the consent loads late. */
export function takeWaitingRequest(): boolean {
  const wasWaiting = isWaiting;
  isWaiting = false;
  return wasWaiting;
}

/** Shows the consent again, so that withdrawing is as easy as giving. */
export function ConsentButton({ children }: { children: ReactNode }) {
  return (
    <Link as="button" type="button" onClick={askForConsent} className={styles.button}>
      {children}
    </Link>
  );
}
