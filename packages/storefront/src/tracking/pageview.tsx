'use client';

import { useEffect } from 'react';
import { track } from './track';
import { useShown } from './use-shown';

let referrer: string | undefined;

function tell() {
  track('pageview', {
    location: location.href,
    title: document.title,
    referrer: referrer ?? (document.referrer || undefined),
  });
  referrer = location.href;
}

/**
 * Tells a pageview after each navigation (S2.36): when its page is shown, and when another question is put to the same
 * page, such as a filter.
 */
export function Pageview() {
  useShown('', tell);
  useEffect(() => {
    const { navigation } = globalThis as Partial<Pick<Window, 'navigation'>>;
    const told = ({ navigationType, from }: NavigationCurrentEntryChangeEvent) => {
      const before = from.url ? new URL(from.url).pathname : '';
      if (navigationType === 'push' && before === location.pathname) tell();
    };
    navigation?.addEventListener('currententrychange', told);
    return () => navigation?.removeEventListener('currententrychange', told);
  }, []);
  return null;
}
