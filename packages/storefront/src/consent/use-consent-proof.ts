import { useCommerce } from '@matchday/commerce/react';
import type { Consent, ConsentState } from '@matchday/tracking';
import { useEffect } from 'react';
import { warn } from '../reporting/report';

/** Sends the proof of a choice to the server. If it does not arrive, the next page tries again. */
export function useConsentProof(consent: Consent, state: ConsentState): void {
  const { client } = useCommerce();
  useEffect(() => {
    if (state.status !== 'decided' || state.isRecorded) return;
    const { id, choice, textVersion: version } = state;
    client.call('recordConsent', { body: { id, version, ...choice } }).then(
      () => consent.markRecorded(id),
      () => warn('The proof of a choice about cookies could not be stored'),
    );
  }, [client, consent, state]);
}
