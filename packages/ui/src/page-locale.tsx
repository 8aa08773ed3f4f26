'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

const never = () => () => undefined;
const pageLanguage = () => document.documentElement.lang || 'en';

/** Makes react-aria use the language of the page instead of the browser's for texts, numbers and layout. */
export function PageLocale({ children }: { children: ReactNode }) {
  const locale = useSyncExternalStore(never, pageLanguage, () => 'en');
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
