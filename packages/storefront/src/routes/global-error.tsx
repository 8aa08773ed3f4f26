'use client';

import { brand } from 'club-brand';
import { useSyncExternalStore } from 'react';
import { cultureOfPath } from '../addresses/paths';
import { lastResortTextsIn } from '../texts/last-resort-texts';

/** The address does not change while this page is shown. */
const subscribe = () => () => {};

/** Shown if even the error page fails (S8.6). Its texts come with the build, because the API may be down. */
export default function GlobalError() {
  const path = useSyncExternalStore(
    subscribe,
    () => location.pathname,
    () => '/',
  );
  const { culture, locale, pathPrefix } = cultureOfPath(brand, path);
  const texts = lastResortTextsIn(culture);
  return (
    <html lang={locale} data-theme={brand.themeName}>
      <body>
        <title>{texts['Error.Heading']}</title>
        <main>
          <h1>{texts['Error.Heading']}</h1>
          <p>{texts['Error.Text']}</p>
          <p>
            <a href={`${pathPrefix}/`}>{texts['Error.Home']}</a>
          </p>
        </main>
      </body>
    </html>
  );
}
