/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import { brandColor, textColorOn } from '../colors';
import type { MailShop } from '../mail-shop';

/** The one thing that the mail asks for. */
export function Action({ shop, href, children }: { shop: MailShop; href: string; children: ReactNode }) {
  const ground = brandColor(shop.settings.theming?.view.primaryColor);
  return (
    <p style={{ margin: '24px 0' }}>
      <a
        href={href}
        style={{
          display: 'inline-block',
          padding: '12px 20px',
          background: ground,
          color: textColorOn(ground),
          fontWeight: 700,
          textDecoration: 'none',
        }}
      >
        {children}
      </a>
    </p>
  );
}

/** Text as it was typed, its lines kept. */
export function QuotedText({ children }: { children: string }) {
  return <blockquote style={{ margin: '16px 0', whiteSpace: 'pre-line' }}>{children}</blockquote>;
}
