'use client';

import type { ConsentState } from '@matchday/tracking';
import { ConsentBanner } from '@matchday/ui/consent-banner';
import { useAtomValue } from 'jotai/react';
import { useEffect, useState } from 'react';
import { focusPageStart } from '../layout/page-start';
import { startTracking } from '../page-tracking/start-tracking';
import { useShop } from '../shop/shop-provider';
import { useTexts } from '../texts/texts-provider';
import { consentRequests, takeWaitingRequest } from './consent-button';
import { useConsentProof } from './use-consent-proof';

export interface ConsentProps {
  /** The club's container of the tag manager. */
  containerId: string | undefined;
}

/** Starts tracking, and shows the consent until the shopper has chosen, or when it is opened again. */
export function Consent({ containerId }: ConsentProps) {
  const t = useTexts();
  const { storeId } = useShop();
  const consent = startTracking({ storeId, textVersion: t('Cookie.Version'), containerId });
  const state = useAtomValue(consent.state);
  const [opener, setOpener] = useState<Element | null>(null);

  useEffect(() => {
    const show = () => setOpener(document.activeElement ?? document.body);
    const ask = (event: Event) => {
      event.preventDefault();
      show();
    };
    if (takeWaitingRequest()) show();
    consentRequests.addEventListener('ask', ask);
    return () => consentRequests.removeEventListener('ask', ask);
  }, []);

  useConsentProof(consent, state);

  if (state.status === 'decided' && !opener) return null;
  const decide = (allowed: readonly string[]) => {
    consent.decide({
      analytics: allowed.includes('analytics'),
      advertising: allowed.includes('advertising'),
    });
    if (opener instanceof HTMLElement) opener.focus();
    else focusPageStart();
    setOpener(null);
  };
  return (
    <ConsentBanner
      key={opener ? 'asked' : 'first'}
      heading={t('Cookie.Heading')}
      text={t('Cookie.Text')}
      purposes={[
        {
          id: 'necessary',
          name: t('Cookie.Necessary'),
          description: t('Cookie.Necessary.Text'),
          necessary: true,
        },
        { id: 'analytics', name: t('Cookie.Statistics'), description: t('Cookie.Statistics.Text') },
        { id: 'advertising', name: t('Cookie.Marketing'), description: t('Cookie.Marketing.Text') },
      ]}
      allowed={allowedIn(state)}
      asked={opener !== null}
      labels={{
        acceptAll: t('Cookie.AcceptAll'),
        rejectAll: t('Cookie.RejectAll'),
        choose: t('Cookie.Settings'),
        save: t('Cookie.Save'),
      }}
      onDecide={decide}
    />
  );
}

const allowedIn = (state: ConsentState) =>
  state.status === 'decided' ? Object.entries(state.choice).flatMap(([id, yes]) => (yes ? [id] : [])) : [];
