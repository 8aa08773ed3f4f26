'use client';

import { useEffect } from 'react';
import { reportedAddress } from '../page-tracking/reported-address';
import { track } from '../page-tracking/track';
import { useShown } from '../page-tracking/use-shown';
import { whenTitled } from '../page-tracking/when-titled';
import { endNavigation } from '../progress/navigation';

let referrer: string | undefined;

/** Runs after each navigation: reports a pageview (S2.36) and ends the progress bar. */
function arrive() {
  endNavigation();
  const address = reportedAddress(location.href);
  const from = referrer ?? (document.referrer || undefined);
  referrer = address;
  whenTitled((title) => track('pageview', { location: address, title, referrer: from }));
}

/** Detects that its page is shown, or shown with another query, such as a filter. */
export function PageShown() {
  useShown('', arrive);
  useEffect(() => {
    const { navigation } = globalThis as Partial<Pick<Window, 'navigation'>>;
    const move = ({ navigationType, from }: NavigationCurrentEntryChangeEvent) => {
      const before = from.url ? new URL(from.url).pathname : '';
      if (before !== location.pathname) return;
      if (navigationType === 'push') arrive();
      else endNavigation();
    };
    navigation?.addEventListener('currententrychange', move);
    return () => navigation?.removeEventListener('currententrychange', move);
  }, []);
  return null;
}
