'use client';

import { useSyncExternalStore } from 'react';
import type { LastResort } from '../texts/last-resort-texts';

/** The document does not change its language while this page is shown. */
const subscribe = () => () => {};

/** Shown if even the error page fails (S8.6). Its texts came with the document, because the API may be down. */
export default function GlobalError() {
  const written = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.lastResort,
    () => undefined,
  );
  if (written === undefined) return <html lang="en" />;
  const { heading, text, link, home }: LastResort = JSON.parse(written);
  const { lang, dataset } = document.documentElement;
  return (
    <html lang={lang} data-theme={dataset.theme} data-last-resort={written}>
      <body>
        <title>{heading}</title>
        <main>
          <h1>{heading}</h1>
          <p>{text}</p>
          <p>
            <a href={home}>{link}</a>
          </p>
        </main>
      </body>
    </html>
  );
}
