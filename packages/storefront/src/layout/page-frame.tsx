import { SkipLink } from '@matchday/ui/skip-link';
import type { ReactNode } from 'react';
import { getSettings } from '../data/shell';
import { getTranslate } from '../texts/server-texts';
import { Footer } from './footer/footer';
import { Header } from './header/header';
import { PageShown } from './page-shown';

export interface PageFrameProps {
  culture: string;
  /** The page's own address, from which navigation and languages link. */
  url: string;
  children: ReactNode;
}

/** Header, content and footer (S2.30). The mobile navigation closes on every navigation as it belongs to the page (S2.25). */
export async function PageFrame({ culture, url, children }: PageFrameProps) {
  const [settings, t] = await Promise.all([getSettings(culture, url), getTranslate(culture)]);
  return (
    <>
      <PageShown />
      <SkipLink>{t('Accessibility.SkipToContent')}</SkipLink>
      <Header culture={culture} url={url} settings={settings} t={t} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {settings && <Footer settings={settings} culture={culture} t={t} />}
    </>
  );
}
