'use client';

import { useEffect } from 'react';
import { track } from '../page-tracking/track';
import { useShown } from '../page-tracking/use-shown';
import { whenTitled } from '../page-tracking/when-titled';
import { endNavigation } from '../progress/navigation';
import * as styles from './page-shown.css';
import { restoreLostFocus } from './page-start';

let referrer: string | undefined;

/** Runs after each navigation: reports a pageview (S2.36) and ends the progress bar. */
function arrive() {
  endNavigation();
  const { href } = location;
  const from = referrer ?? (document.referrer || undefined);
  referrer = href;
  whenTitled((title) => track('pageview', { location: href, title, referrer: from }));
}

/** After a navigation within the shop, the focus moves to the new page; a loaded document starts there already. */
function show() {
  if (referrer !== undefined) restoreLostFocus();
  arrive();
}

/** Detects that its page is shown, or shown with another query, such as a filter. It is the start of the page for the focus. */
export function PageShown() {
  useShown('', show);
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
  return <div tabIndex={-1} data-page-start className={styles.start} />;
}
