/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import { brandColor, textColorOn } from '../colors';
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

/** Quotes typed text and keeps its line breaks. */
export function QuotedText({ children }: { children: string }) {
  return <blockquote style={{ margin: '16px 0', whiteSpace: 'pre-line' }}>{children}</blockquote>;
}
