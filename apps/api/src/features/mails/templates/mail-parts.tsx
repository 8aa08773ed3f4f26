/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import { brandColor, textColorOn } from '../../../platform/brand-colors';
import type { MailShop } from '../mail-shop';

/** The mail's call to action. */
export function Action({ shop, href, children }: { shop: MailShop; href: string; children: ReactNode }) {
  const background = brandColor(shop.settings.theming?.view.primaryColor);
  return (
    <p style={{ margin: '24px 0' }}>
      <a
        href={href}
        style={{
          display: 'inline-block',
          padding: '12px 20px',
          background,
          color: textColorOn(background),
          fontWeight: 700,
          textDecoration: 'none',
        }}
      >
        {children}
      </a>
    </p>
  );
}

/** The salutation of a mail; the name may be empty. */
export function greeting(t: MailShop['t'], name: string): string {
  return name ? t('Mail.Hello', { name }) : t('Mail.Hello.NoName');
}

/** Quotes typed text and keeps its line breaks. */
export function QuotedText({ children }: { children: string }) {
  return <blockquote style={{ margin: '16px 0', whiteSpace: 'pre-line' }}>{children}</blockquote>;
}
