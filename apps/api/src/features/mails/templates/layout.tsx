/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import { brandColor, textColorOn } from '../../../platform/brand-colors';
import type { MailShop } from '../mail-shop';

const style = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; background: #ffffff; color: #1a1a1a; }
a { color: inherit; }
@media (prefers-color-scheme: dark) {
  body { background: #121212 !important; color: #f2f2f2 !important; }
  .quiet { color: #b8b8b8 !important; }
}`;

/** The frame of every mail: the club's name on its brand colour, and the sender. */
export function Layout({
  shop,
  title,
  heading,
  children,
}: {
  shop: MailShop;
  title: string;
  heading: string;
  children: ReactNode;
}) {
  const { theming, footer } = shop.settings;
  const background = brandColor(theming?.view.primaryColor);
  const textColor = textColorOn(background);
  const { company } = footer.view;
  return (
    <html lang={shop.culture} dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{style}</style>
      </head>
      <body
        style={{ fontFamily: theming?.view.fontFamily || 'Arial, Helvetica, sans-serif', lineHeight: 1.5 }}
      >
        <header style={{ background, color: textColor, padding: '20px 24px' }}>
          <a
            href={homeUrl(shop)}
            style={{ color: textColor, fontSize: 22, fontWeight: 700, textDecoration: 'none' }}
          >
            {shop.name}
          </a>
        </header>
        <main style={{ maxWidth: 600, padding: '8px 24px 24px' }}>
          <h1 style={{ fontSize: 26, lineHeight: 1.25 }}>{heading}</h1>
          {children}
        </main>
        <footer
          className="quiet"
          style={{ maxWidth: 600, padding: '0 24px 24px', fontSize: 14, color: '#595959' }}
        >
          <p>
            <a href={homeUrl(shop)}>{shop.t('Mail.VisitShop')}</a>
          </p>
          <p>
            {shop.t('Mail.SentBy')} {company.name}, {company.address}, {company.zip} {company.city},{' '}
            {[company.cvr, company.vatNumber, company.phone].filter(Boolean).join(', ')},{' '}
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </p>
        </footer>
      </body>
    </html>
  );
}

const homeUrl = ({ home }: MailShop): string => `${home}/`;
